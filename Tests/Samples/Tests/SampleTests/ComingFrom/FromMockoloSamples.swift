import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from mockolo", .verifyingMocks(unusedStubs: .allow))
struct FromMockoloSamples {
  let pump = PumpMock()
  let log = GardenLogMock()

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).answers { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    let beds = verify(pump.water(.any, liters: .any), 2).map(\.arguments.0)
    #expect(beds == ["roses", "ivy"])
    verify(log.note("ivy: no water"))
  }

  @Test("stubs and counts")
  func stubsAndCounts() throws {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.stop()).performs { print("stopped") }
    stub(pump.pressure).stores(2.5)

    #expect(try pump.water("roses", liters: 5) == 95)
    pump.stop()
    pump.pressure = 3

    verify(pump.water(.any, liters: .any))
    #expect(calls(pump.water(.any, liters: .any)).count == 1)
    verify(pump.pressure.set(.any))
    #expect(pump.pressure == 3)
  }

  @Test("a stream instead of a subject")
  func stream() async {
    let sensor = SensorMock()
    let readings = MockStream(of: Int.self)
    stub(sensor.readings()).returns(readings.stream)

    readings.send(40, 35)
    readings.finish()
    var received: [Int] = []
    for await reading in sensor.readings() { received.append(reading) }
    #expect(received == [40, 35])
  }
}

/// Measures the moisture again and again.
protocol Sensor {
  /// Returns the values, in percent.
  func readings() -> AsyncStream<Int>
}
