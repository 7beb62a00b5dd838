/// The answer to one call or to several consecutive calls: values to return, or actions that all run,
/// in order.
///
/// It never changes once a call has it: see ``AnswerScript/append(_:describedAs:)``.
class AnyAnswerStep {
  /// The number of calls that the step answers before the next step takes over.
  @exclusivity(unchecked) fileprivate(set) final var length: Int

  /// The values, if the step only returns values. Otherwise `nil`.
  let plainValues: ValueBuffer?

  /// A Boolean value that indicates whether there is no answer left for the calls of this step.
  @exclusivity(unchecked) fileprivate(set) final var isExhausted: Bool

  /// A Boolean value that indicates whether the step forwards the call to a real object.
  @exclusivity(unchecked) fileprivate(set) final var forwards: Bool

  /// The descriptions of the actions that the test has passed to `will`.
  @exclusivity(unchecked) fileprivate(set) final var ownDescriptions: [String]

  /// Creates a step that only returns values.
  ///
  /// It needs no type, because most steps are of this kind, and finding a generic type takes long.
  init(returning values: ValueBuffer) {
    length = values.count
    plainValues = values
    isExhausted = false
    forwards = false
    ownDescriptions = []
  }

  /// Creates a step without actions, which are appended.
  fileprivate init() {
    length = 1
    plainValues = nil
    isExhausted = false
    forwards = false
    ownDescriptions = []
  }

  /// Returns the typed actions of the step.
  ///
  /// A rule belongs to one member, whose types are those of its requirement and of its steps.
  final func actions<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> [AnswerAction<Arguments, Result>] {
    if let plainValues { return [.give(plainValues.values(of: result))] }
    return unsafeDowncast(self, to: AnswerStep<Arguments, Result>.self).actions
  }
}

/// A typed step.
final class AnswerStep<Arguments, Result>: AnyAnswerStep {
  @exclusivity(unchecked) fileprivate var actions: [AnswerAction<Arguments, Result>]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - ownDescriptions: The descriptions of those that the test has passed to `will`.
  init(_ actions: [AnswerAction<Arguments, Result>] = [], ownDescriptions: [String] = []) {
    self.actions = actions
    super.init()
    self.ownDescriptions = ownDescriptions
    // A loop, because key paths to members of generic types are slow to make.
    for action in actions { note(action) }
  }

  /// Appends an action to a step that no call has.
  fileprivate func append(
    _ action: AnswerAction<Arguments, Result>, describedAs description: String?
  ) {
    actions.append(action)
    if let description { ownDescriptions.append(description) }
    note(action)
  }

  private func note(_ action: AnswerAction<Arguments, Result>) {
    if action.decidesResult { isExhausted = false }
    switch action {
    case .give(let values): length = max(length, values.count)
    case .exhausted: isExhausted = true
    case .forward: forwards = true
    default: break
    }
  }
}

/// The answers of one rule, call by call. The last step repeats.
struct AnswerScript {
  /// The answer to one call: a step, and the number of calls that the step has already answered.
  struct Turn {
    let step: AnyAnswerStep
    let position: Int
  }

  private var steps: [AnyAnswerStep] = []
  private var current = 0
  private var answered = 0

  /// The values, if the script only returns values. Otherwise `nil`.
  ///
  /// In this common case, no step has to run.
  private(set) var plainValues: ValueBuffer?

  /// A Boolean value that indicates whether no answer was set up.
  var isEmpty: Bool { steps.isEmpty }

  /// The number of calls that have an answer of their own.
  var length: Int { steps.reduce(0) { $1.isExhausted ? $0 : $0 + $1.length } }

  /// The descriptions of the actions that the test has passed to `will`, in order.
  var ownDescriptions: [String] { steps.flatMap(\.ownDescriptions) }

  /// A Boolean value that indicates whether the newest step has an answer.
  private(set) var hasLastAnswer = false

  /// Replaces the newest step, or adds the first one.
  mutating func replaceLast(_ step: AnyAnswerStep) {
    hasLastAnswer = true
    if steps.isEmpty { steps.append(step) } else { steps[steps.count - 1] = step }
    plainValues = steps.count == 1 ? step.plainValues : nil
  }

  /// Appends an action to the newest step, or adds the first step.
  ///
  /// A call that is being answered retains its step, which is copied then.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - description: Its description, or `nil` if failures do not show it.
  /// - Complexity: Constant on average, unless a call has the step.
  mutating func append<Arguments, Result>(
    _ action: AnswerAction<Arguments, Result>, describedAs description: String?
  ) {
    guard hasLastAnswer else {
      return replaceLast(
        AnswerStep([action], ownDescriptions: description.map { [$0] } ?? []))
    }
    let last = steps.count - 1
    if steps[last].plainValues != nil || !isKnownUniquelyReferenced(&steps[last]) {
      let step = steps[last]
      replaceLast(
        AnswerStep(
          step.actions(Arguments.self, Result.self), ownDescriptions: step.ownDescriptions))
    }
    unsafeDowncast(steps[last], to: AnswerStep<Arguments, Result>.self)
      .append(action, describedAs: description)
  }

  /// Starts the answer to the next call.
  mutating func startNextStep(_ step: AnyAnswerStep) {
    steps.append(step)
    hasLastAnswer = false
    plainValues = nil
  }

  /// Returns the index of the next plain value, and advances.
  @_transparent
  mutating func nextPlainIndex(_ values: ValueBuffer) -> Int {
    // Violating calls use `nextTurn()`, which can count past the last value.
    let index = answered < values.count ? answered : values.count &- 1
    answered = index &+ 1
    return index
  }

  /// The answer to the next call, or `nil` if no answer was set up.
  var turn: Turn? { isEmpty ? nil : Turn(step: steps[current], position: answered) }

  /// Returns the answer to the next call, and advances. Returns `nil` if no answer was set up.
  mutating func nextTurn() -> Turn? {
    guard let turn else { return nil }
    answered += 1
    if answered >= turn.step.length, current < steps.count - 1 {
      current += 1
      answered = 0
    }
    return turn
  }
}
