import Testing
import UnderstudyCore

@Suite struct PredicateRuns {
  /// Matches 3 and counts how often it runs.
  private final class Counter {
    var runs = 0
    var isThree: Matcher<Int> {
      Matcher("three") {
        self.runs += 1
        return $0 == 3
      }
    }
  }

  @Test("a predicate inside of a matcher is not run again to explain a mismatch")
  func once() {
    let counter = Counter()
    let three = counter.isThree
    let rows: [(Matcher<[Int]>, [Int], runs: Int, String)] = [
      (.each(three), [4], 1, "item 0: was 4"),
      (.each(three), [3, 4], 2, "was [3, 4]"),
      (.contains(three), [1, 2], 2, "no item matches: [was 1, was 2]"),
      (.first(three), [4], 1, "first was 4"),
      (.last(three), [4], 1, "last was 4"),
      (.elements(1, three), [1, 4], 1, "item 1: was 4"),
      (.elements(three, 1), [3, 4], 1, "item 1: was 4"),
      (.elements(three, three), [3, 4], 2, "was [3, 4]"),
      (.elements(three), [1, 2], 0, "exceeded count of 1 with item 2"),
      (.elements(inAnyOrder: three, .any), [1, 2], 2, "was [1, 2]"),
      (.hasCount(three), [1], 1, "was count of 1 with [1]"),
      (.allOf(.hasCount(1), .each(three)), [4], 1, "each three: item 0: was 4"),
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

  @Test("nor for a call that fails")
  func calls() throws {
    let counter = Counter()
    let three = counter.isThree
    let greeter = MockGreeter("greeter", .strict)
    let log = try FailureLog.of {
      stub(greeter.greet(.any, times: .allOf(.greaterThan(0), .anyOf(three, .has(\.self, three)))))
      _ = try greeter.greet("bob", times: 4)
    }
    #expect(log.failures.first?.candidates.first?.mismatches.count == 1)
    #expect(counter.runs == 2)
  }
}
