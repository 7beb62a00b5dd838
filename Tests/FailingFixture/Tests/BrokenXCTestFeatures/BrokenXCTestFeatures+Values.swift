import Understudy
import UnderstudyTime
import XCTest

@testable import BeyondShop

// Patterns, answers, default values, class mocks and clocks.
extension BrokenXCTestFeatures {
  func testChainOfPartialMock() {
    let real = CashCounter()
    let counter = partialMock(of: real, as: MockCashCounter.self, "counter")
    // fails in testChainOfPartialMock: No call reaches the child mock 'counter.branch'
    // says in testChainOfPartialMock: counter.branch is forwarded to the real object.
    stub(counter.branch.isOpen(at: 10)).returns(true)
    withExtendedLifetime(real) {}
  }

  func testOrder() {
    let gateway = MockGateway("gateway")
    inOrder("sale") {
      expect(gateway.rate(of: "USD"))
      // fails in testOrder: Expected 1 call to gateway.charge(10, currency: "USD"), received 0
      // says in testOrder: order "sale" (
      expect(gateway.charge(10, currency: "USD"))
    }
    _ = gateway.rate(of: "USD")
  }

  func testNearestExpectation() {
    let gateway = MockGateway("gateway")
    // fails in testNearestExpectation: Unexpected call on 'gateway': rate(of: "EUR")
    // says in testNearestExpectation: 2 to 3 calls, received 2
    expect(gateway.rate(of: "USD"), 2...3)
    _ = gateway.rate(of: "USD")
    _ = gateway.rate(of: "USD")
    _ = gateway.rate(of: "EUR")
  }

  func testStrictCall() async {
    let gateway = MockGateway("gateway", .strict)
    do {
      // fails in testStrictCall: Unexpected call on 'gateway': charge(5, currency: "EUR")
      _ = try await gateway.charge(5, currency: "EUR")
      fatalError("The call returned a value.")
    } catch { XCTAssert(error is UnansweredCall) }
  }

  func testBorrowedArgument() {
    let gate = MockGate("gate")
    // fails in testBorrowedArgument: Unexpected call on 'gate': take(<Token: not recorded>, at: 1)
    // says in testBorrowedArgument: expected raw is 7
    expect(gate.take(.where("raw is 7") { $0.raw == 7 }, at: 1), .any)
    gate.take(Token(raw: 8), at: 1)
  }

  func testBorrowedArgumentAfterTheCall() {
    let gate = MockGate("gate")
    gate.take(Token(raw: 7), at: 1)
    // fails in testBorrowedArgumentAfterTheCall: gate.take(raw is 7, at: 1) cannot match a recorded call: an argument was not recorded
    // says in testBorrowedArgumentAfterTheCall: Write .any here, or write expect(...) before the call.
    reset(gate.take(.where("raw is 7") { $0.raw == 7 }, at: 1))
  }

  func testDefaultValue() {
    // fails in testDefaultValue: No value for clockwork.spring() -> Spring
    let clockwork = MockClockwork("clockwork")
    XCTAssertThrowsError(try clockwork.spring()) { XCTAssert($0 is UnansweredCall) }
  }

  func testResult() {
    let gateway = MockGateway("gateway")
    // fails in testResult: Unused stub: gateway.charge(any, currency: any)
    stub(gateway.charge(.any, currency: .any)).resolves(.failure(Declined()))
  }

  func testConfiguration() {
    // fails in testConfiguration: Unused stub: bank.rate(of: "USD")
    let bank = MockGateway("bank") { stub($0.rate(of: "USD")).returns(1) }
    _ = bank.rate(of: "EUR")
  }

  func testDrivenProperty() {
    let keychain = MockKeychain("keychain")
    // fails in testDrivenProperty: Unused stub: keychain.token
    let token = stub(keychain.token).stores(nil)
    token.value = "new"
  }

  func testInitializer() {
    Auditor(open: MockAuditLog.init(path:)).note("sold tea", on: "monday")
    // fails in testInitializer: No call matched MockAuditLog.initialized(path: "tuesday.log"); the only call differs in 1 argument
    verify(MockAuditLog.initialized(path: "tuesday.log"))
  }

  func testUnmockableClass() {
    // fails in testUnmockableClass: MockSafe must not be created: its door is open
    _ = MockSafe("safe")
  }

  @available(macOS 15, *)
  func testRepeatedWork() async {
    let (gateway, clock, executor) = (MockGateway("gateway"), ManualClock(), ManualExecutor())
    let task = Task(executorPreference: executor) {
      try await RateBoard(gateway: gateway, clock: clock).run()
    }
    executor.run(for: .seconds(180), advancing: clock)
    // fails in testRepeatedWork: Expected 5 calls to gateway.rate(of: "USD"), received 4
    verify(gateway.rate(of: "USD"), 5)
    task.cancel()
    executor.runUntilIdle()
    _ = await task.result
  }
}
