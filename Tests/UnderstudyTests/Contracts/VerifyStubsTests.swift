import Synchronization
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyMacros

/// What the stubs of these tests stand for.
@Mockable(.always) protocol Almanac {
  func sunrise(on day: Int) -> Int
  func tide(on day: Int) async throws -> String
  func moon(on day: Int) throws -> Moon
  func bell() -> () -> Void
}

/// A result that cannot be compared with `==`.
struct Moon { let phase: Int }

/// An error that can.
struct NoMoon: Error, Equatable { let day: Int }

/// The real object.
private struct PrintedAlmanac: Almanac {
  func sunrise(on day: Int) -> Int { 6 + day }

  func tide(on day: Int) async throws -> String {
    await Task.yield()
    return day == 0 ? "high" : "low"
  }

  func moon(on day: Int) throws -> Moon {
    if day > 28 { throw NoMoon(day: day) }
    return Moon(phase: day / 7)
  }

  func bell() -> () -> Void { {} }
}

/// A closure whose type is only a name for the attribute.
typealias Note = (Int) -> Void

/// Requirements that can act on their callers.
@Mockable(.always) protocol Loader {
  func load(_ id: Int, done: @escaping @Sendable (Int) -> Void) -> Bool
  func later(_ id: Int, done: ((Int) -> Void)?) async throws -> Bool
  func named(_ id: Int, done: Note?) -> Bool
  func map(_ body: (Int) -> Int) -> Int
  func each(_ body: (Int) throws -> Void) rethrows -> Int
  func check(_ value: @autoclosure () throws -> Int) throws -> Int
  func increment(_ number: inout Int) -> Int
  func make(_ body: () -> Part) -> Int
  func all(_ bodies: [() -> Void]) -> Int
  var onChange: ((Int) -> Void)? { get set }
}

/// A result of a closure that has no default value.
final class Part {
  let number: Int
  init(number: Int) { self.number = number }
}

private final class RealLoader: Loader {
  var onChange: ((Int) -> Void)? { didSet { onChange?(100) } }

  func load(_ id: Int, done: @escaping @Sendable (Int) -> Void) -> Bool {
    done(100)
    return id < 5
  }

  func later(_ id: Int, done: ((Int) -> Void)?) async throws -> Bool {
    await Task.yield()
    done?(100)
    return id < 5
  }

  func named(_ id: Int, done: Note?) -> Bool {
    done?(100)
    return true
  }

  func map(_ body: (Int) -> Int) -> Int { body(100) + 1 }

  func each(_ body: (Int) throws -> Void) rethrows -> Int {
    try body(100)
    return 1
  }

  func check(_ value: @autoclosure () throws -> Int) throws -> Int { try value() + 1 }

  func increment(_ number: inout Int) -> Int {
    number += 10
    return number
  }

  func make(_ body: () -> Part) -> Int { body().number }

  func all(_ bodies: [() -> Void]) -> Int {
    for body in bodies { body() }
    return 1
  }
}

/// A real object that uses another one.
private final class Relay: Loader {
  let loader: any Loader
  let received: LockedArray
  var onChange: ((Int) -> Void)?

  init(loader: any Loader, received: LockedArray) {
    (self.loader, self.received) = (loader, received)
  }

  func load(_ id: Int, done: @escaping @Sendable (Int) -> Void) -> Bool { true }
  func later(_ id: Int, done: ((Int) -> Void)?) async throws -> Bool { true }
  func named(_ id: Int, done: Note?) -> Bool { true }
  func map(_ body: (Int) -> Int) -> Int { 0 }
  func each(_ body: (Int) throws -> Void) rethrows -> Int { 0 }
  func check(_ value: @autoclosure () throws -> Int) throws -> Int { 0 }

  func increment(_ number: inout Int) -> Int {
    _ = loader.load(1) { [received] in received.append($0) }
    return 0
  }

  func make(_ body: () -> Part) -> Int { 0 }
  func all(_ bodies: [() -> Void]) -> Int { 0 }
}

