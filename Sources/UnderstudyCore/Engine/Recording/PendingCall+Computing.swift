// The answer that only computes a result. It has a path of its own with few and small stack frames, so
// that an answer can call its mock thousands of levels deep.

extension PendingCall {
  /// Returns the result of the call.
  ///
  /// Transparent in debug builds, which store the variables of other functions once more. Release builds
  /// do not inline it: plain calls would then need a larger stack frame.
  ///
  /// - Parameters:
  ///   - failure: The type of the requirement's errors.
  ///   - arguments: The arguments of the call.
  ///   - finish: Runs the answer.
  #if DEBUG
    @_transparent
  #else
    @inline(never)
  #endif
  func result<Arguments, Result, Failure: Error>(
    _ failure: Failure.Type, _ arguments: Arguments, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    note(failure)
    guard let answer = begin(Arguments.self, Result.self) else {
      return try result(failure, finish)
    }
    do {
      let value = try answer(arguments)
      end(value)
      return value
    } catch {
      throw end(throwing: error)
    }
  }

  /// Returns the result of a call that needs more than a closure.
  private func result<Result, Failure: Error>(
    _ failure: Failure.Type, _ finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    do { return try finish(self) } catch { throw UnansweredCall.rethrowable(error) }
  }

  /// Returns the closure that computes the result, if nothing else has to be done for the call, and
  /// starts the answer.
  private func begin<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> ((Arguments) throws -> Result)? {
    guard violation == nil, checkedReal == nil, watchers.isEmpty, resolution.captures.isEmpty,
      let rule = resolution.answer, let turn
    else { return nil }
    let actions = turn.step.actions(arguments, result)
    guard actions.count == 1, case .compute(let body) = actions[0] else { return nil }
    guard let context = AnswerContext.push(rule.site) else { return nil }
    self.context = context
    return body
  }

  /// Ends the answer, and records the value that the call returned.
  private func end<Result>(_ value: Result) {
    context?.pop()
    noteEnd { state in state.setReturned(value, at: state.current(position)) }
  }

  /// Ends the answer, and records the error that the call threw.
  private func end<Failure: Error>(throwing error: any Error) -> Failure {
    context?.pop()
    note(error)
    return UnansweredCall.rethrowable(error)
  }
}
