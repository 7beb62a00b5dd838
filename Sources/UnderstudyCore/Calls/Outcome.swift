/// How a recorded call ended.
public enum Outcome<Result> {
  /// The call has not ended: its answer is still running, or it waits for good.
  case pending

  /// The call returned this value.
  case returned(Result)

  /// The call threw this error.
  case threw(any Error)
}

extension Outcome: Sendable where Result: Sendable {}
