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

  /// Sets the optional `inout` argument to `nil`.
  ///
  /// ```swift
  /// stub(cache.load(key: .any, into: .any)).sets(to: nil)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of an optional type, this
  /// method reports a failure on its line and sets nothing.
  ///
  /// - Parameters:
  ///   - nothing: The literal `nil`.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets(
    to nothing: __Nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let boxes = Self.elements.filter { $0.type is any OptionalInout.Type }
    guard let box = boxes.first, boxes.count == 1 else {
      let number = boxes.isEmpty ? "no" : "\(boxes.count)"
      core.reportMisuse(
        "\(pattern) has \(number) optional inout parameters to set",
        MockSourceLocation(fileID, filePath, line, column),
        "Write .performs { $0.1.value = nil }, where 1 is the parameter's position.")
      return self
    }
    append(
      .effect { arguments in
        let object = withUnsafeBytes(of: arguments) {
          $0.baseAddress!.load(fromByteOffset: box.offset, as: AnyObject.self)
        }
        (object as! any OptionalInout).clear()
      })
    return self
  }

  /// The types and byte offsets of the arguments.
  private static var elements: [(type: Any.Type, offset: Int)] {
    TupleType(Arguments.self)?.elements.map { ($0.type, $0.offset) } ?? [(Arguments.self, 0)]
  }

  /// Returns the byte offsets of the arguments that have the given type.
  private static func offsets<Element>(of type: Element.Type) -> [Int] {
    elements.filter { $0.type == type }.map(\.offset)
  }
}

/// The literal `nil` as an argument of `sets(to:)`, if the type of the parameter is not known when
/// compiling.
///
/// - Warning: Write `nil`.
public struct __Nil: ExpressibleByNilLiteral {
  /// Creates the only value.
  public init(nilLiteral: ()) {}
}

/// The box of an `inout` argument of an optional type.
private protocol OptionalInout {
  /// Sets the argument to `nil`.
  func clear()
}

extension Inout: OptionalInout where Value: ExpressibleByNilLiteral {
  /// Sets the argument to `nil`.
  fileprivate func clear() { value = nil }
}
