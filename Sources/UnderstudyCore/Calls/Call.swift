// The room `Calls`: recorded calls.
//
// A call, its outcome, and its record. Nothing here knows rules or failures.

/// A recorded call on a mock.
///
/// ```swift
/// let subjects = verify(mailer.send(.any), .atLeast(1)).map(\.arguments)
/// ```
///
/// A call is a snapshot: ``outcome`` does not change after the call was obtained. A call is
/// `Sendable` if its arguments and result are.
public struct Call<Arguments, Result> {
  /// The arguments, or `nil` if an object among them was released.
  let retained: Arguments?

  /// The outcome of the call at the time when this value was obtained.
  public let outcome: Outcome<Result>

  /// The position of the call among all calls on all mocks in the process, from 1.
  public let order: Int

  /// The time at which the call was made, a `CallTime`.
  ///
  /// Its type is an existential, so that a call is always used in memory. Otherwise the compiler of Swift 6.3
  /// crashes at `calls(watch).last?.arguments.0` if another argument is a closure: "ownership
  /// incompatible with a guaranteed value".
  private let callTime: any Sendable

  /// Creates a call.
  init(
    arguments: Arguments?, outcome: Outcome<Result>, order: Int, callTime: CallTime
  ) {
    retained = arguments
    self.outcome = outcome
    self.order = order
    self.callTime = callTime
  }
}

extension Call: Sendable where Arguments: Sendable, Result: Sendable {}

extension Call {
  /// The time at which the call was made.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var time: ContinuousClock.Instant { (callTime as! CallTime).instant }

  /// The value that the call returned, or `nil` if it threw an error or has not ended.
  public var result: Result? {
    if case .returned(let result) = outcome { result } else { nil }
  }

  /// The error that the call threw, or `nil` if it returned or has not ended.
  public var error: (any Error)? {
    if case .threw(let error) = outcome { error } else { nil }
  }
}

/// The types of the arguments and the result of a call.
struct CallTypes: Hashable {
  let arguments: ObjectIdentifier
  let result: Any.Type

  init<Arguments, Result>(_ arguments: Arguments.Type, _ result: Result.Type) {
    self.arguments = ObjectIdentifier(arguments)
    self.result = result
  }

  static func == (left: CallTypes, right: CallTypes) -> Bool {
    left.arguments == right.arguments && left.result == right.result
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(arguments)
    hasher.combine(ObjectIdentifier(result))
  }

  /// A Boolean value that indicates whether the call returns nothing, or an optional value.
  var returnsNothingOrOptional: Bool {
    result == Void.self || result is any OptionalType.Type
  }
}

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

/// An outcome whose value and error are both replaced: by their descriptions, or by copies without their
/// objects.
package enum ReplacedOutcome<Value> {
  /// The call had not ended.
  case pending

  /// The call returned a value.
  case returned(Value)

  /// The call threw an error.
  case threw(Value)

  /// Replaces what an outcome contains.
  init(_ outcome: Outcome<Any>, _ replace: (Any) -> Value) {
    self =
      switch outcome {
      case .pending: .pending
      case .returned(let value): .returned(replace(value))
      case .threw(let error): .threw(replace(error))
      }
  }

  /// Replaces the value or the error once more.
  func map<Other>(_ replace: (Value) -> Other) -> ReplacedOutcome<Other> {
    switch self {
    case .pending: .pending
    case .returned(let value): .returned(replace(value))
    case .threw(let error): .threw(replace(error))
    }
  }
}

extension ReplacedOutcome: Sendable where Value: Sendable {}
extension ReplacedOutcome: Equatable where Value: Equatable {}
