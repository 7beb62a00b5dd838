/// Thrown by an answer that was declared to be the end of the answers.
struct AnswersExhausted: Error {}

extension AnswerScript.Turn {
  /// Runs the actions of a call, in order, outside of all locks.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: What the last action that decides the result gave; nil when none does.
  /// - Throws: What the last action that decides the result threw, or ``AnswersExhausted``.
  func run<Arguments, Result>(_ arguments: Arguments) throws -> Result? {
    var outcome = ActionOutcome<Result>()
    for action in actions(Arguments.self, Result.self) {
      outcome.run(action, arguments, position)
    }
    return try outcome.get()
  }

  /// Runs the actions of a call of an `async` requirement, in order, outside of all locks.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, on which synchronous actions run.
  ///   - arguments: The arguments of the call.
  /// - Returns: What the last action that decides the result gave; nil when none does.
  /// - Throws: What the last action that decides the result threw, or ``AnswersExhausted``.
  func runAsync<Arguments, Result>(
    isolation: isolated (any Actor)?, _ arguments: Arguments
  ) async throws -> Result? {
    var outcome = ActionOutcome<Result>()
    for action in actions(Arguments.self, Result.self) {
      switch action {
      case .performAsync(let body):
        let answer = AsyncAnswer { try await body(arguments) }
        do {
          outcome.result = .success(try await answer.run().value)
        } catch {
          outcome.result = .failure(error)
        }
      case .effectAsync(let body):
        _ = try? await AsyncAnswer { await body(arguments) }.run()
      default:
        outcome.run(action, arguments, position)
      }
    }
    return try outcome.get()
  }

  private func actions<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> [AnswerAction<Arguments, Result>] {
    // A rule belongs to one member, and a member has the types of its requirement.
    unsafeDowncast(step, to: AnswerStep<Arguments, Result>.self).actions
  }
}

/// What a call's actions have come to so far: the last value wins.
private struct ActionOutcome<Result> {
  var result: Swift.Result<Result, any Error>?

  /// Runs one action that does not suspend.
  mutating func run<Arguments>(
    _ action: AnswerAction<Arguments, Result>, _ arguments: Arguments, _ position: Int
  ) {
    switch action {
    case .give(let values):
      result = .success(values[min(position, values.count - 1)])
    case .fail(let error):
      result = .failure(error)
    case .perform(let body):
      result = Swift.Result { try body(arguments) }
    case .effect(let body):
      body(arguments)
    case .exhausted:
      result = .failure(AnswersExhausted())
    case .performAsync, .effectAsync:
      preconditionFailure("an async answer on a synchronous requirement")
    }
  }

  func get() throws -> Result? { try result?.get() }
}

/// An async answer with its arguments, on its way to wherever the answer is isolated.
///
/// Unchecked without a lock: the call that makes it awaits it, and touches no part of it meanwhile.
private struct AsyncAnswer<Output>: @unchecked Sendable {
  let body: () async throws -> Output

  func run() async throws -> Received { Received(value: try await body()) }

  struct Received: @unchecked Sendable {  // Handed over by `run`, which keeps nothing.
    let value: Output
  }
}
