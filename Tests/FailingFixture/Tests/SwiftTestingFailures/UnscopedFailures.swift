import Dispatch
import Shop
import Testing
import Understudy

/// Without the trait, failures are reported by the call, a verification or the mock's `deinit`.
@Suite struct UnscopedFailures {
  let stored = MockGateway("stored")

  @Test func releasedMock() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test func releasedMockOfTheSuite() {
    expect(stored.open())  // fails: Expected 1 call to stored.open(), received 0
  }

  @Test func tooManyCalls() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    gateway.open()
    gateway.open()
  }

  @Test func rejectedCallOnADetachedTask() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    await Task.detached { gateway.open() }.value
    verify(gateway.settle(), .never)
  }

  @Test func rejectedCallOnAQueue() {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    let queue = DispatchQueue(label: "elsewhere")
    queue.async { gateway.open() }
    queue.sync {}  // Afterwards the queue does not retain the mock either.
  }

  @Test func scopeAroundAClosure() {
    MockScope.run {
      let gateway = MockGateway("gateway")
      expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
    }
  }
}
