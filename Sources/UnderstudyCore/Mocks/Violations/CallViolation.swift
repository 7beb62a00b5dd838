import UnderstudyValues

/// A call that violates an expectation or the strictness of its mock.
///
/// It is recorded in the critical section that detects it. The end of the scope therefore finds every
/// violation, and none is reported twice.
final class CallViolation: Violation {
  let cause: ViolationCause
  let core: MockCore
  let member: MemberState
  let record: CallRecord
  let resolution: CallResolution

  /// The stack of the call. Read when the violation has been recorded.
  private var stack: (any CallStack)?

  init(
    _ cause: ViolationCause, _ severity: MockFailure.Severity, _ member: MemberState,
    _ record: CallRecord, _ resolution: CallResolution, _ core: MockCore,
    _ state: borrowing MockState
  ) {
    self.cause = cause
    self.core = core
    self.member = member
    self.record = record
    self.resolution = resolution
    let site = cause.rule?.site
    super.init(
      severity, cause.isLimited ? cause.kind : nil, of: member.name, at: site,
      UnreportedFailure(
        cause.headline(state.visibleName, member.name), severity, at: site ?? state.site,
        test: state.scope?.test?.name ?? core.home?.test.name))
  }

  /// Reads the stack of the call that is being made.
  func readStack() { stack = FailureReporting.captureCallStack() }

  override func failure() -> MockFailure {
    let callSite = FailureReporting.callSite(of: record.callers) ?? stack?.callSite()
    var site = cause.rule?.site ?? core.site
    let content = core.describing { cause.content(self, &site) }
    var failure = MockFailure(content, severity: severity, site: site, unreported: unreported)
    failure.note(caller: callSite, in: stack)
    failure.order = record.order
    if cause.rule == nil, let callSite { failure.site = callSite }
    return failure
  }

  /// The description of the call. Runs user code.
  var call: CallDescription { core.snapshot(of: record, to: member).describe(core.callNumbers) }

  /// The calls before this one. Runs user code.
  var history: MockFailure.History { core.history(before: record.order) }
}

// MARK: - Recording

extension MockState {
  /// Returns the violation that a call represents, or `nil` if the call is allowed.
  func violation(
    _ resolution: CallResolution, _ turn: AnswerScript.Turn?, _ member: MemberState,
    _ record: CallRecord, _ core: MockCore
  ) -> CallViolation? {
    var severity = MockFailure.Severity.error
    var cause = cause(of: resolution, member, &severity)
    if cause == nil, turn?.step.isExhausted == true, let rule = resolution.answer {
      cause = .usedUpAnswers(rule, received: self[rule].received)
    }
    // Not with `map`, whose frame would lie between those of the runtime on the captured stack.
    guard let cause else { return nil }
    return CallViolation(cause, severity, member, record, resolution, core, self)
  }

  private func cause(
    of resolution: CallResolution, _ member: MemberState, _ severity: inout MockFailure.Severity
  ) -> ViolationCause? {
    if let blocked = resolution.blocked, blocked.rule.count != nil {
      return isIgnored ? nil : .wrongTime(blocked)
    }
    if let violated = resolution.violated {
      guard violated.isRejection || !isIgnored else { return nil }
      return .exceededBound(violated, received: self[violated].received)
    }
    guard !isIgnored else { return nil }
    if resolution.isUnexpected { return .missingSetup(resolution) }
    guard resolution.expectation == nil, resolution.answer == nil else { return nil }
    switch strictness(of: member) {
    case .nice: return nil
    case .naggy: severity = .warning
    case .strict, .strictForResults: break
    }
    return resolution.blocked.map { .wrongTime($0) } ?? .missingSetup(resolution)
  }

  /// Records a violation.
  ///
  /// - Returns: `false` if the violations have been collected for the last time.
  mutating func record(_ violation: CallViolation) -> Bool {
    defer { violation.readStack() }
    guard phase != .ended else { return false }
    violations.append(violation)
    // Before the call returns: the process may end before the call's thread reports the violation.
    if scope == nil { UnverifiedMocks.insert(violation.core, &self) }
    return true
  }

  /// Removes a violation from the record, to describe and report it.
  ///
  /// - Returns: `false` if another thread has removed it.
  fileprivate mutating func claim(_ violation: CallViolation) -> Bool {
    guard let index = violations.firstIndex(where: { $0 === violation }) else { return false }
    violations.remove(at: index)
    return true
  }

  /// Removes everything that was not reported.
  mutating func takeUnreported() -> (deferred: [MockFailure], violations: [Violation]) {
    defer { (deferredReports, violations) = ([], []) }
    return (deferredReports, violations)
  }

  /// The name for failures, on one line.
  var visibleName: String { VisibleText.line(nameText) }
}

// MARK: - Reporting

extension MockCore {
  /// Records a violation that was detected after the call was recorded.
  ///
  /// - Returns: The failure, if this code belongs to the mock's test and has reported it.
  @discardableResult
  func record(_ violation: CallViolation) -> MockFailure? {
    let isRecorded = withState { $0.record(violation) }
    return isRecorded ? surface(violation) : reportLate(violation)
  }

  /// Reports a violation that was detected after the violations were collected for the last time.
  ///
  /// - Returns: The failure.
  @discardableResult
  func reportLate(_ violation: CallViolation) -> MockFailure {
    FailureReporting.whileReporting {
      let failure = violation.failure()
      FailureReporting.deliver(failure, of: owner)
      return failure
    }
  }

  /// Reports a recorded violation, if this code belongs to the mock's test. Otherwise it is
  /// deferred to the end of the scope, or to a verb of the test.
  ///
  /// - Returns: The failure, if it was reported.
  @discardableResult
  func surface(_ violation: CallViolation) -> MockFailure? {
    // Once it is recorded, the end of the scope or of the process finds it.
    defer { violation.unreported.noteDeferred() }
    let scope = self.scope
    guard scope?.containsCurrentCode ?? (FailureReporting.reporter.canReport() || home != nil)
    else { return nil }
    // The end of the scope waits for the report. Once it has begun, it reports the violation itself.
    if let scope, !scope.enter() { return nil }
    defer { scope?.leave() }
    return FailureReporting.whileReporting {
      guard withState({ $0.claim(violation) }), scope?.counts(violation) != true else { return nil }
      let failure = violation.failure()
      let verdict = FailureReporting.verdict { deliver(failure) }
      withState { violation.cause.note(verdict, in: $0) }
      if verdict == .failed { scope?.noteReported(violation) }
      return failure
    }
  }
}
