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
