/// Compares values for equality if their static type is not known to be `Equatable`.
enum DynamicEquality {
  /// Compares two values.
  ///
  /// - Returns: Whether the values are equal, or `nil` if they cannot be compared.
  static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    if let left = left as? any Equatable { return equals(left, right) }
    if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch (leftMirror.displayStyle, rightMirror.displayStyle) {
    case (.optional, .optional), (.tuple, .tuple), (.collection, .collection):
      return allEqual(leftMirror.children, rightMirror.children)
    case (.class, .class):
      return (left as AnyObject) === (right as AnyObject)
    case (.class, _), (_, .class):
      return false
    default:
      return nil
    }
  }

  /// Explains why nothing equals a value that does not equal itself, such as NaN.
  ///
  /// - Parameters:
  ///   - expected: The value that is expected.
  ///   - actual: The value that was passed.
  /// - Returns: The explanation, or `nil` if the value equals itself.
  static func explainSelfInequality<Value: Equatable>(
    of expected: Value, _ actual: Any
  ) -> String? {
    guard expected != expected else { return nil }
    let way = expected is any FloatingPoint ? ".where { $0.isNaN }" : ".where { ... }"
    return "was \(ValueDescription.describe(actual)), but the expected value never equals itself: "
      + "write \(way)"
  }

  private static func equals<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    (right as? Left) == left
  }

  private static func allEqual(_ left: Mirror.Children, _ right: Mirror.Children) -> Bool? {
    guard left.count == right.count else { return false }
    var result = true
    for (left, right) in zip(left, right) {
      guard let equal = areEqual(left.value, right.value) else { return nil }
      result = result && equal
    }
    return result
  }
}
