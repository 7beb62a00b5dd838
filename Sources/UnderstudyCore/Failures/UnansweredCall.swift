/// The error that a mock throws when it has no value to return.
///
/// A failure with the line to add is recorded before the error is thrown, so that a test fails even if
/// the code under test discards the error.
public struct UnansweredCall: Error, Sendable, CustomStringConvertible {
  /// The failure.
  let failure: MockFailure

  /// A Boolean value that indicates whether the failure was reported.
  let isReported: Bool

  /// The first line of the failure.
  public var description: String { failure.headline }

  /// The error as one that a requirement may throw.
  ///
  /// Stops the process if the requirement may not throw this error, because Swift leaves no other way.
  /// The failure is reported before.
  ///
  /// - Parameter error: The error that an answer threw, or an ``UnansweredCall``.
  static func rethrowable<Failure: Error>(_ error: any Error) -> Failure {
    if let error = error as? Failure { return error }
    if let error = error as? UnansweredCall, !error.isReported {
      FailureReporting.reportOutsideTests(error.failure)
    }
    fatalError(
      "\(error)\n  The requirement cannot throw this error, so the test process has to stop.")
  }
}
