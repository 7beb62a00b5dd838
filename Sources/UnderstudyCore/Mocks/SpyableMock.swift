/// A generated mock class whose instances can be spies.
///
/// - Warning: For generated code only.
public protocol __SpyableMock: __GeneratedMock {
  /// The type of the real object.
  associatedtype __Real
}

extension Mock {
  /// Makes a new mock a spy.
  ///
  /// - Parameter real: The real object.
  /// - Warning: For generated code only.
  public func __spy(on real: Any) { core.spy(on: real) }
}

extension __GeneratedMock {
  /// Creates a mock with a strictness and the name of its type.
  ///
  /// - Parameters:
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ strictness: Strictness, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension __SpyableMock {
  /// Creates a spy: a mock that forwards calls to a real object unless something else answers them.
  ///
  /// - Parameters:
  ///   - real: The real object. The spy retains it and calls it on the thread of the caller.
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What is reported about calls that nothing was set up for. They are always
  ///     forwarded.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    spying real: __Real, _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    mock.core.spy(on: real)
  }

  /// Creates a spy with a strictness and the name of its type.
  ///
  /// - Parameters:
  ///   - real: The real object. The spy retains it and calls it on the thread of the caller.
  ///   - strictness: What is reported about calls that nothing was set up for. They are always
  ///     forwarded.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    spying real: __Real, _ strictness: Strictness,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      spying: real, nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
