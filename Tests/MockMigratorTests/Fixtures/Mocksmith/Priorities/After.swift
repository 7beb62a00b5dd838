import Understudy
import Mocksmith
import Testing

@Test(.verifyingMocks) func specific() {
  let pump = PumpMock(.strict)
  stub(pump.water("ivy", liters: .any)).returns(1)
  #warning("understudy: in Mocksmith the more specific stub of 'water' wins, and in Understudy the newest; write this stub before it")
  Given(pump).water(.any, liters: .any).willReturn(2)
}

@Test(.verifyingMocks) func effects() {
  let pump = PumpMock(.strict)
  var names: [String] = []
  stub(pump.find(.any)).performs { names.append($0) }.returns(nil)
  stub(pump.stop()).performs { print("stopped") }
  stub(pump.water(.any, liters: .any)).returns(2)
  #warning("understudy: write '.performs' on each stub of 'water' that the call can match")
  Perform(pump).water(.value("ivy"), liters: .any) { bed, _ in names.append(bed) }
}

final class PumpTests: MockingTestCase {
  let pump = PumpMock(.strict)

  override func setUp() {
    stub(pump.stop())
  }

  func testStops() {
    var stops = 0
    stub(pump.stop()).performs { stops += 1 }
  }
}
