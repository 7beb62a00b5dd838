extension PendingCall {
  /// Runs the answer and notes how the call ended.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - fallback: The result where no answer gives one; nil for none.
  ///   - forward: Makes the call on the object that the mock spies on; nil when that cannot be.
  /// - Returns: The result.
  /// - Throws: What the answer throws, or ``UnansweredCall`` where there is no value.
  func finish<Arguments, Result>(
    _ arguments: Arguments, fallback: () throws -> Result? = { nil },
    forward: (__Spied) throws -> Result?
  ) throws -> Result {
    surface()
    var outcome = ActionOutcome<Result>(of: resolution.answer?.site)
    for action in turn?.actions(Arguments.self, Result.self) ?? [] {
      outcome.run(action, arguments, turn, forward: { try self.forward(with: forward) })
    }
    outcome.fall(back: fallback)
    if outcome.isUndecided, isForwardedByDefault {
      outcome.result = Swift.Result { try self.forward(with: forward) }
    }
    return try finish(with: outcome)
  }

  /// Runs the answer of an `async` requirement on the caller's actor and notes how the call ended.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - arguments: The arguments of the call.
  ///   - fallback: The result where no answer gives one; nil for none.
  ///   - forward: Makes the call on the object that the mock spies on; nil when that cannot be.
  /// - Returns: The result.
  /// - Throws: What the answer throws, or ``UnansweredCall`` where there is no value.
  func finishAsync<Arguments, Result>(
    isolation: isolated (any Actor)?, _ arguments: Arguments,
    fallback: () throws -> Result? = { nil },
    forward: (__Spied) async throws -> Result?
  ) async throws -> Result {
    surface()
    var outcome = ActionOutcome<Result>(of: resolution.answer?.site)
    for action in turn?.actions(Arguments.self, Result.self) ?? [] {
      if case .forward = action {
        await outcome.forward(isolation: isolation, self, forward)
      } else {
        await outcome.runAsync(isolation: isolation, action, arguments, turn)
      }
    }
    outcome.fall(back: fallback)
    if outcome.isUndecided, isForwardedByDefault {
      await outcome.forward(isolation: isolation, self, forward)
    }
    await outcome.suspendForGood(isolation: isolation, core)
    return try finish(with: outcome)
  }

  /// Reports the violation that was recorded with the call, if this code belongs to the mock's test,
  /// and then wakes what waits for calls, which so finds the violation reported.
  private func surface() {
    if let violation { core.surface(violation) }
    for watcher in watchers { watcher.fire() }
  }

  /// Records a violation that was detected while the call was answered.
  private func record(_ problem: Violation.Problem) {
    if !resolution.isUnrecorded { core.record(violation(problem)) }
  }

  private func violation(_ problem: Violation.Problem) -> Violation {
    Violation(problem, .error, member, position, resolution)
  }

  /// Whether the call goes to the real object when nothing else answers it.
  private var isForwardedByDefault: Bool { core.forwards }

  /// Notes how the call ended, or finds what to give where its answer gave nothing.
  private func finish<Result>(with outcome: ActionOutcome<Result>) throws -> Result {
    var value: Result?
    var isViolation = violation?.severity == .error
    do {
      value = try outcome.result?.get()
    } catch is AnswersExhausted {
      record(.noMoreAnswers)
      isViolation = true
    } catch is NotForwarded {
      record(.notForwarded)
      isViolation = true
    } catch {
      note(error)
      throw error
    }
    if value == nil { value = DefaultValues.value(for: Result.self, in: core.scopeForDefaults) }
    guard let value else {
      let missing = violation(.noValue(resultType: "\(Result.self)"))
      let isKnown = isViolation || resolution.isUnrecorded
      let reported = isKnown ? nil : core.record(missing)
      let error = UnansweredCall(
        failure: reported ?? missing.failure(of: core), isReported: reported != nil || isKnown)
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
