// The failures that a call itself brings about. No lock is held in any of these.

extension Member {
  /// Reports a call that violates an expectation or that none of the expectations matches.
  func reportViolation(
    _ work: PendingCall<Arguments, Result>, _ arguments: Arguments, _ core: MockCore
  ) {
    if let violated = work.choice.violated {
      if violated.isRejection || !core.isIgnored {
        core.report(.tooManyCalls, work, arguments, self)
      }
    } else if work.choice.isUnexpected, !core.isIgnored {
      core.report(.unexpectedCall, work, arguments, self)
    }
  }

  /// Reports or warns of a call that nothing was set up for, as the mock's strictness says.
  ///
  /// - Returns: Whether that made the test fail.
  func reportUnansweredByStrictness(
    _ work: PendingCall<Arguments, Result>, _ arguments: Arguments, _ core: MockCore
  ) -> Bool {
    let choice = work.choice
    guard choice.expectation == nil, choice.answer == nil, !core.isIgnored else { return false }
    switch core.strictness {
    case .nice:
      return false
    case .naggy:
      core.report(.unexpectedCall, work, arguments, self, severity: .warning)
      return false
    case .strict:
      core.report(.unexpectedCall, work, arguments, self)
      return true
    }
  }

  /// Reports that there is no value to give, unless the call has been reported for another reason.
  ///
  /// - Returns: The error to throw in place of a result.
  func reportMissingValue(
    _ work: PendingCall<Arguments, Result>, _ arguments: Arguments, _ core: MockCore,
    isReported: Bool
  ) -> UnansweredCall {
    let failure = core.failure(.noValue(resultType: "\(Result.self)"), work, arguments, self)
    if !isReported { core.deliver(failure) }
    return UnansweredCall(text: failure.headline)
  }
}

/// Which failure a call brought about.
enum CallProblem {
  case tooManyCalls
  case unexpectedCall
  case noMoreAnswers
  case noValue(resultType: String)
}

extension MockCore {
  /// Reports the failure of a call.
  func report<Arguments, Result>(
    _ problem: CallProblem, _ work: PendingCall<Arguments, Result>, _ arguments: Arguments,
    _ member: Member<Arguments, Result>, severity: Failure.Severity = .error
  ) {
    deliver(failure(problem, work, arguments, member, severity: severity))
  }

  /// Puts the failure of a call into a value.
  func failure<Arguments, Result>(
    _ problem: CallProblem, _ work: PendingCall<Arguments, Result>, _ arguments: Arguments,
    _ member: Member<Arguments, Result>, severity: Failure.Severity = .error
  ) -> Failure {
    let header = lock.withLock { work.position.chunk.header(at: work.position.index) }
    let call = RecordedCall(
      order: header.order, flags: header.flags, member: member, arguments: { arguments }
    ).text(mock: name)
    let kind: Failure.Kind
    var site = self.site
    switch problem {
    case .tooManyCalls:
      let rule = work.choice.violated!
      site = rule.site
      kind = .tooManyCalls(call, candidate(rule, member), history: history(before: header.order))
    case .unexpectedCall:
      let candidates = candidates(for: arguments, member)
      site = candidates.first?.site ?? site
      kind = .unexpectedCall(
        call, candidates: candidates, history: history(before: header.order))
    case .noMoreAnswers:
      let rule = work.choice.answer!
      site = rule.site
      kind = .noMoreAnswers(call, candidate(rule, member))
    case .noValue(let resultType):
      site = (work.choice.answer ?? work.choice.expectation)?.site ?? site
      let count = member.name.parameterCount
      kind = .noValue(
        call, resultType: resultType,
        suggestion: PatternText(
          mock: name, member: member.name, arguments: Array(repeating: ".any", count: count)))
    }
    return Failure(kind: kind, severity: severity, site: site)
  }

  /// A rule in words, with what it took.
  func candidate<Arguments, Result>(
    _ rule: Rule<Arguments, Result>, _ member: Member<Arguments, Result>,
    mismatches: [ArgumentMismatch] = []
  ) -> Failure.Candidate {
    let received = lock.withLock { rule.taken + rule.surplus }
    return Failure.Candidate(
      pattern: PatternText(
        mock: name, member: member.name, arguments: rule.pattern.describe()),
      count: rule.count, received: received, site: rule.site, mismatches: mismatches)
  }

  /// The expectations and stubs that might have answered a call, the nearest miss first.
  private func candidates<Arguments, Result>(
    for arguments: Arguments, _ member: Member<Arguments, Result>
  ) -> [Failure.Candidate] {
    let (expectations, stubs) = lock.withLock { (member.expectations, member.stubs) }
    let rules = expectations + stubs.reversed()
    return rules.map { rule in
      candidate(rule, member, mismatches: rule.pattern.mismatches(arguments))
    }.enumerated().sorted { left, right in
      let counts = (left.element.mismatches.count, right.element.mismatches.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 < counts.1
    }.map(\.element)
  }
}
