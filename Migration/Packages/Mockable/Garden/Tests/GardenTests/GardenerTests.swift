import Mockable
import Testing

@testable import Garden

@Suite struct GardenerTests {
  let pump = MockPump()
  let log = MockGardenLog(policy: .relaxed)
  let gardener: Gardener

  init() {
    gardener = Gardener(pump: pump, log: log)
    given(pump).stop().willReturn()
  }

  @Test func watersEachBedAndStops() {
    given(pump).water(.any, liters: .any).willReturn(95)

    #expect(gardener.water(["roses", "ferns"]) == 2)

    verify(pump).water(.any, liters: .value(5)).called(2)
    verify(pump).stop().called(.once)
    verify(log)
      .note(.value("roses: 95 liters left")).called(.once)
      .note(.value("ferns: 95 liters left")).called(.atLeastOnce)
  }

  @Test func stopsWhenTheTankIsEmpty() {
    given(pump)
      .water(.any, liters: .any).willReturn(95)
      .water(.any, liters: .any).willThrow(TankIsEmpty())

    #expect(gardener.water(["moss", "ivy", "roses"]) == 1)

    verify(log).note(.value("moss: 95 liters left")).called(.once)
    verify(log).note(.value("ivy: no water")).called(.once)
    verify(pump).water(.value("roses"), liters: .any).called(.never)
  }

  @Test func goesOnIfThePumpIsBroken() {
    given(pump).water(.any, liters: .any).willThrow(CancellationError())
    #expect(gardener.water(["ivy", "roses"], liters: 1) == 0)
    verify(log).note(.matching { $0.hasSuffix("broken") }).called(2)
  }

  @Test func asksForARefill() {
    given(pump).water(.any, liters: .any).willProduce { bed, liters in
      bed == "roses" ? liters : liters - 1
    }
    gardener.water(["roses", "ferns", "moss"])
    verify(log).note(.value("refill the tank")).called(.exactly(1))
    verify(pump).water(.any, liters: .any).called(.from(2, to: 2))
  }

  @Test func theLastBedNeedsNoRefill() {
    given(pump).water(.value("roses"), liters: .any).willReturn(0)
    gardener.water(["roses"])
    verify(log).note(.any).called(.lessOrEqual(to: 1))
  }

  @Test func doesNothingWithoutBedsOrWater() {
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    verify(pump).water(.any, liters: .any).called(.never)
    verify(pump).stop().called(.never)
  }

  @Test(arguments: [(10, 10), (11, 5), (29, 5)])
  func watersADryBed(_ moisture: Int, _ liters: Int) async throws {
    given(pump).moisture(of: .value("ferns")).willReturn(moisture)
    given(pump).water(.any, liters: .any).willReturn(95)

    #expect(try await gardener.check("ferns"))

    verify(pump).water(.value("ferns"), liters: .value(liters)).called(.once)
  }

  @Test func doesNotWaterAMoistBed() async throws {
    given(pump).moisture(of: .any).willReturn(30)
    #expect(try await !gardener.check("ferns"))
    verify(pump)
      .moisture(of: .any).called(.once)
      .water(.any, liters: .any).called(.never)
  }

  @Test func findsTheDriestBed() async {
    given(pump).moisture(of: .any).willProduce { $0 == "moss" ? 20 : 40 }
    let driest = await gardener.driest(of: ["roses", "moss", "ferns"])
    #expect(driest == "moss")
  }

  @Test func limitsThePressure() {
    given(pump).pressure.willReturn(2.5)
    gardener.adjust(to: nil)
    gardener.adjust(to: 9)
    gardener.adjust(to: 0)
    gardener.adjust(to: 2.5)
    verify(pump).pressure().getCalled(4)
    verify(pump).pressure(newValue: .value(2)).setCalled(.once)
    verify(pump).pressure(newValue: .value(5)).setCalled(.once)
    verify(pump).pressure(newValue: .value(1)).setCalled(.once)
    verify(pump).pressure(newValue: .value(2.5)).setCalled(.never)
  }

  @Test func notesADryBed() {
    given(pump).watch(.value("moss"), onDry: .any).willProduce { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    verify(log).note(.value("moss is dry")).called(1)
  }
}
