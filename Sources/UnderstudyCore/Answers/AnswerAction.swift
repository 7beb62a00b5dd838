/// One thing that an answer does when its call comes.
enum AnswerAction<Arguments, Result> {
  /// Gives these values, one for each call, the last one again and again.
  case give([Result])

  /// Throws.
  case fail(any Error)

  /// Computes the result.
  case compute((Arguments) throws -> Result)

  /// Computes the result; only for requirements that are `async`.
  case computeAsync((Arguments) async throws -> Result)

  /// Has a side effect.
  case effect((Arguments) -> Void)

  /// Has a side effect; only for requirements that are `async`.
  case effectAsync((Arguments) async -> Void)

  /// Makes the call on the real object.
  case forward

  /// Waits for a gate to open. What a cancelled call throws comes second; nil when it cannot.
  case hold(Signal, (any Error)?)

  /// Waits for a time. What a cancelled call throws comes second; nil when it cannot.
  case delay(Delay, (any Error)?)

  /// Waits for good, or for a signal that ends all waiting; only for requirements that are `async`.
  /// What the call throws then comes second; nil when it cannot.
  case suspend(Signal, (any Error)?)

  /// Reports that there are no more answers.
  case exhausted
}
