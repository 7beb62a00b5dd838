import Mockable
import Testing

@Suite struct GardenerTests {
  @Test func sideEffects() {
    let pump = MockPump()
    var stops = 0
    var names: [String] = []
    when(pump).stop().perform { stops += 1 }
    when(pump).water(.any, liters: .any).perform {
      names.append("water")
    }
    when(pump).pressure(newValue: .value(3)).performOnSet { stops = 0 }
    when(pump).pressure().performOnGet { stops = 1 }
    given(pump).water(.any, liters: .any).willProduce { bed, liters in bed.count * liters }
    given(pump).moisture(of: .matching { $0.hasPrefix("i") }).willProduce(measure)
  }
}
