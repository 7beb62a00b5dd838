extension DifferenceWriter {
  /// Writes the elements of arrays that differ, by position.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(_ comparison: ElementComparison, _ label: PartLabel?) -> Bool {
    guard let edits = comparison.edits else { return writeFirst(of: comparison, label) }
    guard !edits.isEmpty else { return false }
    output.add(PartLabel.prefix(label) + "[")
    output.depth += 1
    writeEqual(0..<comparison.prefix, comparison)
    var omitted: [ClosedRange<Int>] = []
    for edit in edits {
      switch edit {
      case .same(let run, _): if output.hasRoom { writeEqual(run, comparison) }
      case .changed(let removed, let added):
        let longer = removed.count > added.count ? removed : added
        for index in 0..<longer.count {
          guard output.hasRoom else {
            omitted.append(longer.lowerBound + index...longer.upperBound - 1)
            break
          }
          let (left, right) = (removed.lowerBound + index, added.lowerBound + index)
          write(
            left < removed.upperBound ? comparison.expected(left) : nil,
            right < added.upperBound ? comparison.actual(right) : nil,
            at: PartLabel(position: left, actual: right))
        }
      }
    }
    let count = omitted.reduce(0) { $0 + $1.count }
    if count > 0 {
      output.add(omitted: count, at: DifferenceLines.list(omitted) { "[\($0)]" })
    }
    let end = comparison.counts.expected
    writeEqual(end - comparison.suffix..<end, comparison)
    output.depth -= 1
    output.add("]")
    return true
  }

  /// Writes a part that differs, or that only one of the values has.
  private mutating func write(
    _ expected: Any?, _ actual: Any?, at label: PartLabel, areUnequal: Bool = true
  ) {
    if let expected, let actual {
      write(expected, actual, label, areUnequal: areUnequal)
    } else if let expected {
      output.add(.expected, PartLabel.prefix(label) + describe(expected, label: label.name))
    } else if let actual {
      output.add(.actual, PartLabel.prefix(label.actual) + describe(actual, label: label.name))
    }
  }

  private mutating func writeEqual(_ positions: Range<Int>, _ comparison: ElementComparison) {
    writeEqual(positions) { writer, position in
      "[\(position)]: \(writer.describe(comparison.expected(position)))"
    }
  }

  /// Writes parts that are equal, or their number if they are many.
  mutating func writeEqual<Parts: Collection>(
    _ parts: Parts, _ text: (DifferenceWriter, Parts.Element) -> String
  ) {
    guard parts.count <= Self.shownEqual else { return output.add("… \(parts.count) unchanged") }
    for part in parts { output.add(text(self, part)) }
  }

  /// Writes the first of too many differences.
  private mutating func writeFirst(of comparison: ElementComparison, _ label: PartLabel?) -> Bool {
    let position = comparison.prefix
    let (left, right) = (comparison.counts.expected, comparison.counts.actual)
    let counts = left == right ? "\(left) elements each" : "\(left) and \(right) elements"
    guard position < max(left, right) else { return false }
    output.add(PartLabel.remark(label, "first difference at [\(position)] (\(counts)):"))
    write(
      position < left ? comparison.expected(position) : nil,
      position < right ? comparison.actual(position) : nil,
      at: PartLabel(position: position), areUnequal: comparison.isPrefixComplete)
    return true
  }

  /// Writes the elements of sets, or the entries of dictionaries, that differ.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(_ comparison: EntryComparison, _ label: PartLabel?) -> Bool {
    guard comparison.count > 0 || comparison.isPartial else { return false }
    output.add(PartLabel.prefix(label) + "[")
    output.depth += 1
    let changes = comparison.changes.map { (text: describe($0.key), change: $0) }
      .sorted { ($0.change.order, $0.text) < ($1.change.order, $1.text) }
    var shown = 0
    for (text, change) in changes where output.hasRoom {
      let label = PartLabel(name: change.key as? String, text: text)
      write(change.expected, change.actual, at: change.isElement ? PartLabel(nil) : label)
      shown += 1
    }
    if shown < comparison.count { output.add(omitted: comparison.count - shown) }
    if comparison.unchanged > 0 { output.add("… \(comparison.unchanged) unchanged") }
    if comparison.isPartial { output.add("only \(EntryComparison.maximum) of each were compared") }
    output.depth -= 1
    output.add("]")
    return true
  }
}

/// The comparison of two arrays by position.
struct ElementComparison {
  /// The maximum number of elements that are compared with one another, on both sides.
  static let maximum = 10_000

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
  ///   - areEqual: Compares two elements.
  init?(_ expected: Any, _ actual: Any, areEqual: @escaping (Any, Any) -> Bool) {
    func compare<Container: ElementContainer>(_ left: Container) -> ElementComparison? {
      (actual as? Container).map { ElementComparison(left, $0, areEqual) }
    }
    guard let expected = expected as? any ElementContainer, let comparison = compare(expected)
    else { return nil }
    self = comparison
  }

