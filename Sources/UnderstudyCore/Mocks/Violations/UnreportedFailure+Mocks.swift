// Registers the failures of a mock.

extension MockCore {
  /// Registers a failure of this mock.
  ///
  /// - Parameters:
  ///   - headline: The kind of failure, the mock and the requirement, without values.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line that the failure belongs to.
  func unreported(
    _ headline: String, _ severity: MockFailure.Severity = .error, at site: MockSourceLocation
  ) -> UnreportedFailure {
    UnreportedFailure(headline, severity, at: site, test: scope?.test?.name ?? home?.test.name)
  }

  /// Registers an expectation that is unmet, or a verification that fails.
  func unreported(
    _ count: CallCount, _ member: MemberName, received: Int, at site: MockSourceLocation
  ) -> UnreportedFailure {
    unreported(count.headline(to: text(of: member), received: received), at: site)
  }

  func unreportedAtEnd(of scope: MockScope) -> [UnreportedFailure] {
    unreported { $0.endsWithScope || $1.scope === scope }
  }

  /// Registers the failures that the end of the process will find, before others are described.
  func unreportedAtExit() -> [UnreportedFailure] { unreported { _, _ in true } }

  private func unreported(
    where isIncluded: (borrowing MockState, Rule) -> Bool
  ) -> [UnreportedFailure] {
    let (violations, unmet) = withState { state in
      (state.violations, state.allMembers.flatMap { state.unmet($0, where: isIncluded) })
    }
    return violations.map { $0.unreported(self) }
      + unmet.map { rule, member, received in
        unreported(rule.count ?? .any, member.name, received: received, at: rule.site)
      }
  }

  /// A requirement of this mock, without arguments: `gateway.charge(_:)`. Runs no user code.
  func text(of member: MemberName) -> String {
    "\(plainName)\(member.separator)\(member.description)"
  }
}

extension MockState {
  /// Returns the expectations of a member that are unmet and not reported.
  fileprivate func unmet(
    _ member: MemberState, where isIncluded: (borrowing MockState, Rule) -> Bool
  ) -> [(rule: Rule, member: MemberState, received: Int)] {
    self[member].expectations.filter { rule in
      self[rule].isUnmet && !self[rule].isReported && isIncluded(self, rule)
    }.map { ($0, member, self[$0].received) }
  }
}

extension Violation {
  /// Registers the violation until it is reported.
  func register(_ core: MockCore) {
    let unreported = unreported(core)
    core.withState { _ in registered = unreported }
    unreported.noteDeferred()
  }

  /// Registers the violation as a failure, or returns its registered facts.
  func unreported(_ core: MockCore) -> UnreportedFailure {
    if let registered = core.withState({ _ in registered }) { return registered }
    return core.unreported(facts(core), severity, at: rule?.site ?? core.site)
  }

  /// Returns the first line without values.
  private func facts(_ core: MockCore) -> String {
    let call = core.text(of: member.name)
    return switch problem {
    case .tooManyCalls(let rule, let received):
      (rule.count ?? .any).headline(to: call, received: received)
    case .atWrongTime: "Call at the wrong time: \(call)"
    case .unexpectedCall: UnexpectedCall.headline(core.plainName, member.name.description)
    case .noMoreAnswers: NoMoreAnswers.headline(call)
    case .notForwarded: Self.notForwarded(call)
    case .observed(let problem): problem.headline(call)
    case .noValue(let resultType, _): NoValue.headline(call, resultType)
    }
  }

  /// The first line of a call that cannot be forwarded.
  static func notForwarded(_ call: String) -> String { "\(call) cannot be forwarded" }
}
