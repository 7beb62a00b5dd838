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
    // receives; oneOf(pump)
    expect(pump.stop())
    // receivesExactly:2; exactly(2).of(pump)
    expect(pump.water("roses", liters: 5), 2)
    // receivesAtLeast:1; atLeast(1).of(pump)
    expect(pump.water("ferns", liters: 5), 1...)
    // receivesAtMost:1; atMost(1).of(pump)
    expect(pump.water("moss", liters: 5), .atMost(1))
    // receivesBetween:1 and:3; between(1, 3).of(pump)
    expect(pump.water("palms", liters: 5), .between(1, 3))
    // receivesExactly:0; never(pump)
    reject(pump.water("ivy", liters: .any))
    // ignoring(log)
    ignore(log)

    Gardener(pump: pump, log: log).water(["roses", "roses", "ferns", "palms"])
  }

  @Test("actions")
  func actions() throws {
    // allowing(pump), receivesAtLeast:0
    // returns:, returnsValue:, will(returnValue(95))
    stub(pump.water("roses", liters: .any)).returns(95)
    // raisesException:; will(throwException(…))
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    // onConsecutiveCalls:; will(onConsecutiveCalls(…))
    stub(pump.water("ferns", liters: .any))
      .returns(95, 90).then.throws(TankIsEmpty())
    // performsBlock:; will(new CustomAction(…) …)
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    // doesAllOf:; will(doAll(…))
    stub(pump.water("moss", liters: .any))
      .performs { bed, _ in print(bed) }.returns(90)

    let watered = Gardener(pump: pump, log: log)
      .water(["roses", "ferns", "ferns", "ferns", "ivy", "moss", "palms"])
    #expect(watered == 5)
  }

  @Test("sequences")
  func sequences() {
    // Sequence watering = context.sequence("watering")
    let watering = CallOrder("watering")
    expect(pump.water("roses", liters: 5)).returns(95).inOrder(watering)
    expect(log.note("roses: 95 liters left")).inOrder(watering)

    Gardener(pump: pump, log: log).water(["roses"])
  }

  @Test("states")
  func states() async {
    // [[context states:@"tank"] startsAs:@"full"]
    // context.states("tank").startsAs("full")
    let tank = States("tank", initially: "full")
    // [then state:tank becomes:@"empty"]; then(tank.is("empty"))
    expect(pump.water("roses", liters: 5)).returns(0).moves(tank, to: "empty")
    // whenState([tank equals:@"empty"], ^{ … }); when(tank.is("empty"))
    when(tank.is("empty")) {
      expect(pump.stop())
    }

    Gardener(pump: pump, log: log).waterLater("roses")

    // [context waitUntil:[tank equals:@"empty"] withTimeout:3]
    await waitUntil(tank.is("empty"), timeout: .seconds(3))
    // assertContextSatisfied(context), which calls made later may still meet
    await verifyExpectations(pump, within: .seconds(1))
    // [tank transitionTo:@"full"]
    tank.become("full")
  }

  @Test("a notification")
  func notification() {
    let center = NotificationCenter()
    let name = Notification.Name("watered")
    // expectNotification(name)
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
