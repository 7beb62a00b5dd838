import Shop
import Testing
import Understudy
import UnderstudyMacros

/// A protocol that refines a protocol of another module.
@Mockable protocol RefundingGateway: Gateway {
  func refund(_ amount: Int)
}

/// A handwritten mock with an empty body.
final class PaperGateway: Mock, Gateway, @unchecked Sendable {}

@Suite(.verifyingMocks) struct AcrossModules {
  @Test func inheritedRequirement() {
    let gateway = MockRefundingGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
    expect(gateway.refund(3))
    gateway.refund(3)
  }

  @Test func handwrittenMock() {
    let gateway = PaperGateway("paper")
    expect(gateway.open())
    // fails: Unexpected call on 'paper': charge(1, currency: "EUR")
    expect(gateway.charge(.any, currency: "USD"), .any)
    gateway.open()
    Till(gateway).sell(1)
  }

  @Test func handwrittenMockPasses() throws {
    let gateway = PaperGateway()
    stub(gateway.charge(.any, currency: "EUR")).returns("ok")
    #expect(try gateway.charge(1, currency: "EUR") == "ok")
    verify(gateway.charge(1, currency: "EUR"))
  }
}
