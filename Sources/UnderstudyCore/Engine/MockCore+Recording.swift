// The typed edge of the engine on the side of the call.

/// A call that has been recorded and whose answer has yet to run. No lock is held any more.
///
/// An object, because the way of most calls is shorter, and must not make room for all this.
final class PendingCall {
  let core: MockCore
  let member: MemberState
  let position: CallPosition
  let resolution: CallResolution
  let turn: AnswerScript.Turn?

  /// The violation that was recorded with the call, if it is one.
  let violation: Violation?

  /// The signals of what waits for calls on the mock.
  let watchers: [Signal]

  init(
    _ core: MockCore, _ member: MemberState, _ position: CallPosition, _ resolution: CallResolution,
    _ turn: AnswerScript.Turn? = nil, violation: Violation? = nil, watchers: [Signal] = []
  ) {
    self.core = core
    self.member = member
    self.position = position
    self.resolution = resolution
    self.turn = turn
    self.violation = violation
    self.watchers = watchers
  }
}

/// What a recorded call comes to.
enum RecordedAnswer {
  /// Its result is at hand and has been noted; the mock's lock is held, so that it can be copied.
  case value(UnsafeRawPointer)

  /// Its answer has yet to run; the lock has been given back.
  case pending(PendingCall)
}

extension MockCore {
  /// Records a call and finds its answer.
  ///
  /// Takes the lock. When the answer is a value, the lock stays taken until the caller has copied
  /// it; see ``RecordedAnswer``.
  ///
  /// - Parameter hasFallback: Whether the caller knows of a value that comes before the default.
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
      // What a stub answers at once takes no detour: most calls of most tests are such.
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

  /// Finds the answer of a call that the description of a value makes: one that a stub has, as if
  /// the call had not come. Lock held; gives it back.
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

  /// Counts a call whose answer has not run yet, records the violation that it is, releases the lock,
  /// and delivers the captured values.
  private func pend(
    _ resolution: CallResolution, _ member: MemberState, _ chunk: CallChunk, _ index: Int
  ) -> RecordedAnswer {
    count(resolution, member, chunk, index)
    var turn: AnswerScript.Turn?
    if let rule = resolution.answer, !rule.script.isEmpty { turn = rule.script.nextTurn() }
    let violation = violation(resolution, member, chunk, index)
    if case .atWrongTime(let blocked) = violation?.problem {
      blocked.rule.refusedCall = chunk.header(at: index).order
    }
    let isRecorded = violation.map(recordLocked) ?? true
    let watchers = self.watchers
    lock.unlock()
    if !isRecorded { violation.map { FailureReporting.deliver($0.failure(of: self), of: scope) } }
    resolution.deliverCaptures()
    return .pending(
      PendingCall(
        self, member, CallPosition(chunk: chunk, index: index), resolution, turn,
        violation: violation, watchers: watchers))
  }

  /// Counts a call for the rules that it was chosen by. Lock held.
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

  /// Notes a value as the result of a call. Lock held.
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
