// The answer that only computes a result. It has a path of its own with small stack frames, so that an
// answer can call its mock thousands of levels deep.

extension PendingCall {
  /// Returns the closure that computes the result, if nothing else has to be done for the call.
  func onlyComputation<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> ((Arguments) throws -> Result)? {
    guard violation == nil, checkedReal == nil, watchers.isEmpty, resolution.captures.isEmpty,
      resolution.answer != nil, let turn
    else { return nil }
    let actions = turn.step.actions(arguments, result)
    guard actions.count == 1, case .compute(let body) = actions[0] else { return nil }
    return body
  }

  /// Computes the result and records the outcome of the call.
  func run<Arguments, Result>(
    _ answer: (Arguments) throws -> Result, _ arguments: Arguments
  ) throws -> Result {
    do {
      let value = try AnswerContext.compute(answerSite, arguments, answer)
      noteReturned(value)
      return value
    } catch {
      note(error)
      throw error
    }
  }

  /// The line of the rule that answers the call.
  private var answerSite: MockSourceLocation { resolution.answer!.site }

  /// Records the value that the call returned.
  private func noteReturned<Result>(_ value: Result) {
    noteEnd { state in state.setReturned(value, at: state.current(position)) }
  }
}
