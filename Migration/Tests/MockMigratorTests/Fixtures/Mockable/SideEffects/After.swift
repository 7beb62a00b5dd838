import Understudy
import Testing

@Suite(.verifyingMocks) struct GardenerTests {
  @Test func sideEffects() {
    let pump = MockPump(.strict)
    var stops = 0
    var names: [String] = []
    stub(pump.stop()).performs { stops += 1 }
    stub(pump.pressure.set(3)).performs { _ in stops = 0 }
    stub(pump.pressure).performs { stops = 1 }
    stub(pump.water(.any, liters: .any)).performs { _ in
      names.append("water")
    }.answers { bed, liters in bed.count * liters }
    stub(pump.moisture(of: .where { $0.hasPrefix("i") })).answers(measure)
  }
}
