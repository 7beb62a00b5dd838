import Mockable
import XCTest

final class GardenerTests: XCTestCase {
  let pump = MockPump()

  override func setUp() {
    given(pump).water(.any, liters: .any).willReturn(1)
  }

  func testOverride() {
    given(pump).water(.value("ivy"), liters: .any).willReturn(3)
    given(pump).stop().willReturn()
  }
}
