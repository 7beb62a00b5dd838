/// An action that an answer runs for a call.
enum AnswerAction<Arguments, Result> {
  /// Returns the values, one per call. The last value repeats.
  case give([Result])

  /// Throws the error.
  case fail(any Error)

  /// Computes the result.
  case compute((Arguments) throws -> Result)

  /// Computes the result asynchronously. Only for `async` requirements.
  case computeAsync((Arguments) async throws -> Result)

  /// Has a side effect.
  case effect((Arguments) -> Void)

  /// Has a side effect that can throw. If it does, the error decides the result.
  case attempt((Arguments) throws -> Void)

  /// Has an asynchronous side effect. Only for `async` requirements.
  case effectAsync((Arguments) async -> Void)

  /// Forwards the call to the real object.
  case forward

  /// Calls the default implementation of the requirement, as an object that the function makes.
  case callDefault(() -> __Spied)

  /// Waits until the calls are released. A cancelled call throws the error, or continues if it is
  /// `nil`.
  case hold(HeldCalls, (any Error)?)

  /// Waits for the delay. A cancelled call throws the error, or continues if it is `nil`.
  case delay(Delay, (any Error)?)

  /// Suspends the call. The function registers the call, and returns what waits for its outcome, which
  /// is `nil` if there is none. Only for `async` requirements. Without an outcome, the call throws the
  /// error, which is `nil` if the requirement cannot throw it.
  case suspend((Arguments) -> () async -> Swift.Result<Result, any Error>?, (any Error)?)

  /// Fails the call, because there are no more answers.
  case exhausted
}

extension AnswerAction {
  /// A Boolean value that indicates whether the action decides the result of the call.
  var decidesResult: Bool {
    switch self {
    case .give, .fail, .compute, .computeAsync, .forward, .callDefault, .exhausted: true
    case .effect, .attempt, .effectAsync, .hold, .delay, .suspend: false
    }
  }
}

extension AnswerAction where Result == Void {
  /// Returns the action of a requirement with another result, which it does not decide. An end of the
  /// answers and a call to another object decide it anyway.
  func asEffect<Other>() -> AnswerAction<Arguments, Other> {
    switch self {
    case .give: .effect { _ in }
    case .fail(let error): .fail(error)
    case .compute(let body), .attempt(let body): .attempt(body)
    case .computeAsync(let body): .effectAsync { try? await body($0) }
    case .effect(let body): .effect(body)
    case .effectAsync(let body): .effectAsync(body)
    case .forward: .forward
    case .callDefault(let object): .callDefault(object)
    case .hold(let held, let error): .hold(held, error)
    case .delay(let delay, let error): .delay(delay, error)
    case .suspend: preconditionFailure("calls are suspended by no action")
    case .exhausted: .exhausted
    }
  }
}
