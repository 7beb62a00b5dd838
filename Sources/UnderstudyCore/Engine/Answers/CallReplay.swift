/// Answers calls from a trace of recorded calls.
package protocol CallReplay: Sendable {
  /// Returns what a call returned when it was recorded. Runs outside locks.
  ///
  /// - Parameters:
  ///   - member: The name of the member.
  ///   - arguments: The arguments.
  ///   - hidden: The positions of the arguments that must not be shown.
  ///   - result: The type of the result.
  ///   - failure: The type of the requirement's errors.
  /// - Returns: The result.
  /// - Throws: The recorded error, or ``NotInTrace``.
  func answer<Result>(
    _ member: MemberName, _ arguments: [Any], hiding hidden: Set<Int>, _ result: Result.Type,
    _ failure: Any.Type
  ) throws -> Result

  /// Returns what no call has used, for the end of a scope.
  func unused() -> UnusedRecording?
}

/// A trace that has answered no call, or members of it that have not.
package struct UnusedRecording: Sendable {
  /// The name of the trace.
  package let trace: String

  /// The members whose recorded calls answered none, or an empty array for the whole trace.
  package let members: [String]

  /// The line that replays the trace.
  package let site: MockSourceLocation

  /// Creates a description of what is unused.
  ///
  /// - Parameters:
  ///   - trace: The name of the trace.
  ///   - members: The members whose recorded calls answered none, or an empty array for the whole trace.
  ///   - site: The line that replays the trace.
  package init(trace: String, members: [String], site: MockSourceLocation) {
    self.trace = trace
    self.members = members
    self.site = site
  }
}

/// The error of a call that a trace does not answer.
package struct NotInTrace: Error {
  /// The name of the trace.
  package let trace: String

  /// The recorded calls, or the reason why the trace has no answer.
  package let details: [String]

  /// A Boolean value that indicates whether the trace has the call, but no answer that fits.
  package let isRecorded: Bool

  /// Creates the error.
  ///
  /// - Parameters:
  ///   - trace: The name of the trace.
  ///   - details: The recorded calls, or the reason why the trace has no answer.
  ///   - isRecorded: Whether the trace has the call, but no answer that fits.
  package init(trace: String, details: [String], isRecorded: Bool) {
    self.trace = trace
    self.isRecorded = isRecorded
    self.details = details
  }
}

extension CallReplay {
  /// Returns what a call returned when it was recorded.
  func answer<Result>(_ call: PendingCall, _ result: Result.Type) throws -> Result {
    let recorded = call.core.call(at: call.position, of: call.member)
    let member = call.member.name
    return try call.core.describing {
      Swift.Result {
        try answer(
          member, recorded.arguments,
          hiding: call.core.hiddenPositions(of: recorded.arguments, member), result,
          call.failureType)
      }
    }.get()
  }
}

extension MockCore {
  /// The trace that answers calls that nothing else answers, or `nil` if there is none.
  package var replay: (any CallReplay)? {
    get { withState { $0.replay } }
    set {
      let old = withState { state in
        defer {
          state.replay = newValue
          if newValue != nil { state.forwards = true }
        }
        return state.replay
      }
      withExtendedLifetime(old) {}
    }
  }
}