/// Numbers that closures append on any thread.
private final class LockedArray: Sendable {
  private let numbers = Mutex<[Int]>([])
  var elements: [Int] { numbers.withLock { $0 } }
  func append(_ number: Int) { numbers.withLock { $0.append(number) } }
}

@Suite struct VerifyStubsTests {
  @Test("the real call changes nothing for the caller, and its answer is compared")
  func effects() async {
    let received = LockedArray()
    let note: @Sendable (Int) -> Void = { received.append($0) }
    let text = await ReportedFailures.text {
      await MockScope.run {
        let loader = MockLoader("loader")
        verifyStubs(of: loader, against: RealLoader())
        stub(loader.load(.any, done: .any)).answers { _, done in
          done(1)
          return true
        }
        stub(loader.later(.any, done: .any)).answers { _, done in
          done?(2)
          return true
        }
        stub(loader.named(.any, done: .any)).answers { _, done in
          done?(9)
          return true
        }
        stub(loader.map(.any)).answers { $0(3) - 2 }
        stub(loader.each(.any)).answers { body in
          try body(4)
          return 1
        }
        stub(loader.check(.any)).answers { try $0() - 4 }
        stub(loader.increment(.any)).answers { box in
          box.value += 5
          return 11
        }
        stub(loader.onChange.set(.any)).performs { $0?(6) }
        for id in [1, 7] {
          _ = loader.load(id, done: note)
          _ = try? await loader.later(id, done: note)
        }
        #expect(loader.named(1, done: note))
        #expect(
          loader.map {
            note($0)
            return $0
          } == 1)
        #expect(loader.each(note) == 1)
        func count() -> Int {
          note(5)
          return 5
        }
        #expect((try? loader.check(count())) == 1)
        var number = 1
        #expect(loader.increment(&number) == 11)
        #expect(number == 6)
        loader.onChange = note
      }
    }
    #expect(received.elements == [1, 2, 1, 2, 9, 3, 4, 5, 6])
    #expect(text.ranges(of: "does not answer like").count == 2, "\(text)")
    #expect(text.contains("The stub of loader.load(7, done: { ... }) does not answer like"))
    #expect(text.contains("The stub of loader.later(7, done: { ... }) does not answer like"))
  }

  @Test("a call with closures that nothing can stand for is not made, and said once")
  func closuresWithoutDefault() async {
    let received = LockedArray()
    let text = await ReportedFailures.text {
      MockScope.run {
        let loader = MockLoader("loader")
        verifyStubs(of: loader, against: RealLoader())
        stub(loader.make(.any)).returns(100)
        stub(loader.all(.any)).returns(1)
        for _ in 0..<2 {
          _ = loader.make {
            received.append(1)
            return Part(number: 1)
          }
          _ = loader.all([{ received.append(2) }])
        }
      }
    }
    #expect(received.elements.isEmpty)
    #expect(text.ranges(of: "cannot be compared with the real object").count == 2)
    #expect(text.contains("nothing can stand for the closure argument"))
    #expect(!text.contains("does not answer like"))
  }

  @Test("a real object that calls another mock passes its closures on")
  func nestedCalls() {
    let received = LockedArray()
    MockScope.run {
      let inner = MockLoader(spying: RealLoader(), "inner")
      let loader = MockLoader("loader")
      verifyStubs(of: loader, against: Relay(loader: inner, received: received))
      stub(loader.increment(.any)).returns(0)
      var number = 1
      _ = loader.increment(&number)
    }
    #expect(received.elements == [100])
  }

  @Test("stubs that answer like the real object pass")
  func equal() async throws {
    try await MockScope.run {
      let almanac = MockAlmanac("almanac")
      verifyStubs(of: almanac, against: PrintedAlmanac())
      stub(almanac.sunrise(on: 1)).returns(7)
      stub(almanac.tide(on: .any)).returns("low")
      expect(almanac.moon(on: 3)).returns(Moon(phase: 0))
      stub(almanac.moon(on: 30)).throws(NoMoon(day: 30))
      #expect(almanac.sunrise(on: 1) == 7)
      let (tide, moon) = (try await almanac.tide(on: 2), try almanac.moon(on: 3))
      #expect(tide == "low")
      #expect(moon.phase == 0)
      #expect(throws: NoMoon(day: 30)) { try almanac.moon(on: 30) }
      _ = almanac.sunrise(on: 9)
    }
  }

  @Test("a stub that answers otherwise is reported at its line, with both answers")
  func different() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
        stub(almanac.sunrise(on: .any), line: 100).returns(7)
        #expect(almanac.sunrise(on: 1) == 7)
        #expect(almanac.sunrise(on: 2) == 7)
      }
    }
    #expect(
      text.contains(
        """
        VerifyStubsTests.swift:100: error: The stub of almanac.sunrise(on: 2) does not answer like \
        the real object
        """))
    #expect(text.contains("  stub          returned 7\n"))
    #expect(text.contains("  real object   returned 8\n"))
    #expect(!text.contains("on: 1"))
  }

  @Test("async results, values without == and errors are compared")
  func kinds() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
        stub(almanac.tide(on: 0), line: 100).returns("low")
        stub(almanac.moon(on: 1), line: 101).returns(Moon(phase: 3))
        stub(almanac.moon(on: 29), line: 102).returns(Moon(phase: 4))
        stub(almanac.moon(on: 30), line: 103).throws(NoMoon(day: 29))
        _ = try? await almanac.tide(on: 0)
        _ = try? almanac.moon(on: 1)
        _ = try? almanac.moon(on: 29)
        _ = try? almanac.moon(on: 30)
      }
    }
    for line in [100, 101, 102, 103] {
      #expect(text.contains("VerifyStubsTests.swift:\(line): error: The stub of almanac."))
    }
    #expect(text.contains("real object   returned \"high\""))
    #expect(text.contains("real object   returned Moon(phase: 0)"))
    #expect(text.contains("real object   threw NoMoon(day: 29)"))
    #expect(text.contains("real object   threw NoMoon(day: 30)"))
  }

  @Test("a closure decides what is equal")
  func comparison() {
    MockScope.run {
      let almanac = MockAlmanac("almanac")
      verifyStubs(of: almanac, against: PrintedAlmanac()) { stub, real in
        abs((stub as? Int ?? 0) - (real as? Int ?? 0)) <= 1
      }
      stub(almanac.sunrise(on: .any)).returns(7)
      #expect(almanac.sunrise(on: 2) == 7)
    }
  }

  @Test("a matcher of the real answer compares the results of a pattern")
  func patterns() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
          .comparing(almanac.sunrise(on: .greaterThan(1))) { real in .closeTo(real, within: 2) }
        stub(almanac.sunrise(on: .any), line: 100).returns(10)
        _ = almanac.sunrise(on: 2)
        _ = almanac.sunrise(on: 4)
        _ = almanac.sunrise(on: 7)
        _ = almanac.sunrise(on: 1)
      }
    }
    #expect(text.ranges(of: "does not answer like").count == 2)
    #expect(text.contains("  stub          returned 10\n  real object   returned 13\n"))
    #expect(text.contains("  matcher       13 within 2\n  10 differed by 3"))
    #expect(text.contains("  stub          returned 10\n  real object   returned 7\n"))
    #expect(!text.contains("7 within 2"))
  }

  @Test("a matcher compares all results and errors of a type")
  func types() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
          .comparing(Moon.self) { moon in .has(\.phase, .closeTo(moon.phase, within: 1)) }
          .comparing(NoMoon.self) { _ in .any }
          .comparing(String.self) { .hasPrefix("\($0.prefix(1))") }
        stub(almanac.tide(on: .any), line: 99).returns("lower")
        stub(almanac.moon(on: 1), line: 101).returns(Moon(phase: 1))
        stub(almanac.moon(on: 2), line: 102).returns(Moon(phase: 2))
        stub(almanac.moon(on: 29), line: 103).throws(NoMoon(day: 7))
        stub(almanac.moon(on: 30), line: 104).returns(Moon(phase: 4))
        _ = try? await almanac.tide(on: 1)
        _ = try? almanac.moon(on: 1)
        _ = try? almanac.moon(on: 2)
        _ = try? almanac.moon(on: 29)
        _ = try? almanac.moon(on: 30)
      }
    }
    #expect(text.ranges(of: "does not answer like").count == 2)
    #expect(text.contains("VerifyStubsTests.swift:102: error: The stub of almanac.moon(on: 2)"))
    #expect(text.contains("matcher       phase 0 within 1\n"))
    #expect(text.contains("VerifyStubsTests.swift:104: error: The stub of almanac.moon(on: 30)"))
  }

  @Test("the newest comparison that fits decides, also before the closure")
  func newest() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac()) { _, _ in false }
          .comparing(almanac.sunrise(on: .any)) { .equal($0) }
          .comparing(Int.self) { _ in .any }
        stub(almanac.sunrise(on: .any)).returns(7)
        stub(almanac.moon(on: .any)).returns(Moon(phase: 0))
        _ = almanac.sunrise(on: 5)
        _ = try? almanac.moon(on: 1)
      }
    }
    #expect(text.ranges(of: "does not answer like").count == 1)
    #expect(text.contains("almanac.moon(on: 1)"))
  }

  @Test("the call of another mock is a misuse")
  func otherMock() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let (almanac, other) = (MockAlmanac("almanac"), MockAlmanac("other"))
        verifyStubs(of: almanac, against: PrintedAlmanac())
          .comparing(other.sunrise(on: .any), by: { .equal($0) }, line: 300)
      }
    }
    #expect(
      text.contains(
        "300: error: other.sunrise(on: any) is no call on almanac, whose stubs are compared"))
  }

  @Test("it comes too late after a call")
  func late() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockAlmanac("almanac")
        _ = almanac.sunrise(on: 2)
        verifyStubs(of: almanac, against: PrintedAlmanac(), line: 200)
      }
    }
    #expect(text.contains("200: error: verifyStubs(of: almanac) comes too late"))
  }

  @Test("an answer that cannot be compared is no pass, and said once")
  func notComparable() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
        stub(almanac.bell(), line: 100).returns {}
        _ = almanac.bell()
        _ = almanac.bell()
      }
    }
    #expect(
      text.contains(
        "100: error: The stub of almanac.bell() cannot be compared with the real object"))
    #expect(text.contains("  is a closure\n"))
    #expect(text.ranges(of: "cannot be compared").count == 1)
  }

  @Test("hidden answers are compared, and parts are ignored or compared by a matcher")
  func parts() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        redact(Moon.self)
        let almanac = MockAlmanac("almanac")
        verifyStubs(of: almanac, against: PrintedAlmanac())
        stub(almanac.moon(on: .any), line: 100).returns(Moon(phase: 4))
        _ = try? almanac.moon(on: 1)
        let (other, third) = (MockAlmanac("other"), MockAlmanac("third"))
        verifyStubs(of: other, against: PrintedAlmanac()).ignoring(label: "phase")
        verifyStubs(of: third, against: PrintedAlmanac())
          .comparing(Int.self) { .closeTo($0, within: 9) }.ignoring((() -> Void).self)
        for almanac in [other, third] {
          stub(almanac.moon(on: .any)).returns(Moon(phase: 4))
          _ = try? almanac.moon(on: 1)
        }
        stub(third.bell()).returns {}
        _ = third.bell()
      }
    }
    #expect(text.ranges(of: "error: ").count == 1)
    #expect(text.contains("100: error: The stub of almanac.moon(on: 1) does not answer like"))
    #expect(text.contains("  phase differs: <redacted>\n"))
  }

  @Test("the stubs of a mock that left its scope are not compared, which is a failure")
  func endedScope() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let almanac = MockScope.run { MockAlmanac("almanac") }
        verifyStubs(of: almanac, against: PrintedAlmanac(), line: 200)
      }
    }
    #expect(text.contains("200: error: 'almanac' was verified after its scope had ended"))
  }
}
