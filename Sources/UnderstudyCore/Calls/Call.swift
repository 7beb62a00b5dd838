/// One recorded call of a mock.
///
/// ```swift
/// let subjects = verify(mailer.send(.any), .atLeast(1)).map(\.arguments)
/// ```
///
/// A call is a copy of what was recorded: ``outcome`` is the outcome at the moment when the call
/// was asked for. It can be sent between threads when its parts can.
public struct Call<Arguments, Result> {
  /// The arguments: a tuple, the value itself when there is one parameter, `()` when there is none.
  ///
  /// An `inout` parameter is an ``Inout`` box. Closures can be called, non-escaping ones only while
  /// the call's answer runs.
  public let arguments: Arguments

  /// How the call ended, as far as was known when it was asked for.
  public let outcome: Outcome<Result>

  /// The call's number in the order of all calls of all mocks in this process, from 1.
  public let order: Int

  /// When the call was made.
  public let time: ContinuousClock.Instant
}

extension Call: Sendable where Arguments: Sendable, Result: Sendable {}

extension Call {
  /// What the call returned; nil where it threw, or has not ended.
  public var result: Result? {
    if case .returned(let result) = outcome { result } else { nil }
  }

  /// What the call threw; nil where it returned, or has not ended.
  public var error: (any Error)? {
    if case .threw(let error) = outcome { error } else { nil }
  }
}
