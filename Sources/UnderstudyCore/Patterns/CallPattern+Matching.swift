// What the verbs that look back do with a pattern. Matchers run outside of the lock.

extension CallPattern {
  /// The recorded calls that match, oldest first.
  ///
  /// - Parameter flags: What to note about each of them.
  func matchingCalls(marking flags: CallHeader.Flags) -> [Call<Arguments, Result>] {
    let positions = matchingPositions()
    return core.lock.withLock {
      positions.map { position in
        position.chunk.insert(flags, at: position.index)
        let header = position.chunk.header(at: position.index)
        return Call(
          arguments: position.chunk.arguments(at: position.index),
          outcome: position.chunk.outcome(at: position.index),
          order: Int(header.order),
          time: CallTime.instant(header.time))
      }
    }
  }

  /// Forgets the calls that match; releases them outside the lock.
  func forgetMatchingCalls() {
    let member = self.member
    let forgotten = Set(matchingPositions().map { PositionKey($0.chunk, $0.index) })
    let old = core.lock.withLock {
      let old = member.log
      member.log = old.copy { !forgotten.contains(PositionKey($0.chunk, $0.index)) }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The places of the calls that match, oldest first.
  private func matchingPositions() -> [CallLog<Arguments, Result>.Position] {
    let member = self.member
    let snapshot = core.lock.withLock { member.log.snapshot }
    var positions: [CallLog<Arguments, Result>.Position] = []
    for (chunk, count) in snapshot {
      for index in 0..<count where arguments.predicate?(chunk.arguments(at: index)) ?? true {
        positions.append(.init(chunk: chunk, index: index))
      }
    }
    return positions
  }
}

/// The identity of a recorded call.
private struct PositionKey: Hashable {
  let chunk: ObjectIdentifier
  let index: Int

  init(_ chunk: AnyObject, _ index: Int) {
    self.chunk = ObjectIdentifier(chunk)
    self.index = index
  }
}

// MARK: - Explaining a verification that failed

extension CallPattern {
  /// How many of the newest calls are searched for a near miss.
  private static var nearMissWindow: Int { 1000 }

  /// The failure of a verification.
  func failure(_ count: CallCount, _ received: Int, _ site: SourceSite) -> UnderstudyCore.Failure {
    let member = self.member
    let recorded = core.lock.withLock { member.recordedCalls() }
    let arguments = core.lock.withLock { member.log.snapshot }.flatMap { chunk, count in
      (0..<count).map { chunk.arguments(at: $0) }
    }
    var matching: [CallText] = []
    var nearest: [UnderstudyCore.Failure.NearMiss] = []
    for (call, arguments) in zip(recorded, arguments).suffix(Self.nearMissWindow) {
      let mismatches = self.arguments.mismatches(arguments)
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
        others: core.history { $0.member !== member }),
      severity: .error, site: site)
  }
}
