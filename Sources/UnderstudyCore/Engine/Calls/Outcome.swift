/// The outcome of a recorded call.
///
/// ```swift
/// let charge = try #require(calls(gateway.charge(.any, currency: .any)).first)
/// if case .threw(let error) = charge.outcome { print(error) }
/// ```
public enum Outcome<Result> {
  /// The call has not ended: its answer is still running, or the call is suspended permanently.
  case pending

  /// The call returned the given value.
  case returned(Result)

  /// The call threw the given error.
  case threw(any Error)
}

extension Outcome: Sendable where Result: Sendable {}
