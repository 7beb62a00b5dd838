extension Member {
  /// Records a call and answers it.
  ///
  /// The lock of the mock is held on entry and given back on exit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - time: When the call was made.
  ///   - core: The mock's state.
  /// - Returns: The result.
  /// - Throws: What the answer throws, or ``UnansweredCall`` where there is no value.
  func answer(_ arguments: Arguments, _ time: Int64, _ core: MockCore) throws -> Result {
    let choice = choose(arguments, core.lock)
    if isImmediate(choice, core) { return answerImmediately(choice, arguments, time, core) }
    let work = begin(choice, arguments, time)
    core.lock.unlock()
    reportViolation(work, arguments, core)
    let outcome: Swift.Result<Result?, any Error>
    do { outcome = .success(try work.turn?.run(arguments)) } catch { outcome = .failure(error) }
    return try finish(work, outcome, arguments, core)
  }

  /// Records a call of an `async` requirement; what may suspend is left to ``complete(_:_:_:_:)``.
  ///
  /// The lock of the mock is held on entry and given back on exit.
  func start(
    _ arguments: Arguments, _ time: Int64, _ core: MockCore
  ) -> StartedCall<Arguments, Result> {
    let choice = choose(arguments, core.lock)
    if isImmediate(choice, core) {
      return .answered(answerImmediately(choice, arguments, time, core))
    }
    let work = begin(choice, arguments, time)
    core.lock.unlock()
    reportViolation(work, arguments, core)
    return .pending(work)
  }

  /// Runs the answer of a started call on the caller's actor and notes how it ended.
  func complete(
    isolation: isolated (any Actor)?,
    _ work: PendingCall<Arguments, Result>, _ arguments: Arguments, _ core: MockCore
  ) async throws -> Result {
    let outcome: Swift.Result<Result?, any Error>
    do {
      outcome = .success(try await work.turn?.runAsync(isolation: isolation, arguments))
    } catch {
      outcome = .failure(error)
    }
    return try finish(work, outcome, arguments, core)
  }

  /// Whether the result is at hand, so that nothing of the user's has to run. Lock held.
  private func isImmediate(_ choice: Choice<Arguments, Result>, _ core: MockCore) -> Bool {
    guard choice.violated == nil, !choice.isUnexpected else { return false }
    if let rule = choice.answer { return !rule.script.plainValues.isEmpty }
    let isQuiet = choice.expectation != nil || core.answersQuietly
    return isQuiet && !constantDefault.isEmpty && !DefaultValues.isCustomised
  }

  /// Records and answers a call in one go; takes the lock over and gives it back.
  private func answerImmediately(
    _ choice: Choice<Arguments, Result>, _ arguments: Arguments, _ time: Int64, _ core: MockCore
  ) -> Result {
    choice.expectation?.taken += 1
    let result: Result
    if let rule = choice.answer {
      if rule.count == nil { rule.taken += 1 }
      result = rule.script.nextPlainValue()
    } else {
      result = constantDefault[0]
    }
    let position = record(arguments, time, choice.expectation == nil ? [] : .expected)
    position.chunk.setReturned(result, at: position.index)
    core.lock.unlock()
    return result
  }
}

/// A call of an `async` requirement that has been recorded.
enum StartedCall<Arguments, Result> {
  /// Its result was at hand.
  case answered(Result)

  /// Its answer has yet to run.
  case pending(PendingCall<Arguments, Result>)
}

/// What is to be done for a call once the lock is given back.
struct PendingCall<Arguments, Result> {
  let position: CallLog<Arguments, Result>.Position
  let choice: Choice<Arguments, Result>
  let turn: AnswerScript<Arguments, Result>.Turn?
}

extension Member {
  /// Adds a pending call to the log. Lock held.
  func record(
    _ arguments: Arguments, _ time: Int64, _ flags: CallHeader.Flags
  ) -> CallLog<Arguments, Result>.Position {
    let chunk = log.chunkWithRoom()
    chunk.append(
      CallHeader(order: CallOrderCounter.next(), time: time, flags: flags), arguments)
    return CallLog.Position(chunk: chunk, index: chunk.count - 1)
  }

  /// Counts a call, takes its answer's turn and records it as pending. Lock held.
  private func begin(
    _ choice: Choice<Arguments, Result>, _ arguments: Arguments, _ time: Int64
  ) -> PendingCall<Arguments, Result> {
    choice.expectation?.taken += 1
    choice.violated?.surplus += 1
    var turn: AnswerScript<Arguments, Result>.Turn?
    if let rule = choice.answer {
      if rule.count == nil { rule.taken += 1 }
      if !rule.script.isEmpty { turn = rule.script.nextTurn() }
    }
    let flags: CallHeader.Flags = choice.expectation == nil ? [] : .expected
    return PendingCall(
      position: record(arguments, time, flags), choice: choice, turn: turn)
  }

  /// Notes how the call ended, or finds what to give where its answer gave nothing. No lock held.
  private func finish(
    _ work: PendingCall<Arguments, Result>, _ outcome: Swift.Result<Result?, any Error>,
    _ arguments: Arguments, _ core: MockCore
  ) throws -> Result {
    let (chunk, index) = (work.position.chunk, work.position.index)
    var value: Result?
    var isReported = work.choice.violated != nil || work.choice.isUnexpected
    do {
      value = try outcome.get()
      if value == nil, !isReported {
        isReported = reportUnansweredByStrictness(work, arguments, core)
      }
    } catch is AnswersExhausted {
      core.report(.noMoreAnswers, work, arguments, self)
      isReported = true
    } catch {
      core.lock.withLock { chunk.setThrew(error, at: index) }
      throw error
    }
    if value == nil { value = DefaultValues.value(for: Result.self, in: core.scopeForDefaults) }
    guard let value else {
      let error = reportMissingValue(work, arguments, core, isReported: isReported)
      core.lock.withLock { chunk.setThrew(error, at: index) }
      throw error
    }
    core.lock.withLock { chunk.setReturned(value, at: index) }
    return value
  }
}
