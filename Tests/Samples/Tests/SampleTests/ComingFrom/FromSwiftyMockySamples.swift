import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from SwiftyMocky", .verifyingMocks(unusedStubs: .allow))
struct FromSwiftyMockySamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 2)
    verify(log.note("ivy: no water"), 1...)
  }

  @Test("stubs")
  func stubs() throws {
    stub(pump.water("roses", liters: 5)).returns(95)
    stub(pump.water("ferns", liters: 5)).returns(95, 90)
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    stub(pump.water("moss", liters: .where("is even") { $0 % 2 == 0 })).returns(80)
    stub(pump.pressure).returns(2.5)
    stub(pump.stop()).performs { print("stopped") }

    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try pump.water("moss", liters: 4) == 80)
    pump.stop()
    #expect(pump.pressure == 2.5)
  }

  @Test("verification")
  func verification() {
    let beds = Captor<String>()
    Gardener(pump: pump, log: log).water(["roses", "roses", "ferns"])
    pump.pressure = 3
    _ = pump.pressure

    verify(pump.stop(), 1...)
    verify(pump.water("roses", liters: 5), 2)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .any), 2...)
    verify(pump.water(.any, liters: .any), 1...4)
    verify(pump.pressure, 1...)
    verify(pump.pressure.set(3), 1...)
    verify(pump.water(.captured(by: beds), liters: .any), 3)
    #expect(beds.values == ["roses", "roses", "ferns"])

    reset(pump, .calls)
    reset(pump, .stubs)
    reset(pump)
  }

  @Test("a type that is not Equatable")
  func notEquatable() {
    let shelf = MockShelf()
    shelf.add(Pot(liters: 3, label: { "clay" }))
    verify(shelf.add(.has(\.liters, 3)))
  }
}

/// A pot that cannot be compared.
struct Pot {
  var liters: Int
  var label: () -> String
}

/// A shelf for pots.
protocol Shelf {
  /// Adds a pot.
  func add(_ pot: Pot)
}
