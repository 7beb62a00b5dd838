public import UnderstudyCore

// The functions that take a reference, with a key path to the property that holds it.

extension Mockable {
  /// Returns the calls to a function, without verifying them.
  ///
  /// ```swift
  /// let texts = printer.calls(to: \.printRef).map(\.arguments)
  /// ```
  ///
  /// - Parameter reference: The key path to the function's reference.
  /// - Returns: The calls, oldest first, each with its arguments and result.
  public func calls<Reference: CommonMockReference>(
    to reference: KeyPath<Self, Reference>
  ) -> [Call<Reference.Arguments, Reference.Result>] {
    calls(to: self[keyPath: reference])
  }

  /// Returns a Boolean value that indicates whether a function was called.
  ///
  /// - Parameter reference: The key path to the function's reference.
  public func hasCalled(_ reference: KeyPath<Self, some CommonMockReference>) -> Bool {
    hasCalled(self[keyPath: reference])
  }

  /// Returns a Boolean value that indicates whether a function was called the given number of
  /// times.
  ///
  /// - Parameters:
  ///   - reference: The key path to the function's reference.
  ///   - numberOfTimes: The exact number of calls.
  public func hasCalled(
    _ reference: KeyPath<Self, some CommonMockReference>, numberOfTimes: Int
  ) -> Bool {
    hasCalled(self[keyPath: reference], numberOfTimes: numberOfTimes)
  }

  /// Removes the recorded calls to a function and releases their arguments.
  ///
  /// Registered results remain.
  ///
  /// - Parameter reference: The key path to the function's reference.
  public func resetCalls(to reference: KeyPath<Self, some CommonMockReference>) {
    resetCalls(to: self[keyPath: reference])
  }

  /// Registers the result of future calls to a function.
  ///
  /// ```swift
  /// converter.registerResult(for: \.convertRef) { String($0.reversed()) }
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The key path to the function's reference.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. Runs
  ///     on the calling thread while no lock is held.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: KeyPath<Self, MockReference<Arguments, Result, Failure>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) throws(Failure) -> Result
  ) {
    registerResult(
      for: self[keyPath: reference], fileID: fileID, filePath: filePath, line: line,
      column: column, result: result)
  }

  /// Registers the result of future calls to an `async` function.
  ///
  /// - Parameters:
  ///   - reference: The key path to the function's reference.
  ///   - result: Takes the arguments and returns the result of the call, or throws an error. The
  ///     caller awaits it.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func registerResult<Arguments, Result, Failure: Error>(
    for reference: KeyPath<Self, AsyncMockReference<Arguments, Result, Failure>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    result: @escaping (Arguments) async throws(Failure) -> Result
  ) {
    registerResult(
      for: self[keyPath: reference], fileID: fileID, filePath: filePath, line: line,
      column: column, result: result)
  }
}
