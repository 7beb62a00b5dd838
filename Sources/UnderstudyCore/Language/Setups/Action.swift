/// An answer or side effect with a description, to be used by several tests.
///
/// Failures and sequence diagrams show the description. An action is built from the words of a setup. The
/// idea comes from jMock's `Action`.
///
/// ```swift
/// extension Action
/// where Arguments == (Int, String), Output == Receipt, Failure == any Error {
///   /// Declines the first call, and then numbers the receipts.
///   static func declinesOnce(andNumbersFrom first: Int) -> Action {
///     let numbers = Numbers(first)
///     return Action("declines once, then numbers receipts from \(first)") {
///       $0.throws(Declined()).then.answers { cents, _ in
///         Receipt(number: numbers.next(), cents: cents)
///       }
///     }
///   }
/// }
/// ```
///
/// ```swift
/// stub(gateway.charge(.any, currency: .any))
///   .will(.declinesOnce(andNumbersFrom: 100))
/// ```
///
/// Every word of a ``CallSetup`` can be used. An action can answer `async` requirements, too, with answers
/// that do not suspend.
///
/// An action whose output is `Void` fits every requirement with its arguments. Where the requirement has
/// another result, the action is a side effect, and does not decide the result.
///
/// Not `Sendable`, because what the closure captures does not have to be.
public struct Action<Arguments, Output, Failure: Error>: CustomStringConvertible {
  /// What the action does, as the end of a sentence: `is slow`.
  public let description: String

  /// Sets up the answers.
  let setUp: (CallSetup<Arguments, Output, Failure>) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - description: What the action does, as the end of a sentence. Failures show it instead of the
  ///     answers.
  ///   - setUp: Sets up the answers. Runs once for each stub or expectation with the action, on the
  ///     thread that sets it up.
  public init(
    _ description: String, _ setUp: @escaping (CallSetup<Arguments, Output, Failure>) -> Void
  ) {
    self.description = description
    self.setUp = setUp
  }
}

// Not overloads of `answers` and `performs`, whose errors at wrong closures would become vague.
extension CommonCallSetup {
  /// Runs an action, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, or has a side effect.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Never>) -> Self {
    run(action, storesWrites) { $0 }
  }

  /// Runs an action that can throw, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, throws an error, or has a side effect.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Failure>) -> Self {
    run(action, storesWrites) { $0 }
  }

  /// Has a side effect that has a description. It does not decide the result of the call.
  ///
  /// - Parameter action: Takes the arguments of the call.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Void, Never>) -> Self {
    run(action, nil) { $0.asEffect() }
  }

  private func run<Output, Thrown>(
    _ action: Action<Arguments, Output, Thrown>,
    _ storesWrites: ((PropertyStorage<Arguments, Output>, MockSourceLocation) -> Bool)?,
    _ convert: @escaping (AnswerAction<Arguments, Output>) -> AnswerAction<Arguments, Result>
  ) -> Self {
    action.setUp(ActionSetup(action, of: self, storesWrites, convert))
    return self
  }
}

/// The setup that an action receives. It passes the answers on to the setup that runs the action.
private final class ActionSetup<Arguments, Output, Failure: Error>: CallSetup<
  Arguments, Output, Failure
>
{
  private let appendAnswer: (AnswerAction<Arguments, Output>, String?) -> Void
  private let startNextAnswer: () -> Void
  private let canOwnerThrow: (any Error) -> Bool
  private let description: String
  private var isDescribed = false

  init<Result, Thrown>(
    _ action: Action<Arguments, Output, Failure>,
    of owner: CommonCallSetup<Arguments, Result, Thrown>,
    _ storesWrites: ((PropertyStorage<Arguments, Output>, MockSourceLocation) -> Bool)?,
    _ convert: @escaping (AnswerAction<Arguments, Output>) -> AnswerAction<Arguments, Result>
  ) {
    appendAnswer = { owner.append(convert($0), describedAs: $1) }
    startNextAnswer = { _ = owner.then }
    canOwnerThrow = owner.canThrow
    description = action.description
    super.init(owner.core, owner.rule, owner.firstMember, storesWrites)
  }

  /// Adds an answer, which is described as the action if it is the first one of its call.
  override func append(_ answer: AnswerAction<Arguments, Output>, describedAs _: String? = nil) {
    appendAnswer(answer, isDescribed ? nil : description)
    isDescribed = true
  }

  override func give(_ values: ValueBuffer) { append(.give(values.values(of: Output.self))) }

  override var then: Self {
    startNextAnswer()
    isDescribed = false
    return self
  }

  override var canThrow: (any Error) -> Bool { canOwnerThrow }
}
