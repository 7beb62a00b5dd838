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
/// The closure runs on the calling thread while no lock is held. It can be called by several threads at
/// the same time.
public struct Action<Arguments, Output, Failure: Error>: CustomStringConvertible {
  /// What the action does, as the end of a sentence: `numbers receipts from 100`.
  public let description: String

  fileprivate let body: (Arguments) throws(Failure) -> Output

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - description: What the action does, as the end of a sentence.
  ///   - body: Takes the arguments of the call: a tuple, or the value itself for one parameter.
  public init(_ description: String, _ body: @escaping (Arguments) throws(Failure) -> Output) {
    self.description = description
    self.body = body
  }
}

extension Action {
  /// Returns a value. Such an action can be a part of an array or the result of a function, as
  /// `.returns(_:)` of a setup cannot.
  ///
  /// ```swift
  /// let outcomes: [Action<(Int, String), Receipt, any Error>] = [
  ///   .throws(Declined()), .returns(Receipt(number: 1, cents: 5)),
  /// ]
  /// ```
  ///
  /// - Parameter value: The result of each call, which the description contains.
  /// - Returns: The action.
  public static func returns(_ value: Output) -> Action {
    Action("returns \(ValueDescription.describe(value))") { _ throws(Failure) in value }
  }

  /// Throws an error.
  ///
  /// - Parameter error: The error of each call, which the description contains.
  /// - Returns: The action.
  public static func `throws`(_ error: Failure) -> Action {
    Action("throws \(ValueDescription.describe(error))") { _ throws(Failure) in throw error }
  }
}

// Not overloads of `answers` and `performs`, whose errors at wrong closures would become vague.
extension CommonCallSetup {
  /// Computes the result by an action that has a description.
  ///
  /// - Parameter action: Returns the result of the call.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Never>) -> Self {
    append(.described(action.description, .compute { action.body($0) }))
    return self
  }

  /// Computes the result by an action that has a description, or throws its error.
  ///
  /// - Parameter action: Returns the result of the call, or throws an error.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Failure>) -> Self {
    append(.described(action.description, .compute { try action.body($0) }))
    return self
  }

  /// Has a side effect that has a description. It does not decide the result of the call.
  ///
  /// - Parameter action: Takes the arguments of the call.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Void, Never>) -> Self {
    append(.described(action.description, .effect { action.body($0) }))
    return self
  }
}
