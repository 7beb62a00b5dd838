// What the verbs that look back do with a pattern. Matchers run outside of the lock.

/// What a pattern finds among the recorded calls of its member.
struct Findings<Arguments, Result> {
  /// The calls that match, oldest first.
  var matching: [Call<Arguments, Result>] = []

  /// The calls that do not, oldest first, with the first argument of each that does not match.
  var misses: [(call: CallPosition, position: Int)] = []
}

extension CommonCallPattern {
  /// Looks through the recorded calls.
  ///
  /// - Parameters:
  ///   - flags: What to note about each call that matches.
  ///   - keepingMisses: Whether the calls that do not match are wanted.
  func find(
    marking flags: CallHeader.Flags, keepingMisses: Bool = false
  ) -> Findings<Arguments, Result> {
    var findings = Findings<Arguments, Result>()
    let positions = positions { position, first in
      if keepingMisses { findings.misses.append((position, first)) }
    }
    findings.matching = core.lock.withLock {
      positions.map { position in
        position.chunk.insert(flags, at: position.index)
        return position.call(Arguments.self, Result.self)
      }
    }
    return findings
  }

  /// Forgets the calls that match; releases them outside the lock.
  func forgetMatchingCalls() {
    let member = self.member
    let forgotten = Set(positions().map { PositionKey($0) })
    let old = core.lock.withLock {
      let old = member.log
      member.log = CallLog()
      member.epoch += 1
      for position in old.positions where !forgotten.contains(PositionKey(position)) {
        position.copy(to: &member.log, Arguments.self, Result.self)
      }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The places of the calls that match, oldest first.
  ///
  /// - Parameter miss: Gets each call that does not match, and its first argument that does not.
  private func positions(
    miss: (CallPosition, Int) -> Void = { _, _ in }
  ) -> [CallPosition] {
    let member = self.member
    let recorded = core.lock.withLock { member.log.positions }
    if arguments.isUniversal { return Array(recorded) }
    return recorded.filter { call in
      let position = arguments.firstMismatch(call.arguments)
      if position != ArgumentPattern.matches { miss(call, position) }
      return position == ArgumentPattern.matches
    }
  }
}

/// The identity of a recorded call.
private struct PositionKey: Hashable {
  let chunk: ObjectIdentifier
  let index: Int

  init(_ position: CallPosition) {
    chunk = ObjectIdentifier(position.chunk)
    index = position.index
  }
}

// MARK: - Explaining a verification that failed

extension CommonCallPattern {
  /// How many of the newest calls are put into words.
  private static var window: Int { 1000 }

  /// The failure of a verification.
  func failure(
    _ count: CallCount, _ findings: Findings<Arguments, Result>, _ site: SourceSite,
    wait: UnderstudyCore.Failure.Wait? = nil
  ) -> UnderstudyCore.Failure {
    let member = self.member
    // Found before anything is described, because a description may call the mock.
    let others = core.history { $0.member !== member }
    let matching = findings.matching.suffix(Self.window).map { call in
      CallText(
        mock: core.name, member: name, arguments: call.arguments, order: call.order,
        isAccountedFor: true)
    }
    let nearest = findings.misses.suffix(Self.window).map { miss in
      let header = core.lock.withLock { miss.call.header }
      let recorded = RecordedCall(
        order: header.order, flags: header.flags, member: member, position: miss.call)
      return UnderstudyCore.Failure.NearMiss(
        call: recorded.text(mock: core.name),
        mismatches: arguments.mismatches(miss.call.arguments, from: miss.position))
    }.enumerated().sorted {
      ($0.element.mismatches.count, $0.offset) < ($1.element.mismatches.count, $1.offset)
    }.map(\.element)
    return UnderstudyCore.Failure(
      kind: .verification(
        UnderstudyCore.Failure.Verification(
          pattern: text, count: count, received: findings.matching.count, matching: matching,
          nearest: nearest, others: others, wait: wait)),
      severity: .error, site: site)
  }
}
