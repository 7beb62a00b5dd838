/// Compares values for equality if their static type is not known to be `Equatable`.
package enum DynamicEquality {
  /// Compares two values.
  ///
  /// - Returns: Whether the values are equal, or `nil` if they cannot be compared.
  package static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    if let left = left as? any Equatable { return equals(left, right) }
    if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
    let (isObject, isOtherObject) = (type(of: left) is AnyClass, type(of: right) is AnyClass)
    if isObject || isOtherObject {
      return isObject && isOtherObject && (left as AnyObject) === (right as AnyObject)
    }
    guard !hasOwnMirror(left), !hasOwnMirror(right) else { return nil }
    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch (leftMirror.displayStyle, rightMirror.displayStyle) {
    case (.optional, .optional), (.tuple, .tuple), (.collection, .collection):
      return allEqual(leftMirror.children, rightMirror.children)
    default:
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a mirror of a value may be user code.
  private static func hasOwnMirror(_ value: Any) -> Bool {
    value is any CustomReflectable && !(value is any StandardContainer)
  }

  private static func equals<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
    if let right = right as? Left { return right == left }
    // Objects of two subclasses are compared as objects of the class above them.
    guard let type = Left.self as? AnyClass, let above = _getSuperclass(type) as? any Equatable.Type
    else { return false }
    func equals<Above: Equatable>(_ type: Above.Type) -> Bool {
      (left as? Above).map { self.equals($0, right) } ?? false
    }
    return equals(above)
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
