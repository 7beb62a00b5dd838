import Shop
import Understudy
import XCTest

struct Stop: Error {}

final class ScopedXCTestFailures: MockingTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  func testUnmetExpectation() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  func testTooManyCalls() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    gateway.open()
    gateway.open()
  }

  func testRejectedCall() {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    gateway.open()
  }

  func testUnexpectedCall() {
    let gateway = MockGateway("gateway")
    // fails: Unexpected call on 'gateway': charge(1299, currency: "EUR")
    expect(gateway.charge(1299, currency: "USD"), .atLeast(0))
    Till(gateway).sell(1299)
  }

  func testStrictMock() {
    let gateway = MockGateway("gateway", .strict)
    gateway.open()  // fails: Unexpected call on 'gateway': open()
  }

  func testVerification() {
    let gateway = MockGateway("gateway")
    gateway.open()
    // fails: Expected at least 2 calls to gateway.open(), received 1
    verify(gateway.open(), .atLeast(2))
  }

  func testExplicitVerificationIsNotRepeatedAtTheEnd() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    verifyExpectations(gateway)  // fails: Expected 1 call to gateway.open(), received 0
  }

  func testNoMoreInteractions() {
    let gateway = MockGateway("gateway")
    gateway.open()
    verifyNoMoreInteractions(gateway)  // fails: Expected no more calls on 'gateway', received 1
  }

  func testNoValue() {
    let gateway = MockGateway("gateway")
    _ = try? gateway.balance()  // fails: No value for gateway.balance() -> Balance
  }

  func testNoMoreAnswers() {
    let gateway = MockGateway("gateway")
    // fails: No answer left for gateway.charge(1, currency: "EUR"): the stub has 1 answer, and this
    //   is call 2
    stub(gateway.charge(.any, currency: .any)).returns("ok").then.fails()
    Till(gateway).sell(1)
    Till(gateway).sell(1)
  }

  func testUnusedStub() {
    let gateway = MockGateway("gateway")
    stub(gateway.open())  // fails: Unused stub: gateway.open()
  }

  func testUnusedStubOfAnInnerScope() {
    MockScope.run(unusedStubs: .allow) { _ = stub(MockGateway("quiet").open()) }
    MockScope.run(unusedStubs: .warn) { _ = stub(MockGateway("warned of").open()) }
  }

  func testInnerScope() {
    let outer = MockGateway("outer")
    expect(outer.open())  // fails: Expected 1 call to outer.open(), received 2: open()
    outer.open()
    MockScope.run {
      let inner = MockGateway("inner")
      expect(inner.open())  // fails: Expected 1 call to inner.open(), received 0
      outer.open()
    }
  }

  func testInnerScopeIsCancelled() async {
    let task = Task {
      try await MockScope.run {
        expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
        try await Task.sleep(for: .seconds(3600))
      }
    }
    task.cancel()
    _ = await task.result
    verify(MockGateway.fee(), .never)
  }

  func testOtherThread() {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      gateway.open()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testDetachedTask() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    await Task.detached { gateway.open() }.value
  }

  func testTheTestThrows() throws {  // fails nowhere: threw error "Stop()"
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
    throw Stop()
  }

  func testStaticRequirement() {
    expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
  }

  func testPasses() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    gateway.open()
  }
}
