import UnderstudyCore

/// The kinds of failures. Arguments that are left out state no fact.
extension FailureReport {
  /// A call that nothing was set up for.
  static func unexpectedCall(_ member: String, line: Int? = nil) -> Self {
    call(.unexpectedCall, member, line)
  }

  /// A call for which there is no value to return.
  static func noValue(_ member: String, line: Int? = nil) -> Self {
    call(.noValue, member, line)
  }

  /// A call for which a stub or expectation has no answer left.
  static func noMoreAnswers(_ member: String, line: Int? = nil) -> Self {
    call(.noMoreAnswers, member, line)
  }

  /// A call in the wrong state.
  static func wrongState(_ member: String, line: Int? = nil) -> Self {
    call(.wrongState, member, line)
  }

  /// A call after the test of its mock.
  static func lateCall(_ member: String, line: Int? = nil) -> Self {
    call(.lateCall, member, line)
  }

  /// A stub that no call used.
  static func unusedStub(_ member: String, line: Int? = nil) -> Self {
    call(.unusedStub, member, line)
  }

  /// A call beyond the upper bound of its expectation.
  static func tooManyCalls(
    _ member: String, _ count: some CallCounting, received: Int, line: Int? = nil
  ) -> Self {
    counted(.tooManyCalls, member, count, received, line)
  }

  /// An unmet expectation. States that the verification did not wait.
  static func unmetExpectation(
    _ member: String, _ count: some CallCounting, received: Int, line: Int? = nil
  ) -> Self {
    counted(.unmetExpectation, member, count, received, line, timeout: noTimeout)
  }

  /// A `verify` that found too few or too many calls. States that it did not wait.
  static func failedVerification(
    _ member: String, _ count: some CallCounting, received: Int, line: Int? = nil
  ) -> Self {
    counted(.failedVerification, member, count, received, line, timeout: noTimeout)
  }

  /// Calls that were neither verified nor expected.
  static func moreInteractions(on mock: String, received: Int, line: Int? = nil) -> Self {
    Self(
      .moreInteractions,
      [.mocks: "\([mock])", .received: "\(received)", .line: line.map(String.init)])
  }

  /// A call that was made before it was allowed.
  static func outOfOrder(_ member: String, before other: String, line: Int? = nil) -> Self {
    Self(
      .outOfOrder, [.member: member, .neighbor: "before \(other)", .line: line.map(String.init)])
  }

  /// A call that was made after it was allowed.
  static func outOfOrder(_ member: String, after other: String, line: Int? = nil) -> Self {
    Self(.outOfOrder, [.member: member, .neighbor: "after \(other)", .line: line.map(String.init)])
  }

  /// A call between verified calls.
  static func outOfOrder(between member: String, line: Int? = nil) -> Self {
    Self(.outOfOrder, [.member: member, .neighbor: "between", .line: line.map(String.init)])
  }

  /// The wrong number of calls at a position of a verified order.
  ///
  /// - Parameter previous: The member at the position before, or `nil` for the first position.
  static func outOfOrder(
    _ member: String, _ count: some CallCounting, received: Int, after previous: String?,
    line: Int? = nil
  ) -> Self {
    var failure = counted(.outOfOrder, member, count, received, line)
    failure.facts[.neighbor] = previous.map { "after \($0)" } ?? ""
    return failure
  }

  /// States that were not reached in time.
  static func stateNotReached(_ condition: String, line: Int? = nil) -> Self {
    Self(.stateNotReached, [.states: condition, .line: line.map(String.init)])
  }

  /// A condition that was not met in time.
  ///
  /// - Parameter last: The description of the last value, or of the last error after `threw`.
  static func conditionNotMet(_ condition: String, last: String, line: Int? = nil) -> Self {
    Self(
      .conditionNotMet,
      [.states: condition, .received: last, .line: line.map(String.init)])
  }

  /// A misuse of the framework.
  ///
  /// - Parameter code: The call, type or object that the first line names.
  static func misuse(_ code: String, line: Int? = nil) -> Self {
    Self(.misuse, [.line: line.map(String.init)], code: code)
  }

  /// Creates a failure of a call.
  private static func call(_ kind: MockFailure.Kind, _ member: String, _ line: Int?) -> Self {
    Self(kind, [.member: member, .line: line.map(String.init)])
  }

  /// Creates a failure about a number of calls.
  private static func counted(
    _ kind: MockFailure.Kind, _ member: String, _ count: some CallCounting, _ received: Int,
    _ line: Int?, timeout: String? = nil
  ) -> Self {
    Self(
      kind,
      [
        .member: member, .count: bounds(of: count.callCount), .received: "\(received)",
        .line: line.map(String.init), .timeout: timeout,
      ])
  }
}
