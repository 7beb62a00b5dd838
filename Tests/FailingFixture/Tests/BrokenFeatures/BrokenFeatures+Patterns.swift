import Testing
import Understudy

@testable import BeyondShop

// Expectations of many calls, calls in order, strict mocks and arguments that cannot be copied.
extension BrokenFeatures {
  @Test func chainOfPartialMock() {
    let real = CashCounter()
    let counter = partialMock(of: real, as: MockCashCounter.self, "counter")
    // fails in chainOfPartialMock: No call reaches the child mock 'counter.branch'
    // says in chainOfPartialMock: counter.branch is forwarded to the real object.
    stub(counter.branch.isOpen(at: 10)).returns(true)
    withExtendedLifetime(real) {}
  }

  @Test func order() {
    inOrder("sale") {
      expect(gateway.rate(of: "USD"))
      // fails in order: Expected 1 call to gateway.charge(10, currency: "USD"), received 0
      // says in order: order "sale" (
      expect(gateway.charge(10, currency: "USD"))
    }
    _ = gateway.rate(of: "USD")
  }

  @Test func nearestExpectation() {
    // fails in nearestExpectation: Unexpected call on 'gateway': rate(of: "EUR")
    // says in nearestExpectation: 2 to 3 calls, received 2
    expect(gateway.rate(of: "USD"), 2...3)
    _ = gateway.rate(of: "USD")
    _ = gateway.rate(of: "USD")
    _ = gateway.rate(of: "EUR")
  }

  @Test func strictCall() async {
    let gateway = MockGateway("strict gateway", .strict)
    var thrown: (any Error)?
    do {
      // fails in strictCall: Unexpected call on 'strict gateway': charge(5, currency: "EUR")
      _ = try await gateway.charge(5, currency: "EUR")
    } catch { thrown = error }
    #expect(thrown is UnansweredCall)
  }

  @Test func borrowedArgument() {
    let gate = MockGate("gate")
    // fails in borrowedArgument: Unexpected call on 'gate': take(<Token: not recorded>, at: 1)
    // says in borrowedArgument: expected raw is 7
    expect(gate.take(.where("raw is 7") { $0.raw == 7 }, at: 1), .any)
    gate.take(Token(raw: 8), at: 1)
  }

  @Test func borrowedArgumentAfterTheCall() {
    let gate = MockGate("gate")
    gate.take(Token(raw: 7), at: 1)
    // fails in borrowedArgumentAfterTheCall: gate.take(raw is 7, at: 1) cannot match a recorded call: an argument was not recorded
    // says in borrowedArgumentAfterTheCall: Write .any here, or write expect(...) before the call.
    #expect(calls(gate.take(.where("raw is 7") { $0.raw == 7 }, at: 1)).isEmpty)
  }
}
