// What the verbs that look back do with a pattern. Matchers run outside of the lock.

extension CommonCallPattern {
  /// The recorded calls that match, oldest first.
  ///
  /// - Parameter flags: What to note about each of them.
  func matchingCalls(marking flags: CallHeader.Flags) -> [Call<Arguments, Result>] {
    let positions = matchingPositions()
    return core.lock.withLock {
      positions.map { position in
        position.chunk.insert(flags, at: position.index)
        return position.call(Arguments.self, Result.self)
      }
    }
  }

  /// Forgets the calls that match; releases them outside the lock.
  func forgetMatchingCalls() {
    let member = self.member
    let forgotten = Set(matchingPositions().map { PositionKey($0) })
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
  private func matchingPositions() -> [CallPosition] {
    let member = self.member
    let positions = core.lock.withLock { member.log.positions }
    guard let predicate = arguments.predicate else { return Array(positions) }
    return positions.filter { predicate($0.arguments) }
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
  /// How many of the newest calls are searched for a near miss.
  private static var nearMissWindow: Int { 1000 }

  /// The failure of a verification.
  func failure(_ count: CallCount, _ received: Int, _ site: SourceSite) -> UnderstudyCore.Failure {
    let member = self.member
    let recorded = core.lock.withLock { member.recordedCalls() }
    // Found before anything is described, because a description may call the mock.
    let others = core.history { $0.member !== member }
    var matching: [CallText] = []
    var nearest: [UnderstudyCore.Failure.NearMiss] = []
    for call in recorded.suffix(Self.nearMissWindow) {
      let mismatches = arguments.mismatches(call.position.arguments)
      if mismatches.isEmpty {
        matching.append(call.text(mock: core.name))
      } else {
        nearest.append(.init(call: call.text(mock: core.name), mismatches: mismatches))
      }
    }
    nearest = nearest.enumerated().sorted {
      ($0.element.mismatches.count, $0.offset) < ($1.element.mismatches.count, $1.offset)
    }.map(\.element)
    return UnderstudyCore.Failure(
      kind: .verification(
        text, count, received: received, matching: matching, nearest: nearest,
        others: others),
      severity: .error, site: site)
  }
}
