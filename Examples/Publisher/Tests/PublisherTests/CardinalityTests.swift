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

  @Test("a number expects exactly that many calls")
  func exactly() {
    expect(subscriber.receive("a"), 2)
    expect(subscriber.receive("b"), .exactly(3))
    publish("a", "a", "b", "b", "b")
  }

  @Test("a lower bound expects that many calls or more")
  func atLeast() {
    expect(subscriber.receive("a"), 1...)
    expect(subscriber.receive("b"), .atLeast(1))
    publish("a", "b", "b", "b")
  }

  @Test("an upper bound allows that many calls or fewer, including none")
  func atMost() {
    expect(subscriber.receive("a"), ...2)
    expect(subscriber.receive("b"), .atMost(2))
    expect(subscriber.receive("c"), ..<3)
    publish("a", "b", "b")
  }

  @Test("a range expects a number of calls between two bounds")
  func between() {
    expect(subscriber.receive("a"), 1...3)
    expect(subscriber.receive("b"), .between(1, 3))
    expect(subscriber.receive("c"), 1..<4)
    publish("a", "b", "b", "c", "c", "c")
  }

  @Test("reject and .never expect no call")
  func never() {
    reject(subscriber.receive("a"))
    expect(subscriber.receive("b"), .never)
    expect(subscriber.receive("c"), 0)
    expect(subscriber.receive("d"))
    publish("d")
  }

  @Test(".any allows any number of calls, including none")
  func any() {
    expect(subscriber.receive("a"), .any)
    expect(subscriber.receive("b"), 0...)
    publish("a", "a")
  }

  // A stub expresses the same more clearly: it allows calls and expects none. The trait allows this one
  // to be unused. Otherwise it would warn.

  @Test("a stub allows any number of calls", .verifyingMocks(unusedStubs: .allow))
  func allowed() {
    expect(subscriber.receive("a"))
    stub(subscriber.receive("b"))
    stub(subscriber.receive("c"))
    publish("a", "b", "b")
  }

  // Once a requirement has an expectation, other calls to it are failures. Without the stub, or the line
  // that ignores the mock, "b" would be an unexpected call.

  @Test("ignore allows all other calls on a mock")
  func ignored() {
    ignore(subscriber)
    expect(subscriber.receive("a"))
    publish("a", "b", "c")
  }

  @Test("verify accepts the same counts after the fact")
  func verified() {
    publish("a", "b", "b")

    verify(subscriber.receive("a"))
    verify(subscriber.receive("b"), 2...)
    verify(subscriber.receive("c"), .never)
    let received = verify(subscriber.receive(.any), 3).map(\.arguments)
    #expect(received == ["a", "b", "b"])
  }

  private func publish(_ messages: String...) {
    for message in messages { publisher.publish(message) }
  }
}
