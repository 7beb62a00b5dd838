import UnderstudyValues

/// The details of failures that are counted, because several of their kind were reported before.
package struct RepeatedFailure: FailureContent {
  /// The details of the last of them.
  package let last: any FailureContent

  /// The number of failures.
  package let count: Int

  package var kind: MockFailure.Kind { last.kind }

  package var subjects: [CallDescription] { last.subjects }

  package var values: [HeadlineValue] { last.values }

  package func headline(_ limit: Int) -> String {
    "\(count) more failure\(count == 1 ? "" : "s") like this: \(last.headline(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] { last.body(of: failure) }
}

extension MockFailure {
  /// Returns the failure as the last of several that are counted.
  func repeated(_ count: Int) -> MockFailure {
    var copy = self
    copy.content = RepeatedFailure(last: content, count: count)
    return copy
  }

  /// Returns the first failures of each group, and one failure that counts the others of the group.
  static func bounded(_ failures: [MockFailure], to limit: Int) -> [MockFailure] {
    let numbers = failures.map { ($0.content as? RepeatedFailure)?.count ?? 1 }
    return Repetitions.shown(failures.map(\.group), numbers, limit: limit).map { index, number in
      var failure = failures[index]
      guard let number else { return failure }
      if let repeated = failure.content as? RepeatedFailure { failure.content = repeated.last }
      return failure.repeated(number)
    }
  }
}

/// Limits the failures of each group that are reported one by one. The others are counted.
struct Repetitions<Failure> {
  private var groups: [MockFailure.Group: (reported: Int, counted: Int, last: Failure?)] = [:]

  /// Counts a failure instead of reporting it, if several of its group were reported.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - number: The number of failures that it stands for.
  ///   - group: The group of the failure.
  ///   - limit: The maximum number of failures of a group that are reported one by one.
  /// - Returns: Whether the failure must not be reported, and the failure that it replaces as the last one,
  ///   to be released outside locks.
  mutating func count(
    _ failure: Failure, _ number: Int = 1, of group: MockFailure.Group, limit: Int
  ) -> (isCounted: Bool, replaced: Failure?) {
    let (reported, counted, last) = groups[group] ?? (0, 0, nil)
    guard reported >= limit else { return (false, nil) }
    groups[group] = (reported, counted + number, failure)
    return (true, last)
  }

  /// Notes that a failure was reported.
  mutating func noteReported(_ group: MockFailure.Group) {
    groups[group, default: (0, 0, nil)].reported += 1
  }

  /// The last failure of each group that was counted, with the number of failures.
  var counted: [(failure: Failure, number: Int)] {
    groups.values.compactMap { group in group.last.map { ($0, group.counted) } }
  }
}

extension Repetitions<Int> {
  /// Returns which failures are reported, so that the others do not have to be described.
  ///
  /// - Parameters:
  ///   - groups: The groups of the failures, in order. A failure without a group is reported.
  ///   - numbers: How many failures each stands for. Defaults to one.
  ///   - limit: The maximum number of failures of a group that are reported one by one.
  /// - Returns: The indexes of the failures. Each that stands for others has their number, including
  ///   itself.
  static func shown(
    _ groups: [MockFailure.Group?], _ numbers: [Int]? = nil, limit: Int
  ) -> [(index: Int, number: Int?)] {
    var repetitions = Repetitions()
    var shown: [(index: Int, number: Int?)] = []
    for (index, group) in groups.enumerated() {
      if let group {
        let number = numbers?[index] ?? 1
        if repetitions.count(index, number, of: group, limit: limit).isCounted { continue }
        repetitions.noteReported(group)
      }
      shown.append((index, nil))
    }
    for (index, number) in repetitions.counted { shown.append((index, number)) }
    return shown.sorted { $0.index < $1.index }
  }
}

extension Violation {
  /// Describes failures: the first ones of each group, and the last one, which counts the others.
  static func describe(_ violations: [Violation], limit: Int) -> [MockFailure] {
    Repetitions.shown(violations.map(\.group), limit: limit).map { index, number in
      let failure = violations[index].failure()
      return number.map { failure.repeated($0) } ?? failure
    }
  }
}

/// The details of a misuse of the framework.
package struct Misuse: FailureContent {
  /// The problem, in one line.
  package let problem: String

  /// The reason, and what to write instead.
  package let details: [String]

  /// Creates the details of a misuse.
  ///
  /// - Parameters:
  ///   - problem: The problem, in one line.
  ///   - details: The reason, and what to write instead.
  init(_ problem: String, details: [String]) {
    self.problem = problem
    self.details = details
  }

  package var kind: MockFailure.Kind { .misuse }

  package func headline(_ limit: Int) -> String { problem }

  package func body(of failure: MockFailure) -> [FailurePart] { details.map { .note($0) } }
}

/// The details of a value that does not match in an assertion.
package struct FailedAssertion: FailureContent {
  /// The value, and what was expected.
  package let mismatch: ArgumentMismatch

  package var kind: MockFailure.Kind { .failedAssertion }

  package var values: [HeadlineValue] { mismatch.headlineValues }

  package func headline(_ limit: Int) -> String {
    "Expected \(Truncation.shorten(mismatch.expected, to: limit)); "
      + Truncation.shorten(mismatch.reason, to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] { [.comparison(mismatch)] }
}
