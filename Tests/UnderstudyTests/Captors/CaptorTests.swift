import Testing
import Understudy

@Suite("Captors", .verifyingMocks)
struct CaptorTests {
  @Test("a captor captures the arguments of calls on a generated mock")
  func readme() throws {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: .any)).returns(1.25)

    let cents = Captor<Int>()
    expect(gateway.charge(.captured(by: cents, .greaterThan(0)), currency: "USD"), 1...)
    try Till(gateway: gateway).sell(1000, in: "USD")
    #expect(cents.values == [1250])
  }
}
