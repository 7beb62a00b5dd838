// Records typed calls.

/// A recorded call whose answer has not run yet. No lock is held.
///
/// A class, so that the fast path does not pay for its storage.
final class PendingCall {
  let core: MockCore
  let member: MemberState
  let position: CallPosition
  let resolution: CallResolution
  let turn: AnswerScript.Turn?

  /// The violation that was recorded with the call, or `nil`.
  let violation: Violation?

  /// A Boolean value that indicates whether the end of the mock waits for the call, which may find no
  /// value to return.
  let isAwaited: Bool

  /// The signals of what waits for calls on the mock.
  let watchers: [Signal]

  init(
    _ core: MockCore, _ member: MemberState, _ position: CallPosition, _ resolution: CallResolution,
    _ turn: AnswerScript.Turn? = nil, violation: Violation? = nil, isAwaited: Bool = false,
    watchers: [Signal] = []
  ) {
    self.core = core
    self.member = member
    self.position = position
    self.resolution = resolution
    self.turn = turn
    self.violation = violation
    self.isAwaited = isAwaited
    self.watchers = watchers
  }
}

/// The result of recording a call.
enum RecordedAnswer {
  /// The result is available and has been noted. The mock's lock is held so that the result can be
  /// copied.
  case value(UnsafeRawPointer)

  /// The answer has not run yet. The lock has been released.
  case pending(PendingCall)
}

extension MockCore {
  /// Records a call and finds its answer.
  ///
  /// Acquires the lock. If the answer is a value, the lock stays acquired until the caller has
  /// copied it. See ``RecordedAnswer``.
  ///
  /// - Parameter hasFallback: Whether the caller has a value that takes precedence over the default
  ///   value.
  func record<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    hasFallback: Bool = false
  ) -> RecordedAnswer {
    let time = CallTime.now()
    lock.lock()
    guard phase == .open else {
      lock.unlock()
      return answerLate(members, index, arguments, result, hasFallback)
    }
    let member = memberLocked(members, index, Arguments.self, Result.self)
    let order = CallOrderCounter.next()
    if order.hasConditions {
      if order.areValuesDescribed, DescriptionContext.isActiveHere {
        return answerUnrecorded(member, arguments, order.number, time)
      }
      if isUnowned(order) {
        lock.unlock()
        return answerUnowned(members, index, arguments, result, hasFallback)
      }
    }
    let number = order.number
    let chunk = member.log.chunkWithRoom ?? member.log.addChunk(member.types)
    let index = chunk.count
    let stored = chunk.argumentsPointer(at: index)
    if chunk.hasArguments {
      stored.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    }
    chunk.append(CallHeader(order: number, time: time, flags: []))
    if member.hasNoRules {
      if answersAtOnce, !hasFallback, !hasCustomDefaults.isRaised,
        let value = member.constantDefault
      {
        return .value(note(value, Result.self, chunk, index))
      }
      return pend(CallResolution(), member, chunk, index)
    }
    if member.hasPlainStubsOnly {
      let stubs = member.stubs
      let epoch = member.epoch
      var misses: [RuleMismatch]? = answersQuietly(member) ? nil : []
      deciding += 1
      let stub = Candidates.newestMatch(among: stubs, stored, lock, &misses)
      deciding -= 1
      // The fast path: in most tests, most calls are answered by a stub with a plain value.
      if let stub, epoch == member.epoch, !isWatched, let values = stub.script.plainValues {
        stub.matchedCount += 1
        return .value(note(stub.script.nextPlainValue(values), Result.self, chunk, index))
      }
      let outdated = epoch == member.epoch ? nil : stubs
      return pend(
        CallResolution(answer: stub, misses: misses, outdated: outdated), member, chunk, index)
    }
    deciding += 1
    let resolution = member.choose(stored, number: number, lock)
    deciding -= 1
    if !resolution.isViolation, resolution.outdated == nil, resolution.captures.isEmpty, !isWatched,
      let rule = resolution.answer, let values = rule.script.plainValues
    {
      count(resolution, member, chunk, index)
      return .value(note(rule.script.nextPlainValue(values), Result.self, chunk, index))
    }
    return pend(resolution, member, chunk, index)
  }

  /// Answers a call that is made by the description of a value, without recording it. Only stubs
  /// are used. Releases the lock, which is held on entry.
  private func answerUnrecorded<Arguments>(
    _ member: MemberState, _ arguments: Arguments, _ number: UInt64, _ time: CallTime
  ) -> RecordedAnswer {
    let chunk = CallChunk(member.types, capacity: 1)
    let stored = chunk.argumentsPointer(at: 0)
    if chunk.hasArguments {
      stored.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    }
    chunk.append(CallHeader(order: number, time: time, flags: []))
    let stubs = Candidates(member.stubs, of: member)
    var resolution = CallResolution(isUnrecorded: true)
    resolution.answer = stubs.newestMatch(stored, lock, &resolution)
    let turn = resolution.answer.flatMap { $0.script.isEmpty ? nil : $0.script.turn }
    lock.unlock()
    return .pending(
      PendingCall(self, member, CallPosition(chunk: chunk, index: 0), resolution, turn))
  }

  /// Counts a call whose answer has not run yet, records a violation, releases the lock, and
  /// delivers the captured values.
  private func pend(
    _ resolution: CallResolution, _ member: MemberState, _ chunk: CallChunk, _ index: Int
  ) -> RecordedAnswer {
    count(resolution, member, chunk, index)
    var turn: AnswerScript.Turn?
    if let rule = resolution.answer, !rule.script.isEmpty { turn = rule.script.nextTurn() }
    let violation = violation(resolution, turn, member, chunk, index)
    if case .atWrongTime(let blocked) = violation?.problem {
      blocked.rule.refusedCall = chunk.header(at: index).order
    }
    let isRecorded = violation.map(recordLocked) ?? true
    let isAwaited = turn == nil && !forwardsLocked
    if isAwaited { deciding += 1 }
    let watchers = self.watchers
    lock.unlock()
    if !isRecorded, let violation { reportLate(violation) }
    resolution.deliverCaptures()
    return .pending(
      PendingCall(
        self, member, CallPosition(chunk: chunk, index: index), resolution, turn,
        violation: violation, isAwaited: isAwaited, watchers: watchers))
  }

  /// Counts a call for the rules that were chosen. Lock held.
  private func count(
    _ resolution: CallResolution, _ member: MemberState, _ chunk: CallChunk, _ index: Int
  ) {
    if let rule = resolution.answer, rule.count == nil { rule.matchedCount += 1 }
    if let expectation = resolution.expectation {
      expectation.matchedCount += 1
      chunk.insert(.expected, at: index)
      if !resolution.candidates.isEmpty {
        member.shared.add(takenBy: expectation, candidates: resolution.candidates)
      }
    } else if let rule = resolution.violated {
      rule.excessCount += 1
    }
  }

  /// Notes the value that a call returns. Lock held.
  private func note<Result>(
    _ value: UnsafeRawPointer, _ result: Result.Type, _ chunk: CallChunk, _ index: Int
  ) -> UnsafeRawPointer {
    if chunk.hasResults {
      chunk.setReturned(value.assumingMemoryBound(to: Result.self).pointee, at: index)
    } else {
      chunk.noteReturned(at: index)
    }
    return value
  }
}
