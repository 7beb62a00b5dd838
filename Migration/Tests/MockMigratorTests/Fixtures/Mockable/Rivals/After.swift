import Understudy
import Mockable
import XCTest

final class GardenerTests: MockingTestCase {
  let pump = MockPump(.strict)

  override func setUp() {
    #warning("understudy: Mockable uses registrations for 'water' up in their order, and in Understudy the newest stub answers; write one stub with '.then' for consecutive calls")
    given(pump).water(.any, liters: .any).willReturn(1)
  }

  func testOverride() {
    #warning("understudy: Mockable uses registrations for 'water' up in their order, and in Understudy the newest stub answers; write one stub with '.then' for consecutive calls")
    given(pump).water(.value("ivy"), liters: .any).willReturn(3)
    stub(pump.stop())
  }
}
