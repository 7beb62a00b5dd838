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

/// The answer to one call, or to several alike: actions that all run, in order.
struct AnswerStep<Arguments, Result> {
  var actions: [AnswerAction<Arguments, Result>] = []

  /// For how many calls the step lasts before the next one's turn.
  var length: Int {
    var length = 1
    for case .give(let values) in actions { length = max(length, values.count) }
    return length
  }
}

/// The answers that one `stub` or `expect` gives, call after call; the last step repeats.
///
/// Guarded by the lock of the mock.
struct AnswerScript<Arguments, Result> {
  /// What one call gets: a step, and how many calls that step has answered before.
  struct Turn {
    let step: AnswerStep<Arguments, Result>
    let position: Int
  }

  private var steps: [AnswerStep<Arguments, Result>] = []
  private var current = 0
  private var answered = 0

  /// The values, when giving them in turn is all that the script does: the common case, which
  /// needs no step to run.
  private(set) var plainValues: [Result] = []

  /// Whether nothing was said about the answer.
  var isEmpty: Bool { steps.isEmpty }

  /// Adds an action to the answer that is being written.
  mutating func append(_ action: AnswerAction<Arguments, Result>) {
    if steps.isEmpty { steps.append(AnswerStep()) }
    steps[steps.count - 1].actions.append(action)
    notePlainValues()
  }

  /// Starts the answer of the next call.
  mutating func startNextStep() {
    steps.append(AnswerStep())
    notePlainValues()
  }

  /// The next of the plain values.
  mutating func nextPlainValue() -> Result {
    let index = answered
    if index < plainValues.count - 1 { answered = index + 1 }
    return plainValues[index]
  }

  /// The next call's turn.
  mutating func nextTurn() -> Turn {
    let step = steps[current]
    let turn = Turn(step: step, position: answered)
    answered += 1
    if answered >= step.length, current < steps.count - 1 {
      current += 1
      answered = 0
    }
    return turn
  }

  private mutating func notePlainValues() {
    if steps.count == 1, steps[0].actions.count == 1, case .give(let values) = steps[0].actions[0] {
      plainValues = values
    } else {
      plainValues = []
    }
  }
}
