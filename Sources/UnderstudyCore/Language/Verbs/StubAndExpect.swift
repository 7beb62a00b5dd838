/// Sets up an answer for matching calls. A stub does not have to be called.
///
/// The newest matching stub answers. To require the call, use
/// ``expect(_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// stub(greeter.greet("bob")).returns("hi bob")
/// ```
///
/// Reports a failure on this line if an expected value cannot be compared, if the mock belongs to
/// another running test, or if its test has ended. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer. By default, the stub answers with the default
///   value.
@discardableResult
public func stub<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  CallSetup(pattern, count: nil, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Sets up an answer for calls to an `async` requirement. The asynchronous counterpart of the
/// synchronous ``stub(_:fileID:filePath:line:column:)``.
///
/// Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer.
@discardableResult
public func stub<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  AsyncCallSetup(pattern, count: nil, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Expects a call to be made the given number of times before the test ends.
///
/// A call beyond the upper bound is reported when it is made. Missing calls are reported when the
/// mock is verified, when its scope ends or when it is deallocated, whichever comes first.
///
/// ```swift
/// expect(subscriber.receive(message))
/// expect(subscriber.receive(.any), 1...3)
/// ```
///
/// Reports a failure on this line if an expected value cannot be compared, if the mock belongs to
/// another running test, or if its test has ended. It is also a failure if no number of calls
/// satisfies `count`. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How many times the call must be made: a number, a range or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer. By default, the newest matching stub answers, or
///   the default value if there is none.
@discardableResult
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return CallSetup(pattern, count: count.callCount, site: site)
}

/// Expects a call to an `async` requirement. The asynchronous counterpart of the synchronous
/// ``expect(_:_:fileID:filePath:line:column:)``.
///
/// Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How many times the call must be made: a number, a range or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer.
@discardableResult
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return AsyncCallSetup(pattern, count: count.callCount, site: site)
}

/// Rejects a call: it must not be made. If it is made, it is reported, even if a stub answers it.
///
/// Reports a failure on this line if an expected value cannot be compared, if the mock belongs to
/// another running test, or if its test has ended. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer to a call that is made anyway.
@discardableResult
public func reject<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  CallSetup(
    pattern, count: CallCount.never, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Rejects a call to an `async` requirement. The asynchronous counterpart of the synchronous
/// ``reject(_:fileID:filePath:line:column:)``.
///
/// Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The setup, to configure the answer to a call that is made anyway.
@discardableResult
public func reject<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  AsyncCallSetup(
    pattern, count: CallCount.never, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Allows any call on these mocks, whatever else is set up.
///
/// ```swift
/// ignore(logger)
/// expect(logger.log("paid"))  // other messages are allowed
/// ```
///
/// Calls are still recorded, stubs still answer, and expectations still count. A call that matches
/// none of them, or exceeds an expectation, gets the default value and is not a failure. Rejected
/// calls remain failures.
///
/// Applies to all later calls. Without a mock, it is a failure on this line. Thread-safe.
///
/// - Parameters:
///   - mocks: The mocks.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func ignore(
  _ mocks: any Mockable...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard !mocks.isEmpty else {
    return FailureReporting.reportMisuse(
      "ignore() names no mock", MockSourceLocation(fileID, filePath, line, column),
      "Pass the mocks: ignore(mock).")
  }
  for core in mocks.map(\.mock.core) {
    core.joinCurrentScope(endsWithScope: false)
    core.ignore()
  }
}

extension CallCounting {
  /// Returns the bounds, after reporting them if no number of calls satisfies them.
  func checked(for pattern: AnyCallPattern, _ site: MockSourceLocation) -> CallCount {
    let count = callCount
    _ = count.reportsImpossible(for: pattern, site)
    return count
  }
}

extension CallCount {
  /// Reports bounds that no number of calls satisfies.
  ///
  /// - Returns: `true` if the bounds are impossible.
  func reportsImpossible(for pattern: AnyCallPattern, _ site: MockSourceLocation) -> Bool {
    guard isImpossible else { return false }
    let text = { misuse(of: " to \(pattern)").problem }
    pattern.core.reportMisuse(text(), site, misuse(of: "").advice)
    return true
  }
}

/// Restricts the stubs and expectations in a block to times when a condition is met.
///
/// ```swift
/// when(connection.is("open")) {
///   expect(gateway.charge(.any))
///   stub(gateway.balance()).returns(100)
/// }
/// ```
///
/// If only expectations whose condition is not met match a call, the call is a failure. A stub
/// whose condition is not met is ignored. Blocks can be nested: all of their conditions must be
/// met. A block that sets up nothing is a failure on its line.
///
/// The condition is task-local: it does not restrict what other threads and unrelated tasks set up
/// in the meantime.
///
/// - Parameters:
///   - condition: A condition on a state, such as `connection.is("open")`.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Creates the stubs and expectations.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
public func when<Result, Failure: Error>(
  _ condition: StateCondition,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try SetupContext.run(
    state: condition, MockSourceLocation(fileID, filePath, line, column), body)
}

extension CommonCallSetup {
  /// Restricts the stub or expectation to times when a condition is met. If called more than once,
  /// all conditions must be met.
  ///
  /// - Parameter condition: A condition on a state, such as `connection.is("open")`.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func when(_ condition: StateCondition) -> Self {
    add(condition)
    return self
  }

  /// Changes the state of a state machine when the call is answered, even if the answer throws an
  /// error.
  ///
  /// Actions run in the order in which they are written: `.delays(for:).moves(...)` changes the
  /// state after the delay.
  ///
  /// - Parameters:
  ///   - states: The state machine.
  ///   - value: The new state.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func moves<Value>(_ states: States<Value>, to value: Value) -> Self {
    effect { _ in states.become(value) }
  }
}
