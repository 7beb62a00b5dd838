/// A call that violates an expectation or the strictness of its mock.
///
/// A violation is recorded in the critical section that detects it, with everything that its
/// description needs. It is described later, outside locks, by the code that removes it from the
/// record. The end of the scope therefore finds every violation, and none is reported twice.
final class Violation {
  /// The kinds of violation.
  enum Problem {
    /// A call beyond the upper bound of an expectation, and the number of calls that it has
    /// received.
    case tooManyCalls(Rule, received: Int)

    /// A call that breaks an order or is made in the wrong state.
    case atWrongTime(BlockedRule)

    /// A call that nothing was set up for.
    case unexpectedCall

    /// A call for which a rule has no answer left, and the number of calls that the rule has received.
    case noMoreAnswers(received: Int)

    /// A call that cannot be forwarded to the real object.
    case notForwarded

    /// A call in which an answerer or an observer has found a problem.
    case observed(any CallProblem)

    /// A call for which there is no value to return. The process stops if the requirement cannot throw.
    case noValue(resultType: String, stopsProcess: Bool)
  }

  let problem: Problem
  let severity: MockFailure.Severity
  let member: MemberState
  let record: CallRecord
  let resolution: CallResolution

  /// The stack of the call. Read when the violation has been recorded.
  private(set) var stack: (any CallStack)?

  /// The registered facts, if the violation could not be reported at once. Guarded by the lock of the
  /// mock.
  var registered: UnreportedFailure?

  init(
    _ problem: Problem, _ severity: MockFailure.Severity = .error, _ member: MemberState,
    _ record: CallRecord, _ resolution: CallResolution
  ) {
    self.problem = problem
    self.severity = severity
    self.member = member
    self.record = record
    self.resolution = resolution
  }

  /// Reads the stack of the call that is being made.
  func readStack() { stack = FailureReporting.captureCallStack() }
}

extension Violation {
  /// The group of the failure, or `nil` if each failure of its kind is reported.
  var group: MockFailure.Group? {
    let kind: MockFailure.Kind
    switch problem {
    case .tooManyCalls: kind = .tooManyCalls
    case .unexpectedCall: kind = .unexpectedCall
    case .atWrongTime(let blocked):
      if case .order = blocked.reason { kind = .outOfOrder } else { kind = .wrongState }
    case .noMoreAnswers, .notForwarded, .observed, .noValue: return nil
    }
    return MockFailure.Group(
      kind: kind, severity: severity, member: member.name.description, site: rule?.site)
  }
}

extension Violation {
  /// Returns the first violations of each group, and the last one, which stands for the others.
  ///
  /// - Parameters:
  ///   - violations: The violations, oldest first.
  ///   - limit: The maximum number of violations of a group that are returned one by one.
  /// - Returns: The violations. Each that stands for others has their number, including itself.
  static func bounded(
    _ violations: [Violation], to limit: Int
  ) -> [(violation: Violation, count: Int?)] {
    guard violations.count > limit else { return violations.map { ($0, nil) } }
    let sizes = Dictionary(grouping: violations) { $0.group }.mapValues(\.count)
    var seen: [MockFailure.Group: Int] = [:]
    return violations.compactMap { violation in
      guard let group = violation.group, let size = sizes[group], size > limit else {
        return (violation, nil)
      }
      seen[group, default: 0] += 1
      if seen[group]! <= limit { return (violation, nil) }
      return seen[group] == size ? (violation, size - limit) : nil
    }
  }
}

extension MockState {
  /// Returns the violation that a call represents, or `nil` if the call is allowed.
  func violation(
    _ resolution: CallResolution, _ turn: AnswerScript.Turn?, _ member: MemberState,
    _ record: CallRecord
  ) -> Violation? {
    var exhausted: (Violation.Problem, MockFailure.Severity)?
    if turn?.step.isExhausted == true, let rule = resolution.answer {
      exhausted = (.noMoreAnswers(received: self[rule].received), .error)
    }
    guard let (problem, severity) = problem(resolution, member) ?? exhausted else { return nil }
    return Violation(problem, severity, member, record, resolution)
  }

  private func problem(
    _ resolution: CallResolution, _ member: MemberState
  ) -> (Violation.Problem, MockFailure.Severity)? {
    if let blocked = resolution.blocked, blocked.rule.count != nil {
      return isIgnored ? nil : (.atWrongTime(blocked), .error)
    }
    if let violated = resolution.violated {
      guard violated.isRejection || !isIgnored else { return nil }
      return (.tooManyCalls(violated, received: self[violated].received), .error)
    }
    guard !isIgnored else { return nil }
    if resolution.isUnexpected { return (.unexpectedCall, .error) }
    guard resolution.expectation == nil, resolution.answer == nil,
      let severity = strictness(of: member).severity
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
    case .strict, .strictForResults: .error
    }
  }
}
