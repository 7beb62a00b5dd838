extension CommonCallSetup {
  /// Sets the `inout` argument. The caller's variable has the value when the call returns.
  ///
  /// ```swift
  /// stub(reader.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of the value's type, this
  /// method reports a failure on its line and sets nothing. Write `.performs { $0.1.value = ... }`
  /// to select the parameter.
  ///
  /// - Parameters:
  ///   - value: The new value of the argument.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets<Value>(
    to value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let offsets = Self.offsets(of: Inout<Value>.self)
    if offsets.isEmpty, Self.offsets(of: Inout<Value?>.self).count == 1 {
      return sets(
        to: Optional(value), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    guard let offset = offsets.first, offsets.count == 1 else {
      let number = offsets.isEmpty ? "no" : "\(offsets.count)"
      let parameters = "inout parameter\(offsets.isEmpty ? "" : "s") of type \(Value.self)"
      core.reportMisuse(
        "\(pattern) has \(number) \(parameters) to set",
        MockSourceLocation(fileID, filePath, line, column),
        "Write .performs { $0.1.value = ... }, where 1 is the parameter's position.")
      return self
    }
    append(
      .effect { arguments in
        withUnsafeBytes(of: arguments) {
          $0.baseAddress!.load(fromByteOffset: offset, as: Inout<Value>.self)
        }.value = value
      })
    return self
  }

  /// Sets the only argument, which is `inout`.
  ///
  /// ```swift
  /// stub(counter.increment(.any)).sets(to: 42)
  /// ```
  ///
  /// - Parameter value: The new value of the argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func sets<Value>(to value: Value) -> Self where Arguments == Inout<Value> {
    append(.effect { $0.value = value })
    return self
  }

  /// Returns the byte offsets of the arguments that have the given type.
  private static func offsets<Element>(of type: Element.Type) -> [Int] {
    guard let tuple = TupleType(Arguments.self) else { return Arguments.self == type ? [0] : [] }
    return tuple.elements.filter { $0.type == type }.map(\.offset)
  }
}
