extension PendingCall {
  /// Runs the answer and notes how the call ended.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: The result.
  /// - Throws: What the answer throws, or ``UnansweredCall`` where there is no value.
  func finish<Arguments, Result>(_ arguments: Arguments) throws -> Result {
    let isReported = reportViolation()
    let outcome: Swift.Result<Result?, any Error>
    do { outcome = .success(try turn?.run(arguments)) } catch { outcome = .failure(error) }
    return try finish(with: outcome, isReported: isReported)
  }

  /// Runs the answer of an `async` requirement on the caller's actor and notes how the call ended.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - arguments: The arguments of the call.
  /// - Returns: The result.
  /// - Throws: What the answer throws, or ``UnansweredCall`` where there is no value.
  func finishAsync<Arguments, Result>(
    isolation: isolated (any Actor)?, _ arguments: Arguments
  ) async throws -> Result {
    let isReported = reportViolation()
    let outcome: Swift.Result<Result?, any Error>
    do {
      outcome = .success(try await turn?.runAsync(isolation: isolation, arguments))
    } catch {
      outcome = .failure(error)
    }
    return try finish(with: outcome, isReported: isReported)
  }

  /// Notes how the call ended, or finds what to give where its answer gave nothing.
  private func finish<Result>(
    with outcome: Swift.Result<Result?, any Error>, isReported isViolationReported: Bool
  ) throws -> Result {
    var value: Result?
    var isReported = isViolationReported
    do {
      value = try outcome.get()
      if value == nil, !choice.isViolation { isReported = reportStrictness() }
    } catch is AnswersExhausted {
      report(.noMoreAnswers)
      isReported = true
    } catch {
      note(error)
      throw error
    }
    if value == nil { value = DefaultValues.value(for: Result.self, in: core.scopeForDefaults) }
    guard let value else {
      let error = reportMissingValue("\(Result.self)", isReported: isReported)
      note(error)
      throw error
    }
    core.lock.withLock { position.current.setReturned(value) }
    return value
  }

  /// Notes that the call threw an error.
  private func note(_ error: any Error) {
    core.lock.withLock {
      let position = self.position.current
      position.chunk.noteThrew(error, at: position.index)
    }
  }
}
