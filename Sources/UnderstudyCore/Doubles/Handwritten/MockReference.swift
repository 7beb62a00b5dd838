/// A reference to a function of a handwritten mock. The reference identifies the calls to the
/// function.
///
/// Create the reference from the function and store it in a `lazy` property, because it refers to a
/// function of an instance. If functions share a name, write the type:
///
/// ```swift
/// final class MockPrinter: Mock, Printer, @unchecked Sendable {
///   lazy var printRef = MockReference(print)
///   lazy var scanPageRef = MockReference(scan as (Int) -> Bool)
///
///   func print(_ text: String) { call(printRef, args: (text)) }
///   func scan(page: Int) -> Bool { call(scanPageRef, args: (page)) }
/// }
/// ```
///
/// A reference does not retain the function, and therefore never the mock. Its identity is the
/// source location that creates it. If two threads create it from the same line, both references
/// are the same. A function that creates references for its callers must pass on their source
/// location.
public struct MockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }

  /// Creates a reference to a main-actor function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: @MainActor (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}

/// A reference to an `async` function of a handwritten mock. The asynchronous counterpart of
/// ``MockReference``.
///
/// ```swift
/// lazy var faxRef = AsyncMockReference(fax)
///
/// func fax(_ text: String) async throws {
///   try await call(faxRef, args: (text))
/// }
/// ```
public struct AsyncMockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: (Arguments) async throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}
