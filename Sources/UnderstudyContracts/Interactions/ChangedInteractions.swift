public import UnderstudyCore

/// The details of calls that differ from those in a file.
package struct ChangedInteractions: FailureContent {
  /// The name of the file.
  package let file: String

  /// The difference, or `nil` if the file did not exist and was written.
  package let mismatch: ArgumentMismatch?

  package var kind: MockFailure.Kind { .changedInteractions }

  package func headline(_ limit: Int) -> String {
    mismatch == nil
      ? "The interactions were written to \(file)"
      : "The interactions differ from those in \(file)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    guard let mismatch else { return [.note("Check the new file, and run the test again.")] }
    return [
      .comparison(mismatch),
      .note("To accept the change, run the test with UNDERSTUDY_RECORD=1."),
    ]
  }
}

extension MockFailure.Kind {
  /// Calls that differ from those in a file, or that were written to a new file.
  public static let changedInteractions = Self("changedInteractions")
}
