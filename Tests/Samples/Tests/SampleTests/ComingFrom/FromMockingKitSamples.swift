import Foundation
import Testing
import Understudy
import UnderstudyHandwritten
import UnderstudyMacros

@testable import Bookshop

class MockHose: Mock, Hose, @unchecked Sendable {
  lazy var sprayRef = MockReference(spray)
  lazy var emptyRef = AsyncMockReference(empty)

  func spray(_ bed: String, liters: Int) throws -> Int {
    try call(sprayRef, args: (bed, liters))
  }

  func empty() async throws {
    try await call(emptyRef, args: ())
  }
}

class MockTimer: Mock, WateringTimer, @unchecked Sendable {
  // MockingKit sets such a property right away.
  var interval = 0

  // MockingKit calls references in the accessors of such a property.
  @MockedProperty var isOn: Bool

  lazy var startRef = MockReference(start as (Int) -> Void)
  lazy var startBedRef = MockReference(start as (Int, String) -> Void)

  func start(after minutes: Int) { call(startRef, args: (minutes)) }
  func start(after minutes: Int, bed: String) { call(startBedRef, args: (minutes, bed)) }
}

class MockSettings: UserDefaults, Mockable {
  let mock = Mock()

  lazy var integerRef = MockReference(integer)

  override func integer(forKey key: String) -> Int {
    call(integerRef, args: (key), fallback: super.integer(forKey: key))
  }
}

@Suite("Coming from MockingKit", .verifyingMocks(unusedStubs: .allow))
struct FromMockingKitSamples {
  let hose = MockHose("hose")
  let pump = MockPump("pump")

  @Test("references")
  func references() throws {
    hose.registerResult(for: hose.sprayRef) { bed, liters in bed.count * liters }

    #expect(try hose.spray("roses", liters: 2) == 10)

    #expect(hose.hasCalled(hose.sprayRef))
    #expect(hose.hasCalled(hose.sprayRef, numberOfTimes: 1))
    let call = try #require(hose.calls(to: hose.sprayRef).first)
    #expect(call.arguments == ("roses", 2))
    #expect(call.result == 10)
    hose.resetCalls(to: hose.sprayRef)
    hose.resetCalls()
  }

  @Test("key paths")
  func keyPaths() async throws {
    hose.registerResult(for: \.sprayRef) { _, liters in liters }
    #expect(try hose.spray("roses", liters: 2) == 2)
    try await hose.empty()
    #expect(hose.hasCalled(\.sprayRef, numberOfTimes: 1))
    #expect(hose.hasCalled(\.emptyRef))
  }

  @Test("a class")
  func settings() {
    let settings = MockSettings()
    settings.registerResult(for: settings.integerRef) { _ in 7 }
    #expect(settings.integer(forKey: "beds") == 7)
  }

  @Test("properties, and functions of the same name")
  func properties() {
    let timer = MockTimer("timer")
    timer.interval = 30
    stub(timer.$isOn).returns(true)

    #expect(timer.isOn)
    timer.isOn = false
    verify(timer.$isOn.set(false))

    timer.start(after: 5)
    #expect(timer.hasCalled(timer.startRef, numberOfTimes: 1))
    #expect(!timer.hasCalled(timer.startBedRef))
  }

  @Test("a completion block")
  func completion() {
    stub(pump.watch(.any, onDry: .any)).invokes({ $0.1 }, with: 10)
    stub(pump.pressure).stores(2.5)
    pump.watch("roses") { #expect($0 == 10) }
  }

  @Test("the verbs with references")
  func verbs() throws {
    expect(hose.call(to: hose.sprayRef)("roses", .greaterThan(1))).returns(7)
    expect(hose.call(to: hose.sprayRef)("ferns", 1))
    _ = try hose.spray("roses", liters: 2)
    _ = try hose.spray("ferns", liters: 1)

    verify(hose.anyCall(to: hose.sprayRef), 2)
    verifyInOrder(hose.call(to: hose.sprayRef)("roses", .any), hose.anyCall(to: hose.sprayRef))
  }

  @Test("a generated mock")
  func generated() throws {
    stub(pump.water(.any, liters: .any)).answers { bed, liters in bed.count * liters }

    #expect(try pump.water("roses", liters: 2) == 10)

    verify(pump.water(.any, liters: .any), 1...)
    verify(pump.water("roses", liters: 2))
    #expect(calls(pump.water(.any, liters: .any))[0].result == 10)
    reset(pump, .calls)
  }
}

/// Starts the watering later.
protocol WateringTimer {
  /// The minutes between two waterings.
  var interval: Int { get set }

  /// Whether the timer is on.
  var isOn: Bool { get set }

  /// Starts after some minutes.
  func start(after minutes: Int)

  /// Waters a bed after some minutes.
  func start(after minutes: Int, bed: String)
}
