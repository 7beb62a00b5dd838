/// The comparison of two arrays by position.
struct ElementComparison {
  /// The maximum number of elements that are compared with one another, on both sides.
  static let maximum = 10_000

  /// The maximum number of comparisons of elements that have no hash.
  private static let maximumUnhashed = 5_000

  /// The maximum number of equal elements at either end that are compared one at a time.
  private static let maximumEnd = 200_000

  /// The number of elements at the beginning that are equal.
  let prefix: Int

  /// The number of elements at the end that are equal.
  let suffix: Int

  /// The edits between both ends, with positions in the whole arrays, or `nil` if the search would
  /// take too long.
  let edits: [SequenceEdits.Edit]?

  /// The numbers of elements.
  let counts: (expected: Int, actual: Int)

  /// Returns the element at a position of the expected or of the actual array.
  let expected: (Int) -> Any
  let actual: (Int) -> Any

  /// A Boolean value that indicates whether the elements after ``prefix`` are known to differ.
  let isPrefixComplete: Bool

  /// The first edit that is a change, or `nil` if it is unknown.
  var firstChange: SequenceEdits.Edit? {
    edits?.first {
      if case .changed = $0 { return true }
      return false
    }
  }

  /// Creates the comparison of two values, or returns `nil` if they are no arrays of one type.
  ///
  /// Runs the `==` operator and the hash functions of the elements.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - areEqual: Compares elements whose type is not `Equatable`.
  init?(_ expected: Any, _ actual: Any, areEqual: (Any, Any) -> Bool) {
    func compare<Left: ElementContainer>(_ left: Left) -> ElementComparison? {
      guard let right = actual as? Left else { return nil }
      return left.elements.compare(with: right.elements, areEqual)
    }
    guard let expected = expected as? any ElementContainer, let comparison = compare(expected)
    else { return nil }
    self = comparison
  }

  /// Creates the comparison of two arrays.
  ///
  /// - Parameters:
  ///   - left: The expected array.
  ///   - right: The actual array.
  ///   - areEqual: Compares two elements.
  ///   - hasEqualBytes: Whether elements are equal if their bytes are.
  ///   - number: Numbers the elements between both ends, or returns `nil` if that would take too long.
  fileprivate init<Element>(
    _ left: [Element], _ right: [Element], areEqual: (Element, Element) -> Bool,
    hasEqualBytes: Bool = false,
    number: (ArraySlice<Element>, ArraySlice<Element>) -> ([Int], [Int])?
  ) {
    let shorter = min(left.count, right.count)
    var start = 0
    if hasEqualBytes {
      let stride = MemoryLayout<Element>.stride
      start = left.withUnsafeBytes { left in
        right.withUnsafeBytes { ByteComparison.commonPrefix(left, $0) / stride }
      }
    }
    let limit = min(shorter, start + Self.maximumEnd)
    while start < limit, areEqual(left[start], right[start]) { start += 1 }
    var end = 0
    let rest = min(shorter - start, Self.maximum)
    while end < rest, areEqual(left[left.count - 1 - end], right[right.count - 1 - end]) {
      end += 1
    }
    (prefix, suffix) = (start, end)
    isPrefixComplete = start < limit
    let (leftRange, rightRange) = (start..<(left.count - end), start..<(right.count - end))
    edits =
      leftRange.count + rightRange.count > Self.maximum
      ? nil
      : number(left[leftRange], right[rightRange])
        .flatMap { SequenceEdits($0.0, $0.1)?.edits.map { $0.shifted(by: start) } }
    counts = (left.count, right.count)
    (expected, actual) = ({ left[$0] }, { right[$0] })
  }

  /// Numbers elements by comparing each with those before it, or returns `nil` if these are too many.
  fileprivate static func numbers<Element>(
    _ left: ArraySlice<Element>, _ right: ArraySlice<Element>,
    _ areEqual: (Element, Element) -> Bool
  ) -> ([Int], [Int])? {
    var known: [Element] = []
    var comparisons = 0
    func number(_ element: Element) -> Int? {
      for (number, other) in known.enumerated() {
        comparisons += 1
        if comparisons > maximumUnhashed { return nil }
        if areEqual(other, element) { return number }
      }
      known.append(element)
      return known.count - 1
    }
    let numbers = (left.map(number), right.map(number))
    guard comparisons <= maximumUnhashed else { return nil }
    return (numbers.0.compactMap(\.self), numbers.1.compactMap(\.self))
  }
}

extension SequenceEdits.Edit {
  /// Returns the edit with all positions moved.
  fileprivate func shifted(by distance: Int) -> Self {
    func shift(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + distance)..<(range.upperBound + distance)
    }
    return switch self {
    case .same(let run, let start): .same(shift(run), at: start + distance)
    case .changed(let removed, let added): .changed(shift(removed), shift(added))
    }
  }
}

/// A container of the standard library that is shown by the positions of its elements.
private protocol ElementContainer {
  associatedtype Element
  var elements: [Element] { get }
}

extension Array: ElementContainer { fileprivate var elements: [Element] { self } }
extension ArraySlice: ElementContainer { fileprivate var elements: [Element] { Array(self) } }
extension ContiguousArray: ElementContainer { fileprivate var elements: [Element] { Array(self) } }

extension Array {
  /// Compares the elements as their type allows.
  fileprivate func compare(
    with other: [Element], _ areEqual: (Any, Any) -> Bool
  ) -> ElementComparison {
    if let type = Element.self as? any Equatable.Type { return compare(with: other, as: type) }
    return ElementComparison(self, other, areEqual: areEqual) {
      ElementComparison.numbers($0, $1, areEqual)
    }
  }

  /// Compares the elements with `==`.
  private func compare<Known: Equatable>(
    with other: [Element], as type: Known.Type
  ) -> ElementComparison {
    let hasEqualBytes =
      type is any FixedWidthInteger.Type || type == Bool.self || type == String.self
    // The types are the same, and a cast would copy the elements one at a time.
    return ElementComparison(
      unsafeBitCast(self, to: [Known].self), unsafeBitCast(other, to: [Known].self),
      areEqual: { $0 == $1 }, hasEqualBytes: hasEqualBytes,
      number: { left, right in
        guard let key = type as? any Hashable.Type else {
          return ElementComparison.numbers(left, right) { $0 == $1 }
        }
        return Self.numbers(left, right, as: key)
      })
  }

  /// Numbers elements by their hashes.
  private static func numbers<Known, Key: Hashable>(
    _ left: ArraySlice<Known>, _ right: ArraySlice<Known>, as type: Key.Type
  ) -> ([Int], [Int]) {
    var numbers: [Key: Int] = [:]
    func number(_ key: Key) -> Int {
      let next = numbers.count
      if let number = numbers[key] { return number }
      numbers[key] = next
      return next
    }
    // The types are the same.
    return (
      unsafeBitCast(left, to: ArraySlice<Key>.self).map(number),
      unsafeBitCast(right, to: ArraySlice<Key>.self).map(number)
    )
  }
}
