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
