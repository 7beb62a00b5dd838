/// A function of a mock that is written by hand: what calls are recorded, answered and looked up by.
///
/// A reference is made of the function itself, and kept in a `lazy` property, since it refers to an
/// instance's function. Functions of one name are told apart by their type:
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
/// A reference does not keep the function, and so never the mock. What it stands for is given by the
/// line that makes it: made once more by the same line, as by two threads at once, it is the same
/// reference. A function that makes references for others must pass on the line.
public struct MockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Makes the reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function; it is not kept.
  ///   - owner: The property that holds the reference; leave it to the compiler, as all that follow.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the mock.
  ///   - column: The column of the mock.
  public init(
    _ function: (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }

  /// Makes the reference to a function on the main actor.
  ///
  /// - Parameters:
  ///   - function: The function; it is not kept.
  ///   - owner: The property that holds the reference; leave it to the compiler, as all that follow.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the mock.
  ///   - column: The column of the mock.
  public init(
    _ function: @MainActor (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}

/// A function that is `async`, of a mock that is written by hand; else like ``MockReference``.
public struct AsyncMockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Makes the reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function; it is not kept.
  ///   - owner: The property that holds the reference; leave it to the compiler, as all that follow.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the mock.
  ///   - column: The column of the mock.
  public init(
    _ function: (Arguments) async throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}
