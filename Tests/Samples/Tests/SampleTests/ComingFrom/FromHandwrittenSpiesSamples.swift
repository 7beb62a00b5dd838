import Testing
import Understudy

@testable import Bookshop

/// A spy as it is often written by hand.
private final class PumpSpy: Pump, @unchecked Sendable {
  var pressure = 0.0
  var waterCallCount = 0
  var waterBeds: [String] = []
  var waterResult: Result<Int, any Error> = .success(0)
  var stopWasCalled = false

  func water(_ bed: String, liters: Int) throws -> Int {
    waterCallCount += 1
    waterBeds.append(bed)
    return try waterResult.get()
  }

  func stop() { stopWasCalled = true }

  func moisture(of bed: String) async throws -> Int { 0 }

  func watch(_ bed: String, onDry: @escaping @Sendable (Int) -> Void) {}
}

@Suite("Coming from handwritten spies", .verifyingMocks(unusedStubs: .allow))
struct FromHandwrittenSpiesSamples {
  let log = MockGardenLog("log")

  @Test("before: a spy")
  func before() {
    let pump = PumpSpy()
    pump.waterResult = .success(95)

    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    #expect(pump.waterCallCount == 2)
    #expect(pump.waterBeds == ["roses", "ferns"])
    #expect(pump.stopWasCalled)
  }

  @Test("after: a mock")
  func after() {
    let pump = MockPump("pump")
    stub(pump.water(.any, liters: .any)).returns(95)

    Gardener(pump: pump, log: log).water(["roses", "ferns"])

    verifyInOrder(
      pump.water("roses", liters: 5), pump.water("ferns", liters: 5),
      pump.stop())
  }

  @Test("the parts of a spy")
  func parts() throws {
    let pump = MockPump("pump")
    stub(pump.water(.any, liters: .any)).returns(95)
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.watch(.any, onDry: .any)).invokes({ $0.1 }, with: 10)
    let pressure = stub(pump.pressure).stores(2.5)
    Gardener(pump: pump, log: log).watch("roses")
    pump.pressure = 3
    #expect(pressure.value == 3)

    verify(pump.stop(), 1...)
    verify(pump.water(.any, liters: .any))
    verify(pump.water("ivy", liters: .any), .never)
    let beds = calls(pump.water(.any, liters: .any)).map(\.arguments.0)
    #expect(beds == ["roses"])
    verify(pump.water(.where { $0.count < 6 }, liters: 5))
  }

  @Test("keeping the spy's own code")
  func ownCode() throws {
    let pump = MockPump(spying: RealPump())
    #expect(try pump.water("roses", liters: 5) == 95)
    verify(pump.water("roses", liters: .atLeast(1)))
  }
}
