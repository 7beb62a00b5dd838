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
