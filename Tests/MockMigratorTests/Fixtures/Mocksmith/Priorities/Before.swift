import Mocksmith
import Testing

@Test func specific() {
  let pump = PumpMock()
  Given(pump).water(.value("ivy"), liters: .any).willReturn(1)
  Given(pump).water(.any, liters: .any).willReturn(2)
}

@Test func effects() {
  let pump = PumpMock()
  var names: [String] = []
  Given(pump).find(.any).willReturn(nil)
  Perform(pump).find(.any) { names.append($0) }
  Perform(pump).stop { print("stopped") }
  Given(pump).water(.any, liters: .any).willReturn(2)
  Perform(pump).water(.value("ivy"), liters: .any) { bed, _ in names.append(bed) }
}

final class PumpTests: XCTestCase {
  let pump = PumpMock()

  override func setUp() {
    Given(pump).stop()
  }

  func testStops() {
    var stops = 0
    Perform(pump).stop { stops += 1 }
  }
}
