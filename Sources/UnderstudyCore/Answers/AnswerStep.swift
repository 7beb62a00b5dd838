/// The answer to one call, or to several alike: actions that all run, in order. Immutable.
class AnyAnswerStep {
  /// For how many calls the step lasts before the next one's turn.
  let length: Int

  /// The values, when giving them in turn is all that the step does.
  let plainValues: ValueBuffer?

  fileprivate init(length: Int, plainValues: ValueBuffer?) {
    self.length = length
    self.plainValues = plainValues
  }
}

/// A step with its types.
final class AnswerStep<Arguments, Result>: AnyAnswerStep {
  let actions: [AnswerAction<Arguments, Result>]

  init(_ actions: [AnswerAction<Arguments, Result>]) {
    self.actions = actions
    var length = 1
    var plainValues: ValueBuffer?
    for case .give(let values) in actions {
      length = max(length, values.count)
      if actions.count == 1 { plainValues = ValueBuffer(values) }
    }
    super.init(length: length, plainValues: plainValues)
  }

  /// The step with one action more.
  func adding(_ action: AnswerAction<Arguments, Result>) -> AnswerStep {
    AnswerStep(actions + [action])
  }
}

/// The answers that one `stub` or `expect` gives, call after call; the last step repeats.
///
/// Guarded by the lock of the mock.
struct AnswerScript {
  /// What one call gets: a step, and how many calls that step has answered before.
  struct Turn {
    let step: AnyAnswerStep
    let position: Int
  }

  private var steps: [AnyAnswerStep] = []
  private var current = 0
  private var answered = 0

  /// The values, when giving them in turn is all that the script does: the common case, which
  /// needs no step to run.
  private(set) var plainValues: ValueBuffer?

  /// Whether nothing was said about the answer.
  var isEmpty: Bool { steps.isEmpty }

  /// Whether the newest step can be added to, or one must be begun.
  var lastStep: AnyAnswerStep? { steps.last }

  /// Puts a step in place of the newest one, or begins the first.
  mutating func replaceLast(_ step: AnyAnswerStep) {
    if steps.isEmpty { steps.append(step) } else { steps[steps.count - 1] = step }
    plainValues = steps.count == 1 ? step.plainValues : nil
  }

  /// Starts the answer of the next call.
  mutating func startNextStep(_ step: AnyAnswerStep) {
    steps.append(step)
    plainValues = nil
  }

  /// Where the next of the plain values lies.
  mutating func nextPlainValue(_ values: ValueBuffer) -> UnsafeRawPointer {
    // Calls that violate something take turns, which count on beyond the last value.
    let index = min(answered, values.count - 1)
    answered = index + 1
    return values.pointer(at: index)
  }

  /// What the next call gets; there is an answer.
  var turn: Turn { Turn(step: steps[current], position: answered) }

  /// What the next call gets, which comes now.
  mutating func nextTurn() -> Turn {
    let turn = self.turn
    let step = turn.step
    answered += 1
    if answered >= step.length, current < steps.count - 1 {
      current += 1
      answered = 0
    }
    return turn
  }
}
