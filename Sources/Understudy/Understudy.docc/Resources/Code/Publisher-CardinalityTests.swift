import Publisher
import Testing
import Understudy

@Suite("Counts of expectations", .verifyingMocks)
struct CardinalityTests {
  let subscriber = MockSubscriber()
  let publisher = Publisher()

  init() { publisher.add(subscriber) }

  @Test("an expectation without a count expects one call")
  func once() {
    expect(subscriber.receive("a"))
    expect(subscriber.receive("b"), .once)
    expect(subscriber.receive("c"), .exactly(1))
    expect(subscriber.receive("d"), 1)
    publish("a", "b", "c", "d")
  }

  // …

  @Test("a lower bound expects that many calls or more")
  func atLeast() {
    expect(subscriber.receive("a"), 1...)
    expect(subscriber.receive("b"), .atLeast(1))
    publish("a", "b", "b", "b")
  }

  // …

  @Test("reject and .never expect no call")
  func never() {
    reject(subscriber.receive("a"))
    expect(subscriber.receive("b"), .never)
    expect(subscriber.receive("c"), 0)
    expect(subscriber.receive("d"))
    publish("d")
  }

  // …
}
