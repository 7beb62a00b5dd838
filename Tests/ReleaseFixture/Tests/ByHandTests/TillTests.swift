import Shop
import Understudy
import UnderstudyHandwritten
import XCTest

/// A mock that needs neither an attribute nor the plug-in.
private final class HandwrittenGateway: Mock, Gateway, @unchecked Sendable {
  lazy var rateRef = MockReference(rate)
  lazy var chargeRef = AsyncMockReference(charge)

  func rate(of currency: String) -> Double { call(rateRef, args: (currency)) }
  func charge(_ cents: Int, currency: String) async throws {
    try await call(chargeRef, args: (cents, currency))
  }
}

final class TillTests: MockingTestCase {
  func testMockByHand() async throws {
    let gateway = HandwrittenGateway("gateway")
    stub(gateway.call(to: gateway.rateRef)("USD")).returns(1.25)
    expect(gateway.call(to: gateway.chargeRef)(1250, "USD"))
    try await Till(gateway: gateway).sell(1000, in: "USD")
  }

  func testMockOfAClosure() {
    let convert = MockClosure("convert", of: ((Int) -> Int).self)
    stub(convert(.any)).answers { $0 * 2 }
    XCTAssertEqual([1, 2].map(convert.function), [2, 4])
    verify(convert(2))
  }
}
