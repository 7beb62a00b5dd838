extension CommonCallSetup {
  /// Sets the `inout` argument, as the method would: the caller's variable has the value when the
  /// call ends.
  ///
  /// ```swift
  /// stub(reader.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)
  /// ```
  ///
  /// Where the call has no `inout` parameter of the value's type, or more than one, that is a
  /// failure at this line, and nothing is set; `.performs { $0.1.value = ... }` says which one.
  ///
  /// - Parameters:
  ///   - value: What the argument is set to, on the thread of each call that is answered.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The set-up, to say more.
  @_disfavoredOverload
  @discardableResult
  public func sets<Value>(
    to value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let offsets = Self.offsets(of: Inout<Value>.self)
    guard let offset = offsets.first, offsets.count == 1 else {
      let number = offsets.isEmpty ? "no" : "\(offsets.count)"
      let parameters = "inout parameter\(offsets.isEmpty ? "" : "s") of type \(Value.self)"
      FailureReporting.reportMisuse(
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

  /// Sets the `inout` argument of a call that has no other.
  ///
  /// ```swift
  /// stub(counter.increment(.any)).sets(to: 42)
  /// ```
  ///
  /// - Parameter value: What the argument is set to, on the thread of each call that is answered.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func sets<Value>(to value: Value) -> Self where Arguments == Inout<Value> {
    append(.effect { $0.value = value })
    return self
  }

  /// Where the elements of a type lie in the arguments.
  private static func offsets<Element>(of type: Element.Type) -> [Int] {
    guard let tuple = TupleType(Arguments.self) else { return Arguments.self == type ? [0] : [] }
    return tuple.elements.filter { $0.type == type }.map(\.offset)
  }
}
