/// Sets up an answer for calls that match, any number of them, none included.
///
/// The newest matching stub answers. A stub expects nothing; ``expect(_:_:fileID:filePath:line:column:)``
/// does.
///
/// ```swift
/// stub(greeter.greet("bob")).returns("hi bob")
/// ```
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how the call is answered; with nothing said, by the default value.
@discardableResult
public func stub<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  CallSetup(pattern, count: nil, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Sets up an answer for calls of an `async` requirement; else like the synchronous one.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how the call is answered.
@discardableResult
public func stub<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  AsyncCallSetup(pattern, count: nil, site: MockSourceLocation(fileID, filePath, line, column))
}
