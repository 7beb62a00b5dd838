// Overloads with labels before the counts. They are unavailable, as those in `Verbs+Values.swift`.

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> CallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> AsyncCallSetup<Arguments, Result, Failure> { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, times count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, .atLeast(2))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }

/// Unavailable with a label: the count is written without one.
///
/// - Parameters:
///   - pattern: The call.
///   - count: How many times the call must be made.
@discardableResult
@available(*, unavailable, message: "write the count without a label: verify(call, .atMost(2))")
public func verify<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting
) -> [Call<Arguments, Result>] { fatalError() }
