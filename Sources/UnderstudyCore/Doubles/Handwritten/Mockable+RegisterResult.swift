// The results that a test registers with a handwritten mock.

extension Mockable {
  /// Registers the result of future calls to a function.
  ///
  /// ```swift
  /// converter.registerResult(for: \.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. Runs
  ///     on the calling thread while no lock is held.
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

  /// Registers the result of future calls to a function without parameters.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns the result of the call, or throws an error. Runs on the calling thread
  ///     while no lock is held.
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
  /// Registers the result of future calls to an `async` function.
  ///
  /// ```swift
  /// converter.registerResult(for: \.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. The
  ///     caller awaits it.
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

  /// Registers the result of future calls to an `async` function without parameters.
  ///
  /// - Parameters:
  ///   - reference: The function.
  ///   - result: Returns the result of the call, or throws an error. The caller awaits it.
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
