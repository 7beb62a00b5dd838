/// The error that a mock throws when it has no value to return.
///
/// ```swift
/// let gateway = MockGateway(.strict)
/// do { try gateway.charge(1250, currency: "USD") } catch is UnansweredCall {
///   print("The call was reported, because nothing was set up for it.")
/// }
/// ```
///
/// A failure with the line to add is recorded first, so the test fails even if the code under test
/// discards the error.
public struct UnansweredCall: Error, Sendable, CustomStringConvertible {
  /// The failure.
  let failure: MockFailure

  /// A Boolean value that indicates whether the failure was reported.
  let isReported: Bool

  /// Creates the error of a call. The failure is reported elsewhere, unless the process stops for it.
  init(failure: MockFailure, isReported: Bool) {
    (self.failure, self.isReported) = (failure, isReported)
    failure.noteReported()
  }

  /// The first line of the failure.
  public var description: String { failure.headline }

  /// Returns the error typed as one that a requirement may throw.
  ///
  /// If the requirement cannot throw this error, the function reports the failure and stops the
  /// process, because there is no value to return.
  ///
  /// - Parameter error: The error that an answer threw, or an ``UnansweredCall``.
  static func rethrowable<Failure: Error>(_ error: any Error) -> Failure {
    if let error = error as? Failure { return error }
    if let error = error as? UnansweredCall, !error.isReported {
      FailureReporting.reportOutsideTests(error.failure)
    }
    let failure = (error as? UnansweredCall)?.failure
    fatalError(
      (failure?.content as? NoValue)?.lastWords(calledFrom: failure?.callSite)
        ?? "\(error)\n  The requirement cannot throw this error, so the test process has to stop.")
  }
}

/// Stops the process in a call that cannot be recorded, because the operating system is too old for
/// the types of its arguments or its result.
///
/// The patterns of such a requirement are not available on that system, so no test can set it up.
///
/// - Parameters:
///   - members: The table that contains the requirement.
///   - index: The index of the requirement.
///   - systems: The versions that can record the call, for the message.
/// - Warning: For generated code only.
public func __cannotRecord(
  _ members: __Members, _ index: Int, _ systems: StaticString
) -> Never {
  let name = members.all[index].description
  let text = "A mock of '\(members.protocolName)' cannot record '\(name)' on this system"
  FailureReporting.reportMisuse(
    text, .unknown,
    "Run the test on \(systems) or later: older systems have no type for its arguments or result.",
    atCall: true)
  fatalError(text)
}
