import Testing

@testable import Garden

@Suite struct GardenerTests {
  let pump = PumpSpy()
  let log = LogStub()
  let gardener: Gardener

  init() {
    gardener = Gardener(pump: pump, log: log)
  }

  @Test func watersEachBedAndStops() {
    pump.waterResult = .success(95)

    #expect(gardener.water(["roses", "ferns"]) == 2)

    #expect(pump.waterCallCount == 2)
    #expect(pump.wateredBeds == ["roses", "ferns"])
    #expect(pump.lastLiters == 5)
    #expect(pump.stopWasCalled)
    #expect(log.all == "roses: 95 liters left; ferns: 95 liters left")
  }

  @Test func stopsWhenTheTankIsEmpty() {
    pump.waterResult = .failure(TankIsEmpty())

    #expect(gardener.water(["ivy", "roses"]) == 0)

    #expect(pump.waterCallCount == 1)
    #expect(pump.stopWasCalled == true)
    #expect(log.all == "ivy: no water")
  }

  @Test func goesOnIfThePumpIsBroken() {
    pump.waterResult = .failure(CancellationError())

    #expect(gardener.water(["ivy", "roses"], liters: 1) == 0)

    #expect(pump.wateredBeds.count == 2)
    #expect(pump.wateredBeds.last == "roses")
    #expect(log.all == "ivy: broken; roses: broken")
  }

  @Test func asksForARefill() {
    pump.waterResult = .success(4)
    #expect(gardener.water(["roses", "ferns", "moss"]) == 1)
    #expect(log.all == "roses: 4 liters left; refill the tank")
    #expect(pump.waterCallCount == 1)
  }

  @Test func doesNotNeedARefillForTheNextBed() {
    pump.waterResult = .success(5)
    gardener.water(["roses", "ferns"])
    #expect(pump.waterCallCount > 1)
  }

  @Test func theLastBedNeedsNoRefill() {
    pump.waterResult = .success(0)
    gardener.water(["roses"])
    #expect(log.all == "roses: 0 liters left")
  }

  @Test func doesNothingWithoutBedsOrWater() {
    gardener.water([])
    gardener.water(["roses"], liters: 0)

    #expect(pump.waterCallCount == 0)
    #expect(!pump.stopWasCalled)
    #expect(pump.wateredBeds.isEmpty)
    #expect(pump.lastLiters == nil)
  }

  @Test(arguments: [(10, 10), (11, 5), (29, 5)])
  func watersADryBed(_ moisture: Int, _ liters: Int) async throws {
    pump.moisture = moisture

    #expect(try await gardener.check("ferns"))

    #expect(pump.measured == ["ferns"])
    #expect(pump.wateredBeds == ["ferns"])
    #expect(pump.lastLiters == liters)
  }

  @Test func doesNotWaterAMoistBed() async throws {
    pump.moisture = 30
    #expect(try await !gardener.check("ferns"))
    #expect(pump.waterCallCount == 0)
  }

  @Test func findsTheDriestBed() async {
    pump.moisture = 40
    let driest = await gardener.driest(of: ["roses", "moss"])
    #expect(driest == "roses")
    #expect(pump.measured.count == 2)
  }

  @Test(arguments: [(nil, 2), (9, 5), (0, 1), (3, 3)] as [(Double?, Double)])
  func limitsThePressure(_ pressure: Double?, _ limited: Double) {
    pump.pressure = 2.5
    gardener.adjust(to: pressure)
    #expect(pump.pressure == limited)
  }

  @Test func notesADryBed() {
    pump.onWatch = { _, onDry in
      onDry(10)
      onDry(11)
    }
    gardener.watch("moss", threshold: 10)
    #expect(log.all == "moss is dry")
  }
}
