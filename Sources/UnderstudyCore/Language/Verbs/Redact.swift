/// Hides all values of a type in everything that the current scope prints, attaches or writes.
///
/// ```swift
/// redact(CreditCard.self)
/// ```
///
/// Failures, diagrams, attachments, snapshots, recordings and traces show `<redacted>` in place of
/// these values, including inside other values. A value that describes itself, but has such a part, is
/// shown by its parts. Texts of the test itself, such as the message of `logs`, are not searched. Tests
/// outside the scope are not affected. To hide one argument, use ``Matcher/redacted(_:)``.
///
/// Reports a misuse on this line if no scope is open. Thread-safe.
///
/// - Parameters:
///   - type: The type of the values. If it is a class, values of its subclasses are hidden too.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func redact<Value>(
  _ type: Value.Type,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  redact(MockSourceLocation(fileID, filePath, line, column)) { $0.insert(type) }
}

/// Hides all arguments and fields with a label in everything that the current scope prints, attaches or
/// writes.
///
/// ```swift
/// redact(label: "password")
/// ```
///
/// The label of an argument is that of its parameter or, for a setter, the name of the property. In
/// a dictionary, it is a key that is a string, and of an enum, it is also the name of a case. See ``redact(_:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - label: The label.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func redact(
  label: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  redact(MockSourceLocation(fileID, filePath, line, column)) { $0.insert(label: label) }
}

private func redact(_ site: MockSourceLocation, _ change: (inout Redactions) -> Void) {
  guard let scope = MockScope.current else {
    return FailureReporting.reportMisuse(
      "redact(...) used outside a scope", site,
      "Add .verifyingMocks to the test, or subclass MockingTestCase.")
  }
  DescriptionContext.setRedactionsOfScope { MockScope.current?.redactions ?? Redactions() }
  scope.redact(change)
}
