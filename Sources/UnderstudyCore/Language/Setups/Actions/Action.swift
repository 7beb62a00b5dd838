/// An answer or side effect with a description, to be used by several tests.
///
/// Failures and sequence diagrams show the description. The idea comes from jMock's `Action`.
///
/// ```swift
/// extension Action where Arguments == (Int, String), Output == Receipt, Failure == Never {
///   static func numbersReceipts(from first: Int) -> Action {
///     let numbers = Numbers(first)
///     return Action("numbers receipts from \(first)") { cents, _ in
///       Receipt(number: numbers.next(), cents: cents)
///     }
///   }
/// }
/// ```
///
/// ```swift
/// stub(gateway.charge(.any, currency: .any)).will(.numbersReceipts(from: 100))
/// ```
///
/// The built-in answers are actions too, such as ``returns(_:_:)``, ``delays(for:clock:)`` and
/// ``callsDefault()``. Unlike the methods of a setup, they can be parts of an array and results of
/// functions:
///
/// ```swift
/// let outcomes: [Action<(Int, String), Receipt, any Error>] = [
///   .throws(Declined()), .returns(Receipt(number: 1, cents: 5)),
/// ]
/// ```
///
/// These answers are no actions:
///
/// - `answers` and `performs` of a setup, because an action of one's own is that closure with a
///   description. It cannot suspend, so that it can answer requirements that are not `async`.
/// - `suspends`, `stores` and `publishes`, because they return the object that the test controls the
///   calls with. Each stub needs its own.
/// - `then`, because it separates the answers of different calls.
///
/// The closure runs on the calling thread while no lock is held. It can be called by several threads at
/// the same time. Not `Sendable`, because what the closure captures does not have to be.
public struct Action<Arguments, Output, Failure: Error>: CustomStringConvertible {
  private let describe: () -> String

  /// Makes the action of one stub or expectation. Returns `nil` after a misuse, which it reports.
  let make: (any AnswerOwner) -> AnswerAction<Arguments, Output>?

  /// What the action does, as the end of a sentence: `numbers receipts from 100`.
  public var description: String { describe() }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - description: What the action does, as the end of a sentence.
  ///   - body: Takes the arguments of the call: a tuple, or the value itself for one parameter.
  public init(_ description: String, _ body: @escaping (Arguments) throws(Failure) -> Output) {
    self.init({ description }) { _ in .compute { try body($0) } }
  }

  /// Creates a built-in action, which is described only if a failure can show it.
  init(
    _ describe: @escaping () -> String,
    _ make: @escaping (any AnswerOwner) -> AnswerAction<Arguments, Output>?
  ) {
    self.describe = describe
    self.make = make
  }
}

/// The stub or expectation that an action becomes an answer of.
protocol AnswerOwner: AnyObject {
  var core: MockCore { get }
  var rule: Rule { get }
  var firstMember: MemberState { get }

  /// The description of the rule's pattern.
  var pattern: PatternDescription { get }

  /// The error of a cancelled call, or `nil` if the requirement cannot throw it.
  var cancellation: (any Error)? { get }

  /// Adds an object that holds callers.
  func addHeldCalls() -> HeldCalls

  /// Returns a Boolean value that indicates whether the requirement can throw an error.
  static func canThrow(_ error: any Error) -> Bool
}

extension CommonCallSetup: AnswerOwner {
  static func canThrow(_ error: any Error) -> Bool { error is Failure }
}

// Not overloads of `answers` and `performs`, whose errors at wrong closures would become vague.
extension CommonCallSetup {
  /// Runs an action, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, or has a side effect.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Never>) -> Self {
    if let made = action.make(self) { append(made, describedAs: action.description) }
    return self
  }

  /// Runs an action that can throw, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, throws an error, or has a side effect.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Failure>) -> Self {
    if let made = action.make(self) { append(made, describedAs: action.description) }
    return self
  }

  /// Has a side effect that has a description. It does not decide the result of the call.
  ///
  /// - Parameter action: Takes the arguments of the call.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Void, Never>) -> Self {
    if let made = action.make(self) { append(made.asEffect(), describedAs: action.description) }
    return self
  }

  /// Runs a built-in action, for the method of the same name. Failures do not show its description.
  @discardableResult
  package func runs(_ action: Action<Arguments, Result, Failure>) -> Self {
    if let made = action.make(self) { append(made) }
    return self
  }
}
