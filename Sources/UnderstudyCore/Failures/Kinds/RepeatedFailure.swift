import UnderstudyValues

/// The details of failures that are counted, because several of their kind were reported before.
package struct RepeatedFailure: FailureContent {
  /// The details of the last of them.
  package let last: any FailureContent

  /// The number of failures.
  package let count: Int

  package var kind: MockFailure.Kind { last.kind }

  package var subjects: [any DescribedCall] { last.subjects }

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

  /// The number of failures that the value stands for.
  private var count: Int { (content as? RepeatedFailure)?.count ?? 1 }

  /// Returns the first failures of each group, and one failure that counts the others of the group.
  ///
  /// - Parameters:
  ///   - failures: The failures, in order.
  ///   - limit: The maximum number of failures of a group that are returned one by one.
  static func bounded(_ failures: [MockFailure], to limit: Int) -> [MockFailure] {
    guard failures.count > limit else { return failures }
    let groups = Dictionary(grouping: failures.indices) { failures[$0].group }
    var bounded: [Int: MockFailure] = [:]
    for indices in groups.values {
      for index in indices.prefix(limit) { bounded[index] = failures[index] }
      let others = indices.dropFirst(limit)
      guard let last = others.last else { continue }
      for index in others.dropLast() { failures[index].noteReported() }
      bounded[last] = failures[last].withoutRepetition
        .repeated(others.reduce(0) { $0 + failures[$1].count })
    }
    return failures.indices.compactMap { bounded[$0] }
  }

  /// Returns which failures are shown, so that the others do not have to be described: the first ones
  /// of each group, and the last one, which counts the others.
  ///
  /// - Parameters:
  ///   - groups: The groups of the failures, in order.
  ///   - limit: The maximum number of failures of a group that are shown one by one.
  /// - Returns: The indexes of the failures. Each that stands for others has their number, including
  ///   itself.
  static func shown(
    _ groups: [some Hashable], limit: Int
  ) -> [(index: Int, count: Int?)] {
    guard groups.count > limit else { return groups.indices.map { (index: $0, count: nil) } }
    var shown: [(index: Int, count: Int?)] = []
    for indices in Dictionary(grouping: groups.indices, by: { groups[$0] }).values {
      for index in indices.prefix(limit) { shown.append((index, nil)) }
      let others = indices.dropFirst(limit)
      if let last = others.last { shown.append((last, others.count)) }
    }
    return shown.sorted { $0.index < $1.index }
  }

  /// The failure, with the details of the last one if it counts several.
  private var withoutRepetition: MockFailure {
    var copy = self
    if let repeated = content as? RepeatedFailure { copy.content = repeated.last }
    return copy
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

extension MockFailure.Kind {
  /// A misuse of the framework.
  public static let misuse = Self("misuse")
}

/// The details of a value that does not match in an assertion.
package struct FailedAssertion: FailureContent {
  /// The value, and what was expected.
  package let mismatch: ArgumentMismatch

  package var kind: MockFailure.Kind { .failedAssertion }

  /// The expected value and the mismatch, or nothing if the body shows the difference instead.
  package var values: [HeadlineValue] {
    guard mismatch.isShownWhole else { return [] }
    return [
      HeadlineValue(label: "expected", text: mismatch.expected),
      HeadlineValue(label: "mismatch", text: mismatch.reason),
    ]
  }

  package func headline(_ limit: Int) -> String {
    "Expected \(Truncation.shorten(mismatch.expected, to: limit)); "
      + Truncation.shorten(mismatch.reason, to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] { [.comparison(mismatch)] }
}

extension MockFailure.Kind {
  /// A value that does not match in an assertion.
  public static let failedAssertion = Self("failedAssertion")
}
