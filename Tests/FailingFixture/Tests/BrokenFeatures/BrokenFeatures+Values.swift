import Testing
import Understudy

@testable import BeyondShop

/// A spring without a default value.
final class Spring: Sendable { init?(length: Int) { return nil } }

/// Springs.
protocol Clockwork {
  func spring() throws -> Spring
}

/// A safe that must not be mocked.
class Safe: Unmockable {
  static var reasonAgainstMocking: String? { "its door is open" }
}

// Answers, default values and class mocks.
extension BrokenFeatures {
  @Test func defaultValue() {
    // fails in defaultValue: No value for clockwork.spring() -> Spring
    let clockwork = MockClockwork("clockwork")
    #expect(throws: UnansweredCall.self) { try clockwork.spring() }
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func result() {
    // fails in result: Unused stub: gateway.charge(any, currency: any)
    stub(gateway.charge(.any, currency: .any)).resolves(.failure(Declined()))
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func configuration() {
    // fails in configuration: Unused stub: bank.rate(of: "USD")
    let bank = MockGateway("bank") { stub($0.rate(of: "USD")).returns(1) }
    _ = bank.rate(of: "EUR")
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func drivenProperty() {
    let keychain = MockKeychain("keychain")
    // fails in drivenProperty: Unused stub: keychain.token
    let token = stub(keychain.token).stores(nil)
    token.value = "new"
  }

  @Test func initializer() {
    Auditor(open: MockAuditLog.init(path:)).note("sold tea", on: "monday")
    // fails in initializer: No call matched MockAuditLog.initialized(path: "tuesday.log"); the only call differs in 1 argument
    verify(MockAuditLog.initialized(path: "tuesday.log"))
  }

  @Test func unmockableClass() {
    // fails in unmockableClass: MockSafe must not be created: its door is open
    _ = MockSafe("safe")
  }
}
