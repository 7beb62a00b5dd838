import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from generated spies", .verifyingMocks(unusedStubs: .allow))
struct FromGeneratedSpiesSamples {
  let pump = PumpMock()
  let log = GardenLogMock()

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["ivy"])

    verify(pump.water("ivy", liters: 5))
    verify(log.note("ivy: no water"))
  }

  @Test("a handler with conditions")
  func handler() {
    stub(pump.water(.any, liters: .any)).answers { bed, _ in
      if bed == "ivy" { throw TankIsEmpty() }
      return 95
    }

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    let beds = verify(pump.water(.any, liters: .any), 2).map(\.arguments.0)
    #expect(beds == ["roses", "ivy"])
  }

  @Test("stubs and counts")
  func stubsAndCounts() async throws {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.moisture(of: .any)).returns(40)
    stub(pump.stop()).performs { print("stopped") }
    stub(pump.pressure).stores(2.5)

    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try await pump.moisture(of: "roses") == 40)
    pump.pressure = 3
    #expect(pump.pressure == 3)

    verify(pump.water(.any, liters: .any), 1...)
    verify(pump.water(.any, liters: .any), 2)
    verify(pump.stop(), .never)
    verify(pump.pressure.set(.any))
    #expect(calls(pump.water(.any, liters: .any)).count == 2)
    #expect(calls(pump.water(.any, liters: .any)).last?.arguments.0 == "palms")
    #expect(calls(pump.water(.any, liters: .any)).map(\.arguments.1) == [5, 2])
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
