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
    unreported("Expected \(count) to \(text(of: member)), received \(received)", at: site)
  }

  func unreportedAtEnd(of scope: MockScope) -> [UnreportedFailure] {
    unreported { $0.endsWithScope || $1.scope === scope }
  }

  /// Registers the failures that the end of the process will find, before others are described.
  func unreportedAtExit() -> [UnreportedFailure] { unreported { _, _ in true } }

  private func unreported(
    where isIncluded: (borrowing State, Rule) -> Bool
  ) -> [UnreportedFailure] {
    let (violations, unmet) = withState { state in
      (state.violations, state.allMembers.flatMap { state.unmet($0, where: isIncluded) })
    }
    return violations.map { $0.unreported(self) }
      + unmet.map { rule, member, received in
        unreported(rule.count ?? .any, member.name, received: received, at: rule.site)
      }
  }

  /// A requirement of this mock, without arguments: `gateway.charge(_:)`.
  func text(of member: MemberName) -> String { "\(name)\(member.separator)\(member.description)" }
}

extension MockCore.State {
  /// Returns the expectations of a member that are unmet and not reported.
  fileprivate func unmet(
    _ member: MemberState, where isIncluded: (borrowing MockCore.State, Rule) -> Bool
  ) -> [(rule: Rule, member: MemberState, received: Int)] {
    withRebalancedCounts(of: member) { expectations in
      expectations.filter { rule in
        self[rule].isUnmet && !self[rule].isReported && isIncluded(self, rule)
      }.map { ($0, member, self[$0].received) }
    }
  }
}

extension Violation {
  /// Registers the violation until it is reported.
  func register(_ core: MockCore) {
    let unreported = unreported(core)
    core.withState { _ in registered = unreported }
  }

  /// Registers the violation as a failure, or returns its registered facts.
  func unreported(_ core: MockCore) -> UnreportedFailure {
    if let registered = core.withState({ _ in registered }) { return registered }
    return core.unreported(facts(core), severity, at: rule?.site ?? core.site)
  }

  /// Returns the first line without values.
  private func facts(_ core: MockCore) -> String {
    let call = core.text(of: member.name)
    switch problem {
    case .tooManyCalls(let rule, let received):
      return "Expected \(rule.count ?? .any) to \(call), received \(received)"
    case .atWrongTime:
      return "Call at the wrong time: \(call)"
    case .unexpectedCall:
      return "Unexpected call on '\(core.name)': \(member.name.description)"
    case .noMoreAnswers:
      return "No answer left for \(call)"
    case .notForwarded:
      return "\(call) cannot be forwarded"
    case .wrongStub(let difference):
      return difference.isUnknown
        ? "The stub of \(call) cannot be compared with the real object"
        : "The stub of \(call) does not answer like the real object"
    case .notInTrace(let error):
      let verb = error.isRecorded ? "has no answer" : "is not"
      return "\(call) \(verb) in the trace \"\(error.trace)\""
    case .noValue(let resultType, _):
      return "No value for \(call) -> \(resultType)"
    }
  }
}
