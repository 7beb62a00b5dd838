/// A call that violates what a test set up.
///
/// It is recorded in the critical section that detects it, with all that its description needs, and
/// described later: outside locks, by the one that removes it from the record. So there is no moment
/// at which a violation exists and the end of the scope does not find it, and no two report it.
final class Violation {
  /// The kinds of violation.
  enum Problem {
    /// A call beyond the upper bound of an expectation, which has received so many.
    case tooManyCalls(Rule, received: Int)

    /// A call that breaks an order, or that is made in the wrong state.
    case atWrongTime(BlockedRule)

    /// A call that nothing was set up for.
    case unexpectedCall

    /// A call for which a stub or expectation has no answer left.
    case noMoreAnswers

    /// A call that cannot be forwarded to the real object.
    case notForwarded

    /// A call for which there is no value to return.
    case noValue(resultType: String)
  }

  let problem: Problem
  let severity: MockFailure.Severity
  let member: MemberState
  let position: CallPosition
  let resolution: CallResolution

  /// The stack of the call.
  let stack: (any CallStack)?

  init(
    _ problem: Problem, _ severity: MockFailure.Severity = .error, _ member: MemberState,
    _ position: CallPosition, _ resolution: CallResolution
  ) {
    self.problem = problem
    self.severity = severity
    self.member = member
    self.position = position
    self.resolution = resolution
    stack = FailureReporting.captureCallStack()
  }
}

extension MockCore {
  /// The violation that a call is, if it is one. Lock held.
  func violation(
    _ resolution: CallResolution, _ member: MemberState, _ chunk: CallChunk, _ index: Int
  ) -> Violation? {
    guard !resolution.isUnrecorded, let (problem, severity) = problem(resolution, member) else {
      return nil
    }
    return Violation(
      problem, severity, member, CallPosition(chunk: chunk, index: index), resolution)
  }

  private func problem(
    _ resolution: CallResolution, _ member: MemberState
  ) -> (Violation.Problem, MockFailure.Severity)? {
    if let blocked = resolution.blocked, blocked.rule.count != nil {
      return isIgnoredLocked ? nil : (.atWrongTime(blocked), .error)
    }
    if let violated = resolution.violated {
      guard violated.isRejection || !isIgnoredLocked else { return nil }
      return (.tooManyCalls(violated, received: violated.received), .error)
    }
    guard !isIgnoredLocked else { return nil }
    if resolution.isUnexpected { return (.unexpectedCall, .error) }
    guard resolution.expectation == nil, resolution.answer == nil,
      let severity = strictnessLocked(of: member).severity
    else { return nil }
    return (resolution.blocked.map { .atWrongTime($0) } ?? .unexpectedCall, severity)
  }
}

extension Strictness {
  /// The severity of a call that nothing was set up for, or `nil` if it is not reported.
  fileprivate var severity: MockFailure.Severity? {
    switch self {
    case .nice: nil
    case .naggy: .warning
    case .strict: .error
    }
  }
}

// MARK: - The record

extension MockCore {
  /// Records a violation that was detected after the call was recorded. No lock held.
  ///
  /// - Returns: The failure, if this code belongs to the mock's test and has reported it.
  @discardableResult
  func record(_ violation: Violation) -> MockFailure? {
    let isRecorded = lock.withLock { recordLocked(violation) }
    guard isRecorded else {
      let failure = violation.failure(of: self)
      FailureReporting.deliver(failure, of: scope)
      return failure
    }
    return surface(violation)
  }

  /// Reports a recorded violation, if this code belongs to the mock's test. Otherwise it waits for
  /// the end of the scope, or for a verb of the test. No lock held.
  ///
  /// - Returns: The failure, if it was reported.
  @discardableResult
  func surface(_ violation: Violation) -> MockFailure? {
    let scope = self.scope
    guard scope?.containsCurrentCode ?? FailureReporting.canReport else {
      if scope == nil { UnverifiedMocks.insert(self) }
      return nil
    }
    guard let claimed = lock.withLock({ claimLocked(violation) }) else { return nil }
    let failure = claimed.failure(of: self)
    let verdict = FailureReporting.verdict { deliver(failure) }
    if case .atWrongTime(let blocked) = claimed.problem, verdict == .failed {
      lock.withLock { blocked.rule.isReported = true }
    }
    return failure
  }
}
