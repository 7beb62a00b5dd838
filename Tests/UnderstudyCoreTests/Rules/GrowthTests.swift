import Testing
import UnderstudyCore

/// The work of the runtime for tests that write much. The work is counted, because times depend on
/// the machine. `Benchmarks/Sources/GrowthBenchmark` measures them.
@Suite struct GrowthTests {
  @Test("each of many stored keys has the newest value that was set for it")
  func storedKeys() {
    let greeter = MockGreeter("greeter")
    let stored: StoredValue = stub(greeter[key: .any]).stores(-1)
    for key in 0..<500 { greeter[key: "\(key)"] = key }
    for key in 0..<100 { greeter[key: "\(key)"] = key + 1000 }
    stored["7"] = 70
    #expect(greeter[key: "7"] == 70 && stored["8"] == 1008)
    #expect(greeter[key: "99"] == 1099 && greeter[key: "499"] == 499)
    #expect(greeter[key: "500"] == -1)
  }

  @Test(
    "the newest of many stubs that match answers",
    arguments: [0, 1, 7, 15, 40, 99])
  func newestOfManyStubs(_ times: Int) throws {
    let greeter = MockGreeter("greeter")
    for item in 0..<20 { stub(greeter.greet(.any, times: .equal(item))).returns("any \(item)") }
    for item in 0..<20 { stub(greeter.greet("a", times: .equal(item))).returns("a \(item)") }
    stub(greeter.greet("b", times: .any)).returns("b")
    #expect(try greeter.greet("a", times: times) == (times < 20 ? "a \(times)" : ""))
    #expect(try greeter.greet("b", times: times) == "b")
    #expect(try greeter.greet("c", times: times) == (times < 20 ? "any \(times)" : ""))
    stub(greeter.greet(.any, times: .any)).returns("newest")
    #expect(try greeter.greet("a", times: times) == "newest")
    reset(greeter, .stubs)
    #expect(try greeter.greet("a", times: times) == "")
  }

  @Test("the oldest of many expectations with room takes a call", arguments: [5, 50])
  func oldestOfManyExpectations(_ count: Int) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for item in 0..<count { expect(greeter.greet("a")).returns("\(item)") }
        expect(greeter.greet(.any)).returns("any")
        for item in 0..<count { #expect(greeter.greet("a") == "\(item)") }
        #expect(greeter.greet("b") == "any")
        #expect(greeter.greet("a") == "")
      }
    }
    #expect(log.headlines.count == 1)
  }

  @Test(
    "many overlapping expectations get their calls if the more specific ones are older",
    arguments: [3, 40])
  func overlapping(_ count: Int) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for _ in 0..<count { expect(greeter.greet("a")) }
        for _ in 0..<count { expect(greeter.greet(.any)) }
        for _ in 0..<count { _ = greeter.greet("b") }
        for _ in 0..<count { _ = greeter.greet("a") }
      }
    }
    #expect(log.headlines == [])
  }

  @Test("many older expectations take the calls of newer ones", arguments: [3, 40])
  func overlappingUnmet(_ count: Int) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for _ in 0..<count { expect(greeter.greet(.any)) }
        for _ in 0..<count { expect(greeter.greet("a")) }
        for _ in 0..<count { _ = greeter.greet("a") }
        for _ in 0..<count { _ = greeter.greet("b") }
      }
    }
    #expect(log.failures.count { $0.kind == .tooManyCalls } == count)
    let unmet = log.failures.compactMap { ($0.content as? UnmetExpectation)?.taken?.call.order }
    #expect(unmet == Array(repeating: 1, count: count))
  }

  @Test("the steps of a long order can be called in that order only", arguments: [3, 40])
  func longOrder(_ count: Int) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        inOrder { for item in 0..<count { expect(greeter.greet(.equal("\(item)")), 0...) } }
        for item in 0..<count where item != 1 { _ = greeter.greet("\(item)") }
        _ = greeter.greet("1")
      }
    }
    #expect(log.reports.count == 1)
    #expect(log.failures.allSatisfy { $0.kind == .outOfOrder })
  }

  @Test("an unexpected call among many expectations names the nearest one")
  func nearestOfMany() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for item in 0..<30 { expect(greeter.greet(.equal("abcdef \(item)")), .any) }
        _ = greeter.greet("abcdef 17!")
      }
    }
    let nearest = log.failures.first?.content.candidates.first?.pattern.description
    #expect(nearest == "greeter.greet(\"abcdef 17\")")
  }

  @Test("a failure among many rules does not show rejections")
  func rejectionsAmongMany() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for item in 0..<30 { reject(greeter.greet(.equal("rejected \(item)"))) }
        _ = greeter.greet("anything")
        expect(greeter.greet("expected"), .any)
        _ = greeter.greet("rejected?")
      }
    }
    #expect(log.failures.map(\.kind) == [.unexpectedCall])
    let candidates = log.failures.first?.content.candidates.map(\.pattern.description)
    #expect(candidates == ["greeter.greet(\"expected\")"])
  }

  /// A value that counts how often it is described.
  private struct Counted: Equatable, CustomStringConvertible {
    static let descriptions = LockedValue(0)

    let id: Int

    var description: String {
      Self.descriptions.withLock { $0 += 1 }
      return "value \(id)"
    }
  }

  @Test("only the failures that are shown are described")
  func describedFailures() {
    Counted.descriptions.withLock { $0 = 0 }
    let log = FailureLog.$repetitionLimit.withValue(5) {
      FailureLog.of {
        MockScope.run(unusedStubs: .warn) {
          let closure = MockClosure("closure", of: ((Counted) -> Int).self)
          for id in 0..<500 { expect(closure(.equal(Counted(id: id)))) }
          let other = MockClosure("other", of: ((Counted) -> Int).self)
          for id in 0..<500 { stub(other(.equal(Counted(id: id)))).returns(1) }
        }
      }
    }
    #expect(log.failures.count == 12)
    #expect(log.headlines.contains { $0.hasPrefix("495 more failures like this") })
    #expect(Counted.descriptions.withLock { $0 } < 200)
  }
}
