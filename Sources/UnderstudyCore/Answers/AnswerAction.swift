/// One thing that an answer does when its call comes.
enum AnswerAction<Arguments, Result> {
  /// Gives these values, one for each call, the last one again and again.
  case give([Result])

  /// Throws.
  case fail(any Error)

  /// Computes the result.
  case perform((Arguments) throws -> Result)

  /// Computes the result; only for requirements that are `async`.
  case performAsync((Arguments) async throws -> Result)

  /// Has a side effect.
  case effect((Arguments) -> Void)

  /// Has a side effect; only for requirements that are `async`.
  case effectAsync((Arguments) async -> Void)

  /// Reports that there are no more answers.
  case exhausted
}
