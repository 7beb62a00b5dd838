import Testing
import UnderstudyCore

@Suite struct PredicateRuns {
  /// Matches 3 and counts its runs.
  private final class Counter {
    var runs = 0
    var isThree: Matcher<Int> {
      Matcher("three") {
        self.runs += 1
        return $0 == 3
      }
    }
  }

  @Test("explaining a mismatch does not run nested predicates again")
  func once() {
    let counter = Counter()
    let three = counter.isThree
    let rows: [(Matcher<[Int]>, [Int], runs: Int, String)] = [
      (.each(three), [4], 1, "[0] is 4"),
      (.each(three), [3, 4], 2, "was [3, 4]"),
      (.contains(three), [1, 2], 2, "no element matches: [was 1, was 2]"),
      (.first(three), [4], 1, "first was 4"),
      (.last(three), [4], 1, "last was 4"),
      (.elements(1, three), [1, 4], 1, "[1] is 4"),
      (.elements(three, 1), [3, 4], 1, "[1] is 4"),
      (.elements(three, three), [3, 4], 2, "was [3, 4]"),
      (.elements(three), [1, 2], 0, "unexpected element [1]: 2"),
      (.elements(inAnyOrder: three, .any), [1, 2], 2, "was [1, 2]"),
      (.hasCount(three), [1], 1, "1 element: [1]"),
      (.allOf(.hasCount(1), .each(three)), [4], 1, "each three: [0] is 4"),
      (.allOf(.each(three), .last(three)), [3, 4], 2, "was [3, 4]"),
      (.anyOf(.first(three), .last(three)), [4], 2, "first was 4 and last was 4"),
      (.noneOf(.hasCount(2), .first(three)), [3], 1, "was [3], which matches first three"),
      (.not(.first(three)), [3], 1, "was [3]"),
      (.allOf(.not(.first(three)), .any), [3], 1, "not first three: was [3]"),
    ]
    for (matcher, value, runs, mismatch) in rows {
      counter.runs = 0
      #expect(matcher.mismatch(value) == mismatch)
      #expect(counter.runs == runs, "\(matcher)")
    }
  }

  @Test("every matcher tracks whether it contains a predicate")
  func knowledge() {
    expectKnown([3]) { .each($0) }
    expectKnown([3]) { .contains($0) }
    expectKnown([3]) { .first($0) }
    expectKnown([3]) { .last($0) }
    expectKnown([3, 3, 3]) { .elements(.any, $0, 3) }
    expectKnown([3]) { .elements($0) }
    expectKnown([3, 3, 3]) { .elements(inAnyOrder: .any, $0, 3) }
    expectKnown([3]) { .elements(inAnyOrder: $0) }
    expectKnown([0, 0, 0]) { .hasCount($0) }
    expectKnown([3: "a"]) { .hasKey($0) }
    expectKnown(["a": 3]) { .hasValue($0) }
    expectKnown(["a": 3]) { .hasEntry("a", $0) }
    expectKnown("abc") { .has(\.count, $0) }
    expectKnown(Int?.some(3)) { .some($0) }
    expectKnown(Result<Int, any Error>.success(3)) { .success($0) }
    expectKnown(Result<Int, Three>.failure(Three())) { .failure(.has(\.value, $0)) }
    expectKnown(3 as Any) { .isA(Int.self, $0) }
    expectKnown(Inout(3)) { .__inout($0) }
    expectKnown(3) { .allOf($0) }
    expectKnown(3) { .allOf(.any, $0, 3) }
    expectKnown(3) { .anyOf($0) }
    expectKnown(3) { .anyOf(5, $0, 6) }
    expectKnown(3) { .not(.noneOf($0)) }
    expectKnown(3) { .not(.noneOf(5, $0, 6)) }
    expectKnown(3) { .not(.not($0)) }
  }

  /// Checks that a matcher runs again to explain a mismatch exactly if it contains no predicate.
  ///
  /// `each` can only find out which of several elements do not match by running their matcher
  /// again.
  ///
  /// - Parameters:
  ///   - value: A value that matches the result of `make` for a matcher that matches 3.
  ///   - make: Creates a matcher from a matcher of an integer.
  private func expectKnown<Value>(
    _ value: Value, _ make: (Matcher<Int>) -> Matcher<Value>,
    at location: SourceLocation = #_sourceLocation
  ) {
    let counter = Counter()
    #expect(make(counter.isThree).matches(value), sourceLocation: location)
    let runs = counter.runs
    #expect(runs > 0, sourceLocation: location)
    let text = Matcher<[Value]>.each(.not(make(counter.isThree))).mismatch([value, value])
    #expect(text?.hasPrefix("was [") == true, sourceLocation: location)
    #expect(counter.runs == 2 * runs, sourceLocation: location)
    let plain = Matcher<[Value]>.each(.not(make(3))).mismatch([value, value])
    #expect(plain?.hasPrefix("[0] is ") == true, sourceLocation: location)
  }

  /// An error with a number.
  private struct Three: Error { var value = 3 }

  @Test("explaining a mismatch does not run a predicate with its own explanation again")
  func explained() {
    let odd = Matcher<Int>("odd", mismatch: { "\($0) is even" }) { $0 % 2 == 1 }
    #expect(Matcher<[Int]>.each(odd).mismatch([2]) == "[0] 2 is even")
    #expect(Matcher<[Int]>.each(odd).mismatch([2, 1]) == "was [2, 1]")
  }

  @Test("explaining a failed call does not run predicates again")
  func calls() {
    let counter = Counter()
    let three = counter.isThree
    let greeter = MockGreeter("greeter", .strict)
    let log = FailureLog.of {
      stub(greeter.greet(.any, times: .allOf(.greaterThan(0), .anyOf(three, .has(\.self, three)))))
      _ = try? greeter.greet("bob", times: 4)
    }
    #expect(log.failures.first?.candidates.first?.mismatches.count == 1)
    #expect(counter.runs == 2)
  }
}
