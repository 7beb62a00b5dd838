import Dispatch
import Shop
import Testing
import Understudy

/// Without the trait, failures are found at the call, by a verification, or when the mock goes.
@Suite struct UnscopedFailures {
  let stored = MockGateway("stored")

  @Test func mockGoesAway() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test func mockOfTheSuiteGoesAway() {
    expect(stored.open())  // fails: Expected 1 call to stored.open(), received 0
  }

  @Test func tooManyCalls() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    gateway.open()
    gateway.open()
  }

  @Test func keptUntilVerified() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())
    await Task.detached { gateway.open() }.value
    // fails: Expected no call to gateway.open(), received 1: open()
    verify(gateway.settle(), .never)
  }

  @Test func keptUntilTheMockGoesAway() {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    let queue = DispatchQueue(label: "elsewhere")
    queue.async { gateway.open() }
    queue.sync {}  // By now the queue has let go of the mock, too.
  }

  @Test func scopeAroundAClosure() {
    MockScope.run {
      let gateway = MockGateway("gateway")
      expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
    }
  }
}
