import Foundation
import Testing
import Understudy
import XCTest

@testable import Bookshop

@Suite("Coming from OCMock", .verifyingMocks(unusedStubs: .allow))
struct FromOCMockSamples {
  let pump = MockPump("pump")
  let log = MockGardenLog("log")

  @Test("a bed without water")
  func noWater() {
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    stub(pump.water(.not("ivy"), liters: .any)).returns(95)
    expect(log.note("ivy: no water"))
    ignore(log)

    Gardener(pump: pump, log: log).water(["roses", "ivy"])

    verify(pump.water(.any, liters: 5), 1...)
  }

  @Test("actions")
  func actions() throws {
    let stopped = XCTestExpectation(description: "stopped")
    let notification = Notification(name: Notification.Name("stopped"))
    func depth(of bed: String, liters: Int) -> Int { bed.count * liters }

    // andReturn(@95)
    stub(pump.water("roses", liters: 5)).returns(95)
    // andCall(other, @selector(depthOf:liters:))
    stub(pump.water("moss", liters: .any)).answers(depth)
    // andDo(^(NSInvocation *call) { … [call setReturnValue:&left]; })
    stub(pump.water("palms", liters: .any))
      .answers { bed, liters in bed.count * liters }
    // andDo(^(NSInvocation *invocation) { … }).andReturn(@90)
    stub(pump.water("ferns", liters: .any))
      .performs { bed, _ in print(bed) }.returns(90)
    // andThrow(anException), or [OCMArg setTo:anError] for an NSError **
    stub(pump.water("ivy", liters: .any)).throws(TankIsEmpty())
    // [OCMArg invokeBlock]
    stub(pump.watch("roses", onDry: .any)).invokes { $0.1 }
    // [OCMArg invokeBlockWithArgs:@10, nil]
    stub(pump.watch("ferns", onDry: .any)).invokes({ $0.1 }, with: 10)
    // andPost(aNotification), andLog(@"stopped"), andFulfill(expectation)
    stub(pump.stop()).posts(notification).logs("stopped").fulfills(stopped)

    #expect(try pump.water("moss", liters: 2) == 8)
    #expect(try pump.water("palms", liters: 2) == 10)
    #expect(try pump.water("ferns", liters: 2) == 90)
    #expect(throws: TankIsEmpty()) { try pump.water("ivy", liters: 1) }
    pump.stop()
    pump.watch("ferns") { _ in log.note("dry") }
    verify(log.note("dry"))
  }

  @Test("an argument that is set by reference")
  func byReference() throws {
    let gauge = MockGauge()
    // [OCMArg setTo:x], [OCMArg setToValue:OCMOCK_VALUE((int){7})]
    stub(gauge.read(.any)).sets(to: 7)
    // the same through a pointer, such as BOOL *, or in andDo
    stub(gauge.fill(.any)).performs { level in level.pointee = 7 }
    var level = 0
    gauge.read(&level)
    #expect(level == 7)
    level = 0
    gauge.fill(&level)
    #expect(level == 7)
  }

  @Test("verification and matchers")
  func verification() async {
    Gardener(pump: pump, log: log).water(["roses", "ferns"])
    _ = try? pump.water("moss", liters: 5)

    // OCMVerify([pump stop])
    verify(pump.stop(), 1...)
    // OCMVerify(times(3), …), never(), atLeast(2), atMost(3)
    verify(pump.water(.any, liters: .any), 3)
    verify(pump.water("ivy", liters: .any), .never)
    verify(pump.water(.any, liters: .any), .atLeast(2))
    verify(pump.water(.any, liters: .any), .atMost(3))
    UnderstudyCore.verify(pump.stop(), 1...)
    verify(pump.water(.not("roses"), liters: .any), 2)
    verify(pump.water(.where("is short") { $0.count < 5 }, liters: .any))
    verify(pump.water(.hasPrefix("ro"), liters: .isA(Int.self)))
  }

  @Test("expectations")
  func expectations() async {
    // [mock setExpectationOrderMatters:YES]
    inOrder {
      expect(pump.water("roses", liters: 5)).returns(95)
      expect(log.note(.any))
    }
    // OCMReject([pump water:@"ivy" liters:5]).ignoringNonObjectArgs()
    reject(pump.water("ivy", liters: .any))

    Gardener(pump: pump, log: log).waterLater("roses")

    // OCMVerifyAllWithDelay(pump, 1); without `within:`, OCMVerifyAll(pump)
    await verifyExpectations(pump, log, within: .seconds(1))
  }

  @Test("a strict mock")
  func strict() {
    let pump = MockPump("pump", .strict)
    expect(pump.stop())
    pump.stop()
    verifyExpectations(pump)
  }

  @Test("a class mock, a partial mock and a singleton")
  func realObjects() {
    let thermometer = MockThermometer("thermometer")
    #expect(thermometer.reading() == 0)

    // OCMPartialMock(Thermometer.shared)
    let shared = partialMock(of: Thermometer.shared, as: MockThermometer.self)
    stub(shared.reading()).returns(5)
    #expect(!Thermometer.shared.isWarm())
    // andLog(@"read").andForwardToRealObject()
    stub(shared.reading()).logs("read").forwards()
    #expect(Thermometer.shared.isWarm())
    // [mock stopMocking]
    MockScope.stopPartialMock(of: shared)
  }

  @Test("a partial mock does not do what it did")
  func suppressed() {
    let boiler = Boiler()
    let mock = partialMock(of: boiler, as: MockBoiler.self)
    // andDo(nil)
    stub(mock.heat()).returns()
    boiler.heat()
    #expect(boiler.degrees == 20)
  }

  @Test("a class method and a function")
  func classMethods() {
    // OCMStub([seasonMock nameOfMonth:1]) on a class, and a C function
    stub(Season.name(ofMonth: .any)).returns("winter")
    stub(currentMonth()).returns(1)
    #expect(Season.name(ofMonth: currentMonth()) == "winter")
    // OCMVerify([seasonMock nameOfMonth:1])
    verify(Season.name(ofMonth: 1), 1...)
  }

  @Test("an observer")
  func observer() {
    let center = NotificationCenter()
    let name = Notification.Name("stopped")
    // OCMObserverMock(), addMockObserver:name:object:
    let observer = MockObserver(center, "observer", .strict)
    // [[mock expect] notificationWithName:name object:[OCMArg any]]
    expect(observer.notification(name, object: .any, userInfo: .any))
    center.post(name: name, object: nil)
  }

  /// Stops in the debugger, so it is not a test.
  private func breaksIntoTheDebugger() {
    stub(pump.stop()).breaks()
  }
}

/// A boiler that heats water.
class Boiler {
  var degrees = 20

  /// Heats the water.
  func heat() { degrees = 60 }
}

/// A gauge that writes its value into an argument.
protocol Gauge {
  /// Reads the level.
  func read(_ level: inout Int)

  /// Writes the level through a pointer.
  func fill(_ level: UnsafeMutablePointer<Int>)
}
