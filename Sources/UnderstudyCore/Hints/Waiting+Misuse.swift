// Waits with the argument of another verb. They are unavailable, as those in `Verbs+Values.swift`.

/// Unavailable for a value: the condition is evaluated more than once.
///
/// - Parameters:
///   - condition: The value of the condition.
///   - timeout: The timeout.
/// - Returns: Nothing.
@discardableResult
@available(
  *, unavailable,
  message: "the condition is evaluated more than once: write await waitUntil { condition }"
)
public func waitUntil(_ condition: Bool, timeout: Duration = .seconds(1)) async -> Bool {
  fatalError()
}

/// Unavailable for a call: a verification waits for it.
///
/// - Parameters:
///   - pattern: The call.
///   - timeout: The timeout.
/// - Returns: Nothing.
@discardableResult
@available(*, unavailable, message: "write await verify(call, within: .seconds(1))")
public func waitUntil<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout: Duration = .zero
) async -> Bool { fatalError() }

/// Unavailable with this label.
///
/// - Parameters:
///   - pattern: The call.
///   - duration: The timeout.
/// - Returns: Nothing.
@discardableResult
@available(*, unavailable, message: "the label is within: await verify(call, within: .seconds(1))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout duration: Duration
) async -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with this label.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
///   - duration: The timeout.
/// - Returns: Nothing.
@discardableResult
@available(*, unavailable, message: "the label is within: verify(call, 2, within: .seconds(1))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, _ count: some CallCounting,
  timeout duration: Duration
) async -> [Call<Arguments, Result>] { fatalError() }

extension CommonCallSetup {
  /// Unavailable: the assignment is a pattern.
  ///
  /// - Parameter value: The value that is assigned.
  /// - Returns: Nothing.
  @discardableResult
  @available(*, unavailable, message: "the verb takes the assignment: stub(mock.name.set(value))")
  public func set<Value>(_ value: Value) -> Self { fatalError() }
}

// MARK: - Seconds

/// Unavailable for a value: the condition is evaluated more than once.
///
/// - Parameters:
///   - condition: The value of the condition.
///   - seconds: The timeout.
/// - Returns: Nothing.
@_disfavoredOverload
@discardableResult
@available(
  *, unavailable,
  message: "the condition is evaluated more than once: write await waitUntil { condition }"
)
public func waitUntil(_ condition: Bool, timeout seconds: Double) async -> Bool { fatalError() }

/// Unavailable for a call: a verification waits for it.
///
/// - Parameters:
///   - pattern: The call.
///   - seconds: The timeout.
/// - Returns: Nothing.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "write await verify(call, within: 1)")
public func waitUntil<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout seconds: Double
) async -> Bool { fatalError() }

/// Unavailable with this label.
///
/// - Parameters:
///   - pattern: The call.
///   - seconds: The timeout.
/// - Returns: Nothing.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "the label is within: await verify(call, within: 1)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout seconds: Double
) async -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with this label.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
///   - seconds: The timeout.
/// - Returns: Nothing.
@_disfavoredOverload
@discardableResult
@available(*, unavailable, message: "the label is within: verify(call, 2, within: 1)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, _ count: some CallCounting,
  timeout seconds: Double
) async -> [Call<Arguments, Result>] { fatalError() }
