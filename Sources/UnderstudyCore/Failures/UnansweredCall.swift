/// The error that a mock throws when it has no value to return.
///
/// A failure with the line to add has been reported before it is thrown, so that a test is red
/// also where the code under test swallows it.
public struct UnansweredCall: Error, Sendable, CustomStringConvertible {
  let text: String

  /// The first line of the failure that was reported.
  public var description: String { text }

  /// The error as one that a requirement may throw; stops the process where it may not throw this
  /// one, because Swift leaves no other way.
  ///
  /// - Parameter error: What an answer threw, or an ``UnansweredCall``.
  static func rethrowable<Failure: Error>(_ error: any Error) -> Failure {
    if let error = error as? Failure { return error }
    fatalError(
      "\(error)\n  The failure has been reported; there is no way to go on without a value.")
  }
}
