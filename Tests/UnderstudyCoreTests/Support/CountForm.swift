import Testing
import UnderstudyCore

/// A count in one of its notations, with its bounds and its description.
struct CountForm: CustomTestStringConvertible {
  let testDescription: String
  let count: any CallCounting
  let text: String
  let lower: Int
  let upper: Int?

  /// The count made of the bounds.
  var bounds: CallCount { CallCount(lower: lower, upper: upper) }

  private init(
    _ spelling: String, _ count: any CallCounting, _ text: String, _ lower: Int, _ upper: Int?
  ) {
    testDescription = spelling
    (self.count, self.text, self.lower, self.upper) = (count, text, lower, upper)
  }

  static let all = [
    CountForm("3", 3, "3 calls", 3, 3),
    CountForm("0", 0, "no call", 0, 0),
    CountForm("1...3", 1...3, "1 to 3 calls", 1, 3),
    CountForm("2...2", 2...2, "2 calls", 2, 2),
    CountForm("1..<4", 1..<4, "1 to 3 calls", 1, 3),
    CountForm("0..<1", 0..<1, "no call", 0, 0),
    CountForm("2...", 2..., "at least 2 calls", 2, nil),
    CountForm("1...", 1..., "at least 1 call", 1, nil),
    CountForm("...4", ...4, "at most 4 calls", 0, 4),
    CountForm("..<2", ..<2, "at most 1 call", 0, 1),
    CountForm(".once", CallCount.once, "1 call", 1, 1),
    CountForm(".never", CallCount.never, "no call", 0, 0),
    CountForm(".exactly(2)", CallCount.exactly(2), "2 calls", 2, 2),
    CountForm(".atLeast(2)", CallCount.atLeast(2), "at least 2 calls", 2, nil),
    CountForm(".atMost(2)", CallCount.atMost(2), "at most 2 calls", 0, 2),
    CountForm(".between(2, 3)", CallCount.between(2, 3), "2 to 3 calls", 2, 3),
    CountForm(".any", CallCount.any, "any number of calls", 0, nil),
  ]
}

/// A count that no number of calls fulfills, or that is negative.
struct ImpossibleCount: CustomTestStringConvertible {
  let testDescription: String
  let count: any CallCounting

  /// What the misuse names.
  let bounds: String

  private init(_ spelling: String, _ count: any CallCounting, _ bounds: String) {
    (testDescription, self.count, self.bounds) = (spelling, count, bounds)
  }

  static let all = [
    ImpossibleCount(".between(3, 1)", CallCount.between(3, 1), "at least 3 and at most 1"),
    ImpossibleCount("2..<2", 2..<2, "at least 2 and at most 1"),
    ImpossibleCount("..<0", ..<0, "cannot be negative: -1"),
    ImpossibleCount("...(-2)", ...(-2), "cannot be negative: -2"),
    ImpossibleCount("-1", -1, "cannot be negative: -1"),
    ImpossibleCount("-1...3", (-1)...3, "cannot be negative: -1"),
    ImpossibleCount("-2...", (-2)..., "cannot be negative: -2"),
    ImpossibleCount("-3..<2", (-3)..<2, "cannot be negative: -3"),
    ImpossibleCount(".exactly(-2)", CallCount.exactly(-2), "cannot be negative: -2"),
    ImpossibleCount(".atLeast(-1)", CallCount.atLeast(-1), "cannot be negative: -1"),
    ImpossibleCount(".atMost(-1)", CallCount.atMost(-1), "cannot be negative: -1"),
    ImpossibleCount(".between(-1, 2)", CallCount.between(-1, 2), "cannot be negative: -1"),
    ImpossibleCount(
      "CallCount(lower:upper:)", CallCount(lower: -4, upper: nil), "cannot be negative: -4"),
  ]
}
