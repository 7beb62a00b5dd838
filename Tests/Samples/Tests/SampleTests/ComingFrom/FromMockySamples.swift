import Foundation
import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from Mocky and jMock", .verifyingMocks)
struct FromMockySamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("the gardener notes what is left")
  func notes() {
    stub(pump.water(.any, liters: 5)).returns(95)
    expect(log.note("roses: 95 liters left"))
    expect(pump.stop())

    Gardener(pump: pump, log: log).water(["roses"])
  }

  @Test("cardinalities")
  func cardinalities() throws {
    expect(pump.water("roses", liters: 5), 2)
    expect(pump.water("ferns", liters: 5), 1...)
    expect(pump.water("moss", liters: 5), .atMost(1))
    expect(pump.water("palms", liters: 5), .between(1, 3))
    reject(pump.water("ivy", liters: .any))
    ignore(log)

    Gardener(pump: pump, log: log).water(["roses", "roses", "ferns", "palms"])
  }

  @Test("actions")
  func actions() throws {
    stub(pump.water("roses", liters: .any)).returns(95)
    stub(pump.water("ferns", liters: .any)).returns(95, 90).then.throws(TankIsEmpty())
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water("moss", liters: .any)).performs { bed, _ in print(bed) }.returns(90)
    stub(pump.water("palms", liters: .any)).answers { bed, liters in bed.count * liters }

    let watered = Gardener(pump: pump, log: log)
      .water(["roses", "ferns", "ferns", "ferns", "ivy", "moss", "palms"])
    #expect(watered == 5)
  }

  @Test("sequences")
  func sequences() {
    let watering = CallOrder("watering")
    expect(pump.water("roses", liters: 5)).returns(95).inOrder(watering)
    expect(log.note("roses: 95 liters left")).inOrder(watering)

    Gardener(pump: pump, log: log).water(["roses"])
  }

  @Test("states")
  func states() async {
    let tank = States("tank", initially: "full")
    expect(pump.water("roses", liters: 5)).returns(0).moves(tank, to: "empty")
    when(tank.is("empty")) {
      expect(pump.stop())
    }

    Gardener(pump: pump, log: log).waterLater("roses")

    await waitUntil(tank.is("empty"), timeout: .seconds(3))
    await verifyExpectations(pump, within: .seconds(1))
  }

  @Test("a notification")
  func notification() {
    let center = NotificationCenter()
    let name = Notification.Name("watered")
    let observer = MockObserver(center)
    expect(observer.notification(name))
    center.post(name: name, object: nil)
  }

  @Test("a strict mock")
  func strict() {
    let log = MockGardenLog("log", .strict)
    expect(log.note(.hasPrefix("roses")))
    Gardener(pump: pump, log: log).water(["roses"])
  }
}
