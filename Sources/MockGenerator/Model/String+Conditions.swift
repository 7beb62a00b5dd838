extension [String] {
  /// Returns one condition of `#if` for several.
  ///
  /// - Parameter operation: The operator between them: `&&` if all have to be met, `||` if one has to be.
  /// - Returns: The condition; empty if there are none.
  func joinedConditions(by operation: String = "&&") -> String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " \(operation) ")
  }
}
