extension Action {
  /// Sets the `inout` argument. Like `sets(to:)` of a setup.
  ///
  /// If the requirement does not have exactly one `inout` parameter of the value's type, a failure is
  /// reported on the line of this call, and nothing is set.
  ///
  /// - Parameters:
  ///   - value: The new value of the argument.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func sets<Value>(
    to value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Action {
    let offsets = offsets(of: Inout<Value>.self)
    if offsets.isEmpty, Self.offsets(of: Inout<Value?>.self).count == 1 {
      return sets(
        to: Optional(value), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return Action {
      setting(value)
    } _: { owner in
      guard let offset = offsets.first, offsets.count == 1 else {
        let number = offsets.isEmpty ? "no" : "\(offsets.count)"
        let parameters = "inout parameter\(offsets.isEmpty ? "" : "s") of type \(Value.self)"
        owner.core.reportMisuse(
          "\(owner.pattern) has \(number) \(parameters) to set",
          MockSourceLocation(fileID, filePath, line, column),
          advice(setting: "..."))
        return nil
      }
      return .effect { arguments in
        withUnsafeBytes(of: arguments) {
          $0.baseAddress!.load(fromByteOffset: offset, as: Inout<Value>.self)
        }.value = value
      }
    }
  }

  /// Sets the only argument, which is `inout`.
  ///
  /// - Parameter value: The new value of the argument.
  /// - Returns: The action.
  public static func sets<Value>(to value: Value) -> Action where Arguments == Inout<Value> {
    effect({ setting(value) }) { $0.value = value }
  }

  /// Sets the optional `inout` argument to `nil`.
  ///
  /// If the requirement does not have exactly one `inout` parameter of an optional type, a failure is
  /// reported on the line of this call, and nothing is set.
  ///
  /// - Parameters:
  ///   - nothing: The literal `nil`.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func sets(
    to nothing: __Nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Action {
    Action {
      "sets the inout argument to nil"
    } _: { owner in
      let boxes = elements.filter { $0.type is any OptionalInout.Type }
      guard let box = boxes.first, boxes.count == 1 else {
        let number = boxes.isEmpty ? "no" : "\(boxes.count)"
        owner.core.reportMisuse(
          "\(owner.pattern) has \(number) optional inout parameters to set",
          MockSourceLocation(fileID, filePath, line, column),
          advice(setting: "nil"))
        return nil
      }
      return .effect { arguments in
        let object = withUnsafeBytes(of: arguments) {
          $0.baseAddress!.load(fromByteOffset: box.offset, as: AnyObject.self)
        }
        (object as! any OptionalInout).clear()
      }
    }
  }

  private static func setting(_ value: Any) -> String {
    "sets the inout argument to \(ValueDescription.describe(value))"
  }

  /// Returns what to write instead of `sets(to:)`.
  ///
  /// - Parameter value: The code of the new value.
  private static func advice(setting value: String) -> String {
    guard elements.contains(where: { $0.type is any InoutArgument.Type }) else {
      return "Only an inout parameter can be set. Write .returns(value) for a result."
    }
    return "Write .performs { $0.1.value = \(value) }, where 1 is the parameter's position."
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

/// The box of an `inout` argument.
private protocol InoutArgument {}

extension Inout: InoutArgument {}

/// The box of an `inout` argument of an optional type.
private protocol OptionalInout {
  /// Sets the argument to `nil`.
  func clear()
}

extension Inout: OptionalInout where Value: ExpressibleByNilLiteral {
  /// Sets the argument to `nil`.
  fileprivate func clear() { value = nil }
}
