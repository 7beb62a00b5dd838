// How other modules take part in calls: an answerer answers instead of a real object, and observers see
// each call and its answer. `PendingCall` has one place for each.

/// Answers the calls on a mock that nothing else answers, instead of a real object.
package protocol CallAnswerer: Sendable {
  /// Answers a call. Runs outside locks.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - result: The type of the result.
  /// - Returns: The result.
  /// - Throws: The error of the answer, or a ``CallProblem``.
  func answer<Result>(_ call: ObservedCall, _ result: Result.Type) throws -> Result

  /// Returns a failure about answers that no call has used, or `nil` if there is none. Called at the end
  /// of the mock's scope.
  ///
  /// - Parameters:
  ///   - mock: The name of the mock.
  ///   - severity: The severity of unused stubs.
  func failureAtEnd(of mock: String, _ severity: MockFailure.Severity) -> MockFailure?
}

/// Observes the calls on a mock and their answers.
package protocol CallObserver: Sendable {
  /// An object on which each call that the test answers is also made, or `nil` if there is none.
  var counterpart: __Spied? { get }

  /// What to do about a call that cannot be forwarded, or `nil` if the observer has no advice.
  var adviceAgainstForwarding: String? { get }

  /// Observes the answer to a call. Runs outside locks, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - answer: The result, or the error.
  ///   - real: The answer of the ``counterpart``, or `nil` if the call was not made on it. Without a
  ///     value, the call cannot be made on it.
  /// - Returns: A problem to report as a failure of the call, or `nil` if there is none.
  func problem<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>,
    counterpart real: Swift.Result<Result?, any Error>?
  ) -> (any CallProblem)?
}

extension CallObserver {
  /// Returns `nil`.
  package var counterpart: __Spied? { nil }

  /// Returns `nil`.
  package var adviceAgainstForwarding: String? { nil }
}

/// A problem that an answerer or an observer finds in a call.
package protocol CallProblem: Error {
  /// Returns the first line without values.
  ///
  /// - Parameter call: The requirement with the name of the mock.
  func headline(_ call: String) -> String

  /// Returns the details of the failure.
  ///
  /// - Parameter call: The description of the call.
  func content(of call: CallDescription) -> any FailureContent
}

/// A call that an answerer or an observer sees.
package struct ObservedCall {
  /// The name of the member.
  package let member: MemberName

  /// The arguments.
  package let arguments: [Any]

  /// The positions of the arguments that must not be shown.
  package let hiddenPositions: Set<Int>

  /// What the descriptions of values hide.
  package let redactions: Redactions

  /// Whether a stub, an expectation or an answerer answers the call.
  package let isAnsweredByTest: Bool

  /// The type of the requirement's errors.
  package let failureType: Any.Type

  let record: CallRecord

  /// Returns a Boolean value that indicates whether the call is one to a member.
  let isTo: (MemberState) -> Bool
}

/// The calls that a pattern matches, without the pattern, which retains its mock.
///
/// Unchecked because a pattern's matchers are not `Sendable`. The documentation of `Matcher` requires
/// them to protect shared state, and everything else is immutable.
package struct PatternedCalls: @unchecked Sendable {  // No lock: immutable.
  let member: MemberState
  let arguments: ArgumentPattern

  /// Returns a Boolean value that indicates whether the pattern matches a call. Runs matchers.
  package func contain(_ call: ObservedCall) -> Bool {
    call.isTo(member) && ExaminedCall(call.record, arguments).isMatching
  }
}