  private init<Container: ElementContainer>(
    _ left: Container, _ right: Container, _ areEqual: @escaping (Any, Any) -> Bool
  ) {
    counts = (left.count, right.count)
    expected = { left[left.startIndex + $0] }
    actual = { right[right.startIndex + $0] }
    let shorter = min(left.count, right.count)
    var start = 0
    if Container.Element.self is any FixedWidthInteger.Type {
      start = left.withUnsafeBytes { left in
        right.withUnsafeBytes { right in ByteComparison.commonPrefix(left, right) }
      }
      start /= MemoryLayout<Container.Element>.stride
    }
    let limit = min(shorter, start + Self.maximumEnd)
    while start < limit, areEqual(expected(start), actual(start)) { start += 1 }
    var end = 0
    let rest = min(shorter - start, Self.maximum)
    while end < rest, areEqual(expected(left.count - 1 - end), actual(right.count - 1 - end)) {
      end += 1
    }
    (prefix, suffix) = (start, end)
    isPrefixComplete = start < limit
    var numbers = ElementNumbers(isHashed: Container.Element.self is any Hashable.Type, areEqual)
    if left.count + right.count - 2 * (start + end) <= Self.maximum,
      let left = numbers.of(start..<left.count - end, expected),
      let right = numbers.of(start..<right.count - end, actual)
    {
      edits = SequenceEdits(left, right, from: start)?.edits
    } else {
      edits = nil
    }
  }
}

/// Numbers elements. Equal elements have equal numbers.
private struct ElementNumbers {
  /// The maximum number of comparisons of elements that have no hash.
  private static let maximumUnhashed = 5_000

  private let isHashed: Bool
  private let areEqual: (Any, Any) -> Bool
  private var hashed: [AnyHashable: Int] = [:]
  private var unhashed: [Any] = []
  private var comparisons = 0

  init(isHashed: Bool, _ areEqual: @escaping (Any, Any) -> Bool) {
    (self.isHashed, self.areEqual) = (isHashed, areEqual)
  }

  /// Returns the numbers of elements, or `nil` if that takes too many comparisons.
  mutating func of(_ positions: Range<Int>, _ element: (Int) -> Any) -> [Int]? {
    var numbers: [Int] = []
    for position in positions {
      guard let number = number(element(position)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func number(_ element: Any) -> Int? {
    if isHashed, let key = element as? AnyHashable {
      let number = hashed[key] ?? hashed.count
      hashed[key] = number
      return number
    }
    for (number, other) in unhashed.enumerated() {
      comparisons += 1
      if comparisons > Self.maximumUnhashed { return nil }
      if areEqual(other, element) { return number }
    }
    unhashed.append(element)
    return unhashed.count - 1
  }
}

/// A container of the standard library that is shown by the positions of its elements.
private protocol ElementContainer: RandomAccessCollection where Index == Int {
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

extension Array: ElementContainer {}
extension ArraySlice: ElementContainer {}
extension ContiguousArray: ElementContainer {}

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

    /// The order of changes: the missing elements of a set are shown before the additional ones.
    var order: Int { isElement && expected == nil ? 1 : 0 }
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
    func compare<Container: EntryContainer>(_ left: Container) -> EntryComparison? {
      (actual as? Container).map { EntryComparison(left, $0, areEqual) }
    }
    guard let expected = expected as? any EntryContainer, let comparison = compare(expected)
    else { return nil }
    self = comparison
  }

  private init<Container: EntryContainer>(
    _ left: Container, _ right: Container, _ areEqual: (Any, Any) -> Bool
  ) {
    isPartial = max(left.count, right.count) > Self.maximum
    for element in left.prefix(Self.maximum) {
      let (key, expected) = left.entry(element)
      let actual = right.counterpart(of: element)
      if let actual, Container.isSet || areEqual(expected, actual) {
        unchanged += 1
      } else {
        add(Change(key: key, isElement: Container.isSet, expected: expected, actual: actual))
      }
    }
    for element in right.prefix(Self.maximum) where left.counterpart(of: element) == nil {
      let (key, actual) = right.entry(element)
      add(Change(key: key, isElement: Container.isSet, expected: nil, actual: actual))
    }
  }

  private mutating func add(_ change: Change) {
    count += 1
    if changes.count < Self.maximumSorted { changes.append(change) }
  }
}

/// A container of the standard library whose elements have no positions.
private protocol EntryContainer: Collection {
  static var isSet: Bool { get }

  /// Returns the key and the value of an element.
  func entry(_ element: Element) -> (key: Any, value: Any)

  /// Returns the value here that belongs to an element of another container, or `nil` if there is none.
  func counterpart(of element: Element) -> Any?
}

extension Set: EntryContainer {
  fileprivate static var isSet: Bool { true }
  fileprivate func entry(_ element: Element) -> (key: Any, value: Any) { (element, element) }
  fileprivate func counterpart(of element: Element) -> Any? { contains(element) ? element : nil }
}

extension Dictionary: EntryContainer {
  fileprivate static var isSet: Bool { false }
  fileprivate func entry(_ element: Element) -> (key: Any, value: Any) { element }
  fileprivate func counterpart(of element: Element) -> Any? {
    index(forKey: element.key).map { self[$0].value }
  }
}
