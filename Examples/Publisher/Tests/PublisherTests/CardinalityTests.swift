import Publisher
import Testing
import Understudy

@Suite("How often a message is received", .verifyingMocks)
struct CardinalityTests {
  let subscriber = MockSubscriber()
  let publisher = Publisher()

  init() { publisher.add(subscriber) }

  @Test("exactly once, when nothing else is said")
  func once() {
    expect(subscriber.receive("a"))
    expect(subscriber.receive("b"), .once)
    expect(subscriber.receive("c"), .exactly(1))
    expect(subscriber.receive("d"), 1)
    publish("a", "b", "c", "d")
  }

  @Test("so many times")
  func exactly() {
    expect(subscriber.receive("a"), 2)
    expect(subscriber.receive("b"), .exactly(3))
    publish("a", "a", "b", "b", "b")
  }

  @Test("so many times or more")
  func atLeast() {
    expect(subscriber.receive("a"), 1...)
    expect(subscriber.receive("b"), .atLeast(1))
    publish("a", "b", "b", "b")
  }

  @Test("so many times or fewer, none included")
  func atMost() {
    expect(subscriber.receive("a"), ...2)
    expect(subscriber.receive("b"), .atMost(2))
    expect(subscriber.receive("c"), ..<3)
    publish("a", "b", "b")
  }

  @Test("between two numbers of times")
  func between() {
    expect(subscriber.receive("a"), 1...3)
    expect(subscriber.receive("b"), .between(1, 3))
    expect(subscriber.receive("c"), 1..<4)
    publish("a", "b", "b", "c", "c", "c")
  }

  @Test("never")
  func never() {
    reject(subscriber.receive("a"))
    expect(subscriber.receive("b"), .never)
    expect(subscriber.receive("c"), 0)
    expect(subscriber.receive("d"))
    publish("d")
  }

  @Test("any number of times, none included")
  func any() {
    expect(subscriber.receive("a"), .any)
    expect(subscriber.receive("b"), 0...)
    publish("a", "a")
  }

  // The same is better said by a stub, which allows calls and expects none. This one is allowed
  // not to be used, of which the trait would warn otherwise.

  @Test("any number of times, by a stub", .verifyingMocks(unusedStubs: .allow))
  func allowed() {
    expect(subscriber.receive("a"))
    stub(subscriber.receive("b"))
    stub(subscriber.receive("c"))
    publish("a", "b", "b")
  }

  // From its first expectation on, a requirement accepts no other call: without the stub or the
  // line that ignores the mock, "b" would be an unexpected call.

  @Test("any message any number of times, where the subscriber is ignored")
  func ignored() {
    ignore(subscriber)
    expect(subscriber.receive("a"))
    publish("a", "b", "c")
  }

  @Test("after the fact, counted the same ways")
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
