/// Scores the similarity of two values, to find the call that was probably intended.
package enum Similarity {
  /// The maximum depth of comparison.
  private static let depth = 2

  /// The maximum number of parts of a value that are compared.
  private static let breadth = 16

  /// The maximum length, in bytes, of the text that is compared at either end.
  private static let length = 200

  /// Returns the similarity of two values. Runs their `==` operators and mirrors, so it must not be
  /// called under a lock.
  ///
  /// - Returns: A score from 0, nothing in common, to 1, equal.
  package static func of(_ expected: Any, _ actual: Any) -> Double {
    compare(expected, actual, depth)
  }

  /// Returns the number of fields in which two structs, or two values of the same enum case,
  /// differ, or `nil` for other values.
  package static func differingFields(of expected: Any, _ actual: Any) -> Int? {
    guard let pairs = fields(expected, actual) else { return nil }
    let differing = pairs.count { compare($0, $1, depth) < 1 }
    return differing > 0 ? differing : nil
  }

  private static func compare(_ expected: Any, _ actual: Any, _ depth: Int) -> Double {
    let unwrapped = (ValueDescription.unwrap(expected), ValueDescription.unwrap(actual))
    guard let expected = unwrapped.0, let actual = unwrapped.1 else {
      return unwrapped.0 == nil && unwrapped.1 == nil ? 1 : 0
    }
    if DynamicEquality.areEqual(expected, actual) == true { return 1 }
    if let expected = expected as? String, let actual = actual as? String {
      return compare(expected, actual)
    }
    guard depth > 0 else { return 0 }
    if let pairs = fields(expected, actual) {
      return mean(pairs.map { compare($0, $1, depth - 1) }, of: pairs.count)
    }
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == .collection, right.displayStyle == .collection else { return 0 }
    let pairs = zip(left.children, right.children).prefix(breadth)
    let length = min(max(left.children.count, right.children.count), breadth)
    return mean(pairs.map { compare($0.value, $1.value, depth - 1) }, of: length)
  }

  /// Returns the fraction of the longer text that both texts share at the beginning and end.
  private static func compare(_ expected: String, _ actual: String) -> Double {
    let (left, right) = (expected.utf8, actual.utf8)
    let start = zip(left, right).prefix(length).prefix { $0 == $1 }.count
    let rest = min(min(left.count, right.count) - start, length)
    let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return Double(start + end) / Double(max(min(max(left.count, right.count), 2 * length), 1))
  }

  /// Returns the paired fields of two values of the same type and case, or `nil` if they have none.
  private static func fields(_ expected: Any, _ actual: Any) -> [(Any, Any)]? {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard type(of: expected) == type(of: actual), !left.children.isEmpty,
      left.children.map(\.label) == right.children.map(\.label)
    else { return nil }
    switch left.displayStyle {
    case .struct, .class, .tuple: break
    case .enum:
      return fields(left.children.first!.value, right.children.first!.value)
        ?? [(left.children.first!.value, right.children.first!.value)]
    default: return nil
    }
    return zip(left.children, right.children).prefix(breadth).map { ($0.value, $1.value) }
  }

  private static func mean(_ values: [Double], of count: Int) -> Double {
    count == 0 ? 0 : values.reduce(0, +) / Double(count)
  }
}
