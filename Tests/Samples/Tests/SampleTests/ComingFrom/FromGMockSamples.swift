import Testing
import Understudy

@testable import Bookshop

@Suite("Coming from gMock", .verifyingMocks)
struct FromGMockSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("the gardener notes what is left")
  func notes() {
    stub(pump.water(.any, liters: 5)).returns(95)
    expect(log.note("roses: 95 liters left"))
    expect(pump.stop())

    Gardener(pump: pump, log: log).water(["roses"])
  }

  @Test("counts and answers", .verifyingMocks(unusedStubs: .allow))
  func counts() throws {
    expect(pump.water("roses", liters: 5), 2).returns(95, 90)
    expect(pump.water("ferns", liters: 5), 1...).returns(95).then.throws(TankIsEmpty())
    expect(pump.water("moss", liters: 5), ...3).performs { print($0.0) }.returns(80)
    expect(pump.water("ivy", liters: .any), .never)
    expect(pump.water("palms", liters: .any), .any).answers { bed, liters in bed.count * liters }
    stub(pump.watch(.any, onDry: .any)).invokes({ $0.1 }, with: 10)

    let watered = Gardener(pump: pump, log: log).water(["roses", "roses", "ferns", "moss"])
    #expect(watered == 4)
  }

  @Test("matchers", .verifyingMocks(unusedStubs: .allow))
  func matchers() {
    let bed = Captor<String>()
    expect(pump.water(.hasPrefix("ro"), liters: .atLeast(5)))
    expect(pump.water(.captured(by: bed, .anyOf("ferns", "moss")), liters: .not(6)))
    expect(pump.water(.where("is long") { $0.count > 9 }, liters: .inRange(1...5)), .any)
    expect(pump.water(.allOf(.contains("a"), .hasSuffix("s")), liters: .any), .any)
    stub(log.note(.has(\.count, .greaterThan(3))))

    Gardener(pump: pump, log: log).water(["roses", "ferns"])
    #expect(bed.value == "ferns")
  }

  @Test("sequences")
  func sequences() {
    inOrder("watering") {
      expect(pump.water("roses", liters: 5))
      expect(log.note(.hasPrefix("roses")))
    }
    let stopping = CallOrder("stopping")
    expect(log.note(.hasPrefix("ferns"))).inOrder(stopping)
    expect(pump.stop()).inOrder(stopping)
    expect(pump.water("ferns", liters: 5))

    Gardener(pump: pump, log: log).water(["roses", "ferns"])
  }

  @Test("several expectations for a call")
  func several() throws {
    stub(pump.water(.any, liters: .any)).returns(90)
    expect(pump.water("roses", liters: 5)).returns(95)

    #expect(try pump.water("roses", liters: 5) == 95)
    #expect(try pump.water("roses", liters: 5) == 90)
  }

  @Test("strictness and verification")
  func strictness() throws {
    let nice = MockPump("nice")
    let naggy = MockPump("naggy", .naggy)
    let strict = MockPump("strict", .strict)
    expect(strict.stop())
    expect(naggy.stop())
    strict.stop()
    naggy.stop()
    nice.stop()
    verifyExpectations(strict)
    reset(strict)
    withDefault(40)
    #expect(try nice.water("roses", liters: 5) == 40)
  }
}
