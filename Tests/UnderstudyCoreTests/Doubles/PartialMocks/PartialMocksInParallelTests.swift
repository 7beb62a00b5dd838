import Foundation
import Synchronization
import Testing
import UnderstudyCore

@Suite struct PartialMocksInParallelTests {
  /// The object that all tests of the process share.
  private static let shared = Boiler.make()

  @Test(
    "a thousand tests can mock the same singleton in parallel without affecting each other",
    .timeLimit(.minutes(1)))
  func thousandTests() async {
    let shared = Self.shared
    let log = await FailureLog.of {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<1000 {
          group.addTask {
            await MockScope.run {
              let mock = partialMock(of: shared, as: MockBoiler.self)
              stub(mock.pressure()).returns(number)
              await Task.yield()
              let isOwn = shared.pressure() == number && shared.heat(by: 1) == number + 1
              await Task.yield()
              let isInherited = await Task { shared.pressure() == number }.value
              return isOwn && isInherited && calls(mock.pressure()).count == 3
            }
          }
          group.addTask {
            // A test without a partial mock.
            await MockScope.run {
              await Task.yield()
              return shared.pressure() == 20
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
    #expect(log.reports == [])
    #expect(!MockScope.isPartialMock(shared) && type(of: shared) == Boiler.self)
  }

  /// A test that runs while another test has a partial mock of the class.
  enum Neighbor: CaseIterable {
    /// It has a class mock, which calls its own static members.
    case classMock

    /// It calls the static members of the mock class.
    case mockClass

    /// It uses the real object, which calls its own static members.
    case realObject

    /// It has a partial mock, which has ended.
    case formerPartialMock

    /// It has a partial mock in a scope around this one.
    case outerPartialMock

    func maker(_ shared: Boiler) -> String {
      switch self {
      case .classMock:
        let boiler: Boiler = MockBoiler(level: 1)
        return type(of: boiler).maker()
      case .mockClass: return (MockBoiler.self as Boiler.Type).maker()
      case .realObject: return shared.label()
      case .formerPartialMock:
        let boiler = Boiler.make()
        withPartialMock(of: boiler, as: MockBoiler.self) { _ in }
        return (MockBoiler.self as Boiler.Type).maker()
      case .outerPartialMock:
        let boiler = Boiler.make()
        return withPartialMock(of: boiler, as: MockBoiler.self) { _ in
          MockScope.run { (MockBoiler.self as Boiler.Type).maker() }
        }
      }
    }

    var expected: String {
      switch self {
      case .classMock, .mockClass, .formerPartialMock: ""
      case .realObject: "made by real maker"
      case .outerPartialMock: "real maker"
      }
    }
  }

  @Test(
    "a partial mock in one test does not change the static members of class mocks in another",
    arguments: Neighbor.allCases, [true, false])
  func statics(neighbor: Neighbor, isMocked: Bool) async {
    let shared = Boiler.make()
    let (isMade, isSeen) = (Turn(), Turn())
    let log = await FailureLog.of {
      let other = Task.detached {
        await MockScope.run {
          if isMocked { _ = partialMock(of: shared, as: MockBoiler.self) }
          isMade.come()
          await isSeen.wait()
          if isMocked { #expect(shared.label() == "made by real maker") }
        }
      }
      await isMade.wait()
      await MockScope.run {
        await Task.yield()
        #expect(neighbor.maker(shared) == neighbor.expected)
      }
      isSeen.come()
      await other.value
    }
    #expect(log.reports == [])
  }

  @Test("a test without a scope sees the real object")
  func testWithoutScope() async {
    let boiler = Boiler.make()
    let log = await FailureLog.of {
      let (isMade, isSeen) = (Turn(), Turn())
      let mocking = Task.detached {
        await MockScope.run {
          stub(partialMock(of: boiler, as: MockBoiler.self).pressure()).returns(1)
          isMade.come()
          await isSeen.wait()
          return boiler.pressure()
        }
      }
      await isMade.wait()
      #expect(MockScope.isPartialMock(boiler) && boiler.pressure() == 20)
      isSeen.come()
      #expect(await mocking.value == 1)
    }
    #expect(log.reports == [])
  }

  @Test("code outside any test uses the only partial mock of the object")
  func unknownCaller() async {
    let boiler = Boiler.make()
    await withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      stub(mock.pressure()).returns(1)
      await withPartialMock(of: boiler, as: MockBoiler.self) { inner in
        stub(inner.heat(by: .any)).returns(2)
        let pressures = await Task.detached { (boiler.pressure(), boiler.heat(by: 5)) }.value
        #expect(pressures == (1, 2))
        verify(inner.pressure())
      }
    }
  }

  @Test("a call outside any test fails in every scope that has a partial mock of the object")
  func unknownCallerAmongSeveral() async {
    let boiler = Boiler.make()
    let (isMade, isSeen) = (Turn(), Turn())
    let log = await FailureLog.of {
      async let other: Void = MockScope.run {
        stub(partialMock(of: boiler, as: MockBoiler.self).pressure()).returns(2)
        isMade.come()
        await isSeen.wait()
        #expect(boiler.pressure() == 2)
      }
      await MockScope.run {
        await isMade.wait()
        stub(partialMock(of: boiler, as: MockBoiler.self).pressure()).returns(1)
        #expect(boiler.pressure() == 1)
        #expect(await Task.detached { boiler.pressure() }.value == 20)
        isSeen.come()
      }
      await other
    }
    let text = "A call to the partial mock of a Boiler cannot be attributed to one test"
    #expect(log.headlines == [text, text])
  }

  @Test("calls that other threads make while the class changes run exactly once")
  func changesUnderLoad() async {
    let meter = Meter()
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              while !tally.isDone.load(ordering: .acquiring) {
                meter.read()
                tally.calls.add(1, ordering: .relaxed)
              }
              continuation.resume()
            }
          }
        }
      }
      for _ in 0..<2000 {
        MockScope.run(unusedStubs: .allow) {
          let mock = partialMock(of: meter, as: MockMeter.self)
          stub(mock.read()).answers { tally.answers.add(1, ordering: .relaxed) }
        }
      }
      tally.isDone.store(true, ordering: .releasing)
    }
    let answered = meter.reads.load(ordering: .relaxed) + tally.answers.load(ordering: .relaxed)
    #expect(answered == tally.calls.load(ordering: .relaxed))
  }

  @Test("objects can be released while their partial mocks end on another thread")
  func goingAwayUnderLoad() async {
    let tally = Tally()
    for _ in 0..<500 {
      let death = MockScope.run {
        let boiler = Boiler(level: 2) { _ in tally.answers.add(1, ordering: .relaxed) }
        _ = partialMock(of: boiler, as: MockBoiler.self)
        return Task.detached { [boiler] in boiler.pressure() }
      }
      #expect(await death.value == 20)
    }
    while tally.answers.load(ordering: .relaxed) < 500 { await Task.yield() }
  }
}

/// The counters that the threads update.
private final class Tally: Sendable {
  let calls = Atomic<Int>(0)
  let answers = Atomic<Int>(0)
  let isDone = Atomic<Bool>(false)
}

/// A class that counts the calls that run its real code.
private class Meter: @unchecked Sendable {
  let reads = Atomic<Int>(0)

  func read() { reads.add(1, ordering: .relaxed) }
}

private final class MockMeter: Meter, Mockable, @unchecked Sendable {
  private static let members = __Members("Meter", ["read()"])

  nonisolated var mock: Mock { Mock.__of(self, "MockMeter") }

  deinit { Mock.__end(self) }

  override func read() {
    self.mock.__call(Self.members, 0, (), Never.self) { super.read() }
  }
  @_disfavoredOverload func read() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(Self.members, 0)
  }
}
