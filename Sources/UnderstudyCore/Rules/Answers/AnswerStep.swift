/// The answer to one call or to several consecutive calls: values to return, or actions that all run,
/// in order.
///
/// It never changes once a call has it: see ``AnswerScript/append(_:)``.
class AnyAnswerStep {
  /// The number of calls that the step answers before the next step takes over.
  @exclusivity(unchecked) fileprivate(set) final var length: Int

  /// The values, if the step only returns values. Otherwise `nil`.
  let plainValues: [Any]?

  /// A Boolean value that indicates whether there is no answer left for the calls of this step.
  @exclusivity(unchecked) fileprivate(set) final var isExhausted: Bool

  /// A Boolean value that indicates whether the step forwards the call to a real object.
  @exclusivity(unchecked) fileprivate(set) final var forwards: Bool

  /// Creates a step that only returns values.
  ///
  /// It needs no type, because most steps are of this kind, and finding a generic type takes long.
  init(returning values: [Any]) {
    length = values.count
    plainValues = values
    isExhausted = false
    forwards = false
  }

  /// Creates a step without actions, which are appended.
  fileprivate init() {
    length = 1
    plainValues = nil
    isExhausted = false
    forwards = false
  }

  /// Returns the typed actions of the step.
  ///
  /// A rule belongs to one member, whose types are those of its requirement and of its steps.
  final func actions<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> [AnswerAction<Arguments, Result>] {
    if let plainValues { return [.give(plainValues.map { ErasedValue.typed($0) })] }
    return unsafeDowncast(self, to: AnswerStep<Arguments, Result>.self).actions
  }
}

/// A typed step.
final class AnswerStep<Arguments, Result>: AnyAnswerStep {
  @exclusivity(unchecked) fileprivate var actions: [AnswerAction<Arguments, Result>]

  /// Creates a step.
  ///
  /// - Parameter actions: The actions.
  init(_ actions: [AnswerAction<Arguments, Result>] = []) {
    self.actions = actions
    super.init()
    // A loop, because key paths to members of generic types are slow to make.
    for action in actions { note(action) }
  }

  /// Appends an action to a step that no call has.
  fileprivate func append(_ action: AnswerAction<Arguments, Result>) {
    actions.append(action)
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
  private(set) var plainValues: [Any]?

  /// A Boolean value that indicates whether no answer was set up.
  var isEmpty: Bool { steps.isEmpty }

  /// The number of calls that have an answer of their own.
  var length: Int { steps.reduce(0) { $1.isExhausted ? $0 : $0 + $1.length } }

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
  /// - Parameter action: The action.
  /// - Complexity: Constant on average, unless a call has the step.
  mutating func append<Arguments, Result>(_ action: AnswerAction<Arguments, Result>) {
    guard hasLastAnswer else { return replaceLast(AnswerStep([action])) }
    let last = steps.count - 1
    if steps[last].plainValues != nil || !isKnownUniquelyReferenced(&steps[last]) {
      replaceLast(AnswerStep(steps[last].actions(Arguments.self, Result.self)))
    }
    unsafeDowncast(steps[last], to: AnswerStep<Arguments, Result>.self).append(action)
  }

  /// Starts the answer to the next call.
  mutating func startNextStep(_ step: AnyAnswerStep) {
    steps.append(step)
    hasLastAnswer = false
    plainValues = nil
  }

  /// Returns the next plain value, and advances.
  mutating func nextPlainValue(_ values: [Any]) -> Any {
    // Violating calls use `nextTurn()`, which can count past the last value.
    let index = answered < values.count ? answered : values.count &- 1
    answered = index &+ 1
    return values[index]
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

/// What callers wait for while they are blocked or suspended in an answer.
protocol AnswerGate: AnyObject, Sendable {
  /// Ends the wait of all callers.
  func open()

  /// Returns the failure of callers that the test should have released, or `nil` if there are none.
  /// Runs user code.
  func failureAtEnd() -> MockFailure?
}

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
  case delay(any Pause, (any Error)?)

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

/// The real object that a spy forwards calls to.
///
/// - Warning: For generated code only.
public final class __Spied: Sendable {
  private let object: Guarded<Any?>

  /// The real object of a mock that is not a spy.
  static let nothing = __Spied(nil)

  package init(_ object: Any?) { self.object = Guarded(object) }

  /// The object, or `nil` if there is none. Mutating requirements write it back, because it may be
  /// a value. If two such calls overlap, the last one to finish wins.
  public var real: Any? {
    get { object.withLock { $0 } }
    set {
      let old = object.withLock { object in
        defer { object = newValue }
        return object
      }
      withExtendedLifetime(old) {}
    }
  }
}
