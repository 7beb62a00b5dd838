// The room `Calls`: recorded calls.
//
// A call, its outcome, and the log of the calls to one member. Nothing here knows rules or failures.

/// A recorded call on a mock.
///
/// ```swift
/// let subjects = verify(mailer.send(.any), .atLeast(1)).map(\.arguments)
/// ```
///
/// A call is a snapshot: ``outcome`` does not change after the call was obtained. A call is
/// `Sendable` if its arguments and result are.
public struct Call<Arguments, Result> {
  /// The arguments: a tuple, the value itself for one parameter, or `()` for none.
  ///
  /// An `inout` argument is an ``Inout`` box. Closures can be called, but non-escaping ones only
  /// while the call is being answered.
  public let arguments: Arguments

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
    arguments: Arguments, outcome: Outcome<Result>, order: Int, callTime: CallTime
  ) {
    self.arguments = arguments
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

/// The state of a recorded call. Each flag is one bit, stored next to the order number.
struct CallFlags: OptionSet {
  let rawValue: UInt64

  /// The call has returned a value.
  static let returned = CallFlags(rawValue: 1)

  /// The call has thrown an error.
  static let threw = CallFlags(rawValue: 2)

  /// A `verify` matched the call.
  static let verified = CallFlags(rawValue: 4)

  /// An expectation counted the call.
  static let expected = CallFlags(rawValue: 8)

  /// The call waits in an answer until the test, a clock or the end of the scope releases it.
  static let waits = CallFlags(rawValue: 16)

  /// A Boolean value that indicates whether the call has entered and not returned, and does not wait
  /// in an answer.
  var areOfRunningCall: Bool { isDisjoint(with: [.returned, .threw, .waits]) }

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  var areAccountedFor: Bool { !isDisjoint(with: [.verified, .expected]) }

  /// Whether all flags of another value are set. That of `OptionSet` takes a hundred times as long in debug
  /// builds.
  func contains(_ other: CallFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
}

/// The sizes and operations that the engine needs for the types of a member's arguments and
/// results.
///
/// The engine is untyped and moves pointers. Types are known only in generated code and in verbs.
/// If the engine were generic, every call would look up types at run time, which costs ten times as
/// much as the call itself.
class CallTypes {
  /// The identity of the types.
  final let key: CallTypesKey

  final let argumentsStride: Int
  final let argumentsAlignment: Int
  final let resultStride: Int
  final let resultAlignment: Int

  /// The default value of the result type, or `nil` if it is not built in or can change.
  final let constantDefault: ValueBuffer?

  fileprivate init<Arguments, Result>(_ arguments: Arguments.Type, _ result: Result.Type) {
    key = CallTypesKey(arguments, result)
    argumentsStride = Self.stride(of: arguments)
    argumentsAlignment = MemoryLayout<Arguments>.alignment
    resultStride = Self.stride(of: result)
    resultAlignment = MemoryLayout<Result>.alignment
    constantDefault = ProvidedDefault.constant(result).map { ValueBuffer($0) }
  }

  /// Returns the stride of a type, or 0 if the type has only one value.
  private static func stride<Value>(of type: Value.Type) -> Int {
    MemoryLayout<Value>.size == 0 ? 0 : MemoryLayout<Value>.stride
  }

  /// The name of the result type, or `nil` if calls return nothing.
  var resultType: String? { nil }

  /// A Boolean value that indicates whether calls return nothing, or an optional value.
  var returnsNothingOrOptional: Bool { false }

  /// Destroys the arguments of consecutive calls.
  func destroyArguments(_ pointer: UnsafeMutableRawPointer, count: Int) {}

  /// Destroys the result of a call.
  func destroyResult(_ pointer: UnsafeMutableRawPointer) {}

  /// Returns the arguments of a call, for descriptions.
  func arguments(_ pointer: UnsafeRawPointer) -> Any { () }

  /// Returns the result of a call, for descriptions.
  func result(_ pointer: UnsafeRawPointer) -> Any { () }
}

/// The typed implementation of ``CallTypes``.
final class TypedCallTypes<Arguments, Result>: CallTypes {
  init() { super.init(Arguments.self, Result.self) }

  override var resultType: String? { Result.self == Void.self ? nil : "\(Result.self)" }

  override var returnsNothingOrOptional: Bool {
    Result.self == Void.self || Result.self is any OptionalType.Type
  }

  override func destroyArguments(_ pointer: UnsafeMutableRawPointer, count: Int) {
    pointer.assumingMemoryBound(to: Arguments.self).deinitialize(count: count)
  }

  override func destroyResult(_ pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Result.self).deinitialize(count: 1)
  }

  override func arguments(_ pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Arguments.self).pointee
  }

  override func result(_ pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Result.self).pointee
  }
}

/// The identity of the types of a call.
struct CallTypesKey: Hashable {
  let arguments: ObjectIdentifier
  let result: ObjectIdentifier

  init<Arguments, Result>(_ arguments: Arguments.Type, _ result: Result.Type) {
    self.arguments = ObjectIdentifier(arguments)
    self.result = ObjectIdentifier(result)
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
