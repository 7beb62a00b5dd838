import Testing
import Understudy

@testable import Bookshop

/// The samples of a section of the guide.
struct StrictnessSection {
  @Test(.verifyingMocks) func strict() throws {
    let gateway = MockGateway("gateway", .strict)
    stub(gateway.rate(of: .any)).returns(1)
    expect(gateway.charge(1000, currency: "EUR"))

    try Till(gateway: gateway).sell(1000, in: "EUR")
  }

  @Test(.verifyingMocks) func oneRequirement() throws {
    let gateway = MockGateway("gateway")
    setStrictness(.strict, for: gateway.charge(.any, currency: .any))
    expect(gateway.charge(1000, currency: "EUR"))
    try gateway.charge(1000, currency: "EUR")
  }

  @Test(.verifyingMocks) func allowing() {
    let ledger = MockLedger("ledger", .strict)
    stub(ledger.open())
    ledger.open()
  }
}
