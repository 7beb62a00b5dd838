/// The comparison of two sets by element, or of two dictionaries by key.
struct EntryComparison {
  /// The maximum number of elements or keys that are looked up, on each side.
  static let maximum = 10_000

  /// The maximum number of differing elements that are sorted by their descriptions.
  private static let maximumSorted = 200

  /// An element or entry that differs.
  struct Change {
    /// The element of a set, or the key of a dictionary.
    let key: Any

    /// A Boolean value that indicates whether the change is of a set's element.
    let isElement: Bool

    /// The expected element or value, or `nil` if there is none.
    let expected: Any?

    /// The actual element or value, or `nil` if there is none.
    let actual: Any?
  }

  /// The first of the elements that differ, in no particular order.
  private(set) var changes: [Change] = []

  /// The number of elements that differ.
  private(set) var count = 0

  /// The number of elements that are equal.
  private(set) var unchanged = 0

  /// A Boolean value that indicates whether there were too many elements to compare all.
  private(set) var isPartial = false

  /// Creates the comparison of two values, or returns `nil` if they are no sets and no dictionaries of
  /// one type.
  ///
  /// Runs the `==` operator and the hash functions of the elements.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - areEqual: Compares values whose type is not `Equatable`.
  init?(_ expected: Any, _ actual: Any, areEqual: (Any, Any) -> Bool) {
    guard let expected = expected as? any EntryContainer,
      let comparison = expected.compare(with: actual, areEqual)
    else { return nil }
    self = comparison
  }

  fileprivate init(isPartial: Bool) { self.isPartial = isPartial }

  fileprivate mutating func add(
    _ key: Any, _ expected: Any?, _ actual: Any?, isElement: Bool = false
  ) {
    count += 1
    if changes.count < Self.maximumSorted {
      changes.append(Change(key: key, isElement: isElement, expected: expected, actual: actual))
    }
  }

  fileprivate mutating func addUnchanged() { unchanged += 1 }
}

/// A container of the standard library whose elements have no positions.
private protocol EntryContainer {
  /// Returns the comparison with a container of the same type, or `nil` for another type.
  func compare(with other: Any, _ areEqual: (Any, Any) -> Bool) -> EntryComparison?
}

extension Set: EntryContainer {
  fileprivate func compare(with other: Any, _ areEqual: (Any, Any) -> Bool) -> EntryComparison? {
    guard let other = other as? Self else { return nil }
    let maximum = EntryComparison.maximum
    var result = EntryComparison(isPartial: Swift.max(count, other.count) > maximum)
    var (elements, others) = (makeIterator(), other.makeIterator())
    for _ in 0..<Swift.min(count, maximum) {
      guard let element = elements.next() else { break }
      if other.contains(element) {
        result.addUnchanged()
      } else {
        result.add(element, element, nil, isElement: true)
      }
    }
    // If every element of the other set was found, there are no additional ones.
    if result.unchanged == other.count { return result }
    for _ in 0..<Swift.min(other.count, maximum) {
      guard let element = others.next() else { break }
      if !contains(element) { result.add(element, nil, element, isElement: true) }
    }
    return result
  }
}

extension Dictionary: EntryContainer {
  fileprivate func compare(with other: Any, _ areEqual: (Any, Any) -> Bool) -> EntryComparison? {
    guard let other = other as? Self else { return nil }
    let equatable = Value.self as? any Equatable.Type
    func isSame<Known: Equatable>(_ type: Known.Type, _ left: Value, _ right: Value) -> Bool {
      // The types are the same, and a cast would take longer.
      unsafeBitCast(left, to: type) == unsafeBitCast(right, to: type)
    }
    let maximum = EntryComparison.maximum
    var result = EntryComparison(isPartial: Swift.max(count, other.count) > maximum)
    var (entries, others) = (makeIterator(), other.makeIterator())
    var found = 0
    for _ in 0..<Swift.min(count, maximum) {
      guard let (key, value) = entries.next() else { break }
      guard let actual = other[key] else {
        result.add(key, value, nil)
        continue
      }
      found += 1
      if equatable.map({ isSame($0, value, actual) }) ?? areEqual(value, actual) {
        result.addUnchanged()
      } else {
        result.add(key, value, actual)
      }
    }
    // If every key was found, there are no additional ones.
    if found == other.count { return result }
    for _ in 0..<Swift.min(other.count, maximum) {
      guard let (key, value) = others.next() else { break }
      if index(forKey: key) == nil { result.add(key, nil, value) }
    }
    return result
  }
}
