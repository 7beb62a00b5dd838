// What a test registers with a mock that is written by hand.

extension Mockable {
  /// Says what calls of a function return, from now on.
  ///
  /// ```swift
  /// converter.registerResult(for: converter.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns or throws what the call does. It runs outside of all
  ///     locks, on the thread of the call.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: MockReference<Arguments, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }

  /// Says what calls of a function without parameters return, from now on.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns or throws what the call does. It runs outside of all locks, on the thread of
  ///     the call.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  @_disfavoredOverload
  public func registerResult<Result, Failure: Error>(
    for reference: MockReference<Void, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping () throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }
}

extension Mockable {
  /// Says what calls of an `async` function return, from now on.
  ///
  /// ```swift
  /// converter.registerResult(for: converter.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns or throws what the call does. It runs outside of all
  ///     locks, while the caller waits.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: AsyncMockReference<Arguments, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) async throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }

  /// Says what calls of an `async` function without parameters return, from now on.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns or throws what the call does. It runs outside of all locks, while the
  ///     caller waits.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  @_disfavoredOverload
  public func registerResult<Result, Failure: Error>(
    for reference: AsyncMockReference<Void, Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping () async throws(Failure) -> Result
  ) {
    stub(anyCall(to: reference), fileID: fileID, filePath: filePath, line: line, column: column)
      .answers(result)
  }
}
