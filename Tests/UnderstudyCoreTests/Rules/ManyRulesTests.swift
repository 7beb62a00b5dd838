import Testing
import UnderstudyCore

/// Many rules and calls of one requirement. Values, which are compared under the lock of the mock, and
/// predicates, which run without it, must find the same rules and calls.
@Suite struct ManyRulesTests {
  /// How a value is matched.
  enum Form: CaseIterable {
    case value, predicate

    func matcher(_ value: String?) -> Matcher<String> {
      switch (self, value) {
      case (.value, nil): .any
      case (.value, let value?): .equal(value)
      case (.predicate, let value): .where("\(value ?? "any")") { value == nil || $0 == value }
      }
    }
  }

  /// What a test with random expectations and calls has seen.
  private struct Seen: Equatable {
    var answers: [String] = []
    var captured: [[String]] = []
    var failures: [String] = []
  }

  /// Makes random expectations and calls.
  private func play(_ seed: UInt64, _ form: Form, capturing: Bool) -> Seen {
    var (random, seen) = (SplitMix64(seed: seed), Seen())
    var captors: [Captor<String>] = []
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        let values = ["a", "b", "c"]
        for number in 0..<(20 + random.below(30)) {
          let value = random.chance(40) ? nil : random.pick(values)
          var matcher = form.matcher(value)
          if capturing, random.chance(70) {
            captors.append(Captor())
            matcher = .captured(by: captors[captors.count - 1], matcher)
          }
          let lower = random.below(3)
          let count = CallCount.between(lower, max(1, lower + random.below(2)))
          let setup = expect(
            greeter.greet(matcher), random.chance(70) ? .once : count, line: number)
          if random.chance(50) { setup.returns("answer \(number)") }
        }
        if random.chance(50) {
          for number in 0..<20 {
            stub(greeter.greet(form.matcher(random.pick(values)))).returns("stub \(number)")
          }
        }
        for _ in 0..<(20 + random.below(40)) {
          seen.answers.append(greeter.greet(random.chance(20) ? "d" : random.pick(values)))
        }
      }
    }
    seen.captured = captors.map(\.values)
    seen.failures = log.failures.map { "\($0.kind) \($0.site.line)" }.sorted()
    return seen
  }

  @Test(
    "many expectations of values answer like those with predicates",
    arguments: 0..<60)
  func sameAnswers(_ seed: UInt64) {
    #expect(play(seed, .value, capturing: false) == play(seed, .predicate, capturing: false))
  }

  @Test(
    "many captors receive the arguments of the calls that their expectations count",
    arguments: 0..<60)
  func sameCaptures(_ seed: UInt64) {
    #expect(play(seed, .value, capturing: true) == play(seed, .predicate, capturing: true))
  }

  @Test("a captor for each of many calls receives one argument")
  func captorsInTurn() {
    let captors = (0..<50).map { _ in Captor<String>() }
    let greeter = MockGreeter("greeter")
    for captor in captors { expect(greeter.greet(.captured(by: captor))) }
    for number in 0..<50 { _ = greeter.greet("\(number)") }
    #expect(captors.map(\.values) == (0..<50).map { ["\($0)"] })
    verifyExpectations(greeter)
  }

  @Test("captors of many stubs receive only the arguments of the calls that the stub answers")
  func captorsOfStubs() throws {
    let captors = (0..<30).map { _ in Captor<String>() }
    let greeter = MockGreeter("greeter")
    for (times, captor) in captors.enumerated() {
      stub(greeter.greet(.captured(by: captor), times: .equal(times % 15))).returns("\(times)")
    }
    #expect(try greeter.greet("a", times: 3) == "18")
    #expect(try greeter.greet("b", times: 99) == "")
    #expect(captors.map(\.values) == (0..<30).map { $0 == 18 ? ["a"] : [] })
  }

  @Test("many actions of one answer run in order, and a call runs those that it found")
  func manyActions() {
    let seen = LockedValue<[Int]>([])
    let greeter = MockGreeter("greeter")
    let setup = stub(greeter.greet(.any)).returns("first", "second")
    for number in 0..<40 {
      setup.performs { _ in
        seen.withLock { $0.append(number) }
        if number == 0 { setup.performs { _ in seen.withLock { $0.append(100) } } }
      }
    }
    #expect(greeter.greet("a") == "first")
    #expect(seen.withLock { $0 } == Array(0..<40))
    #expect(greeter.greet("a") == "second")
    #expect(seen.withLock { $0 } == Array(0..<40) + Array(0..<40) + [100])
  }

  /// Records calls and returns the result of a search for each value.
  private func search(_ form: Form, _ find: (MockGreeter, Matcher<String>) -> [String])
    -> [[String]]
  {
    let greeter = MockGreeter("greeter")
    for number in 0..<100 { _ = greeter.greet("\(number % 40)") }
    var found = (0..<50).map { find(greeter, form.matcher("\($0)")) }
    reset(greeter.greet("7"))
    _ = greeter.greet("8")
    found += (0..<50).map { find(greeter, form.matcher("\($0)")) }
    reset(greeter, .calls)
    for number in 0..<100 { _ = greeter.greet("\(number % 10)") }
    found += (0..<50).map { find(greeter, form.matcher("\($0)")) }
    return found
  }

  @Test("calls that are searched many times are found, after resets too")
  func sameCalls() {
    let find = { (greeter: MockGreeter, matcher: Matcher<String>) in
      calls(greeter.greet(matcher)).map { "\($0.arguments) \($0.outcome)" }
    }
    #expect(search(.value, find) == search(.predicate, find))
  }

  @Test("captors receive the arguments of calls that are searched many times")
  func sameCapturesOfCalls() {
    let find = { (greeter: MockGreeter, matcher: Matcher<String>) in
      let captor = Captor<String>()
      _ = calls(greeter.greet(.captured(by: captor, matcher)))
      return captor.values
    }
    #expect(search(.value, find) == search(.predicate, find))
  }

  @Test("calls that were verified one by one are verified, and failures name the nearest calls")
  func verifiedOneByOne() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for number in 0..<100 { _ = greeter.greet("call \(number)") }
        for number in 0..<100 { verify(greeter.greet(.equal("call \(number)"))) }
        verifyNoMoreInteractions(greeter)
        verify(greeter.greet("call 7!"))
        verify(greeter.greet("call 42"), 2)
      }
    }
    #expect(log.failures.map(\.kind) == [.failedVerification, .failedVerification])
    let contents = log.failures.map { $0.content as? FailedVerification }
    #expect(contents.map { $0?.received } == [0, 1])
    #expect(contents.map { $0?.missed } == [100, 99])
    #expect(contents[0]?.nearest.first?.call.description.contains("\"call 7\"") == true)
  }

  @Test("a call that is made while many calls are verified is found")
  func callsInBetween() {
    let greeter = MockGreeter("greeter")
    for number in 0..<100 { _ = greeter.greet("\(number)") }
    for number in 0..<100 {
      verify(greeter.greet(.equal("\(number)")))
      _ = greeter.greet("\(number)")
      verify(greeter.greet(.equal("\(number)")), 2)
    }
  }
}
