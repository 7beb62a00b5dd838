extension DifferenceWriter {
  /// The maximum number of equal elements in a row that are shown.
  private static let shownEqual = 3

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
    var count = 0
    for edit in edits {
      switch edit {
      case .same(let run, _): if output.hasRoom { writeEqual(run, comparison) }
      case .changed(let removed, let added):
        guard let rest = write(Array(removed), Array(added), comparison) else { continue }
        omitted.append(rest)
        count += rest.count
      }
    }
    if count > 0 {
      output.add(omitted: count, at: DifferenceLines.list(omitted) { "[\($0)]" })
    }
    writeEqual(
      comparison.counts.expected - comparison.suffix..<comparison.counts.expected, comparison)
    output.depth -= 1
    output.add("]")
    return true
  }

  /// Writes elements in place of others.
  ///
  /// - Returns: The positions of the elements for which there is no room, or `nil` if there is room for
  ///   all.
  private mutating func write(
    _ removed: [Int], _ added: [Int], _ comparison: ElementComparison
  ) -> ClosedRange<Int>? {
    let pairs = min(removed.count, added.count)
    let positions = removed.count > added.count ? removed : added
    for index in positions.indices {
      guard output.hasRoom else { return positions[index]...positions[positions.count - 1] }
      if index < pairs {
        write(
          comparison.expected(removed[index]), comparison.actual(added[index]),
          PartLabel(position: removed[index], actual: added[index]), areUnequal: true)
      } else if index < removed.count {
        let text = describe(comparison.expected(removed[index]))
        output.add(.expected, "[\(removed[index])]: \(text)")
      } else {
        let text = describe(comparison.actual(added[index]))
        output.add(.actual, "[\(added[index])]: \(text)")
      }
    }
    return nil
  }

  /// Writes elements that are equal, or their number if they are many.
  private mutating func writeEqual(_ positions: Range<Int>, _ comparison: ElementComparison) {
    guard positions.count <= Self.shownEqual else {
      return output.add("… \(positions.count) unchanged")
    }
    for position in positions {
      output.add("[\(position)]: \(describe(comparison.expected(position)))")
    }
  }

  /// Writes the first of too many differences.
  private mutating func writeFirst(of comparison: ElementComparison, _ label: PartLabel?) -> Bool {
    let position = comparison.prefix
    let (left, right) = (comparison.counts.expected, comparison.counts.actual)
    let counts = left == right ? "\(left) elements each" : "\(left) and \(right) elements"
    guard position < max(left, right) else { return false }
    output.add(PartLabel.remark(label, "first difference at [\(position)] (\(counts)):"))
    if position < left, position < right {
      let element = PartLabel(position: position)
      write(
        comparison.expected(position), comparison.actual(position), element,
        areUnequal: comparison.isPrefixComplete)
    } else if position < left {
      output.add(.expected, "[\(position)]: \(describe(comparison.expected(position)))")
    } else {
      output.add(.actual, "[\(position)]: \(describe(comparison.actual(position)))")
    }
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
      write(change, text)
      shown += 1
    }
    if shown < comparison.count { output.add(omitted: comparison.count - shown) }
    if comparison.unchanged > 0 { output.add("… \(comparison.unchanged) unchanged") }
    if comparison.isPartial { output.add("only \(EntryComparison.maximum) of each were compared") }
    output.depth -= 1
    output.add("]")
    return true
  }

  private mutating func write(_ change: EntryComparison.Change, _ text: String) {
    let label = PartLabel(name: change.key as? String, text: text)
    func entry(_ value: Any) -> String {
      change.isElement ? text : "\(text): \(describe(value, label: label.name))"
    }
    switch (change.expected, change.actual) {
    case (let expected?, let actual?): write(expected, actual, label, areUnequal: true)
    case (let expected?, nil): output.add(.expected, entry(expected))
    case (nil, let actual?): output.add(.actual, entry(actual))
    case (nil, nil): break
    }
  }
}

extension EntryComparison.Change {
  /// The order of changes: the missing elements of a set are shown before the additional ones.
  fileprivate var order: Int { isElement && expected == nil ? 1 : 0 }
}

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
        .flatMap { SequenceEdits($0.0, $0.1, from: start)?.edits }
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
    var found = 0
    for element in left.prefix(Self.maximum) {
      guard let actual = right.counterpart(of: element) else {
        add(element, of: left, isExpected: true)
        continue
      }
      found += 1
      let (key, expected) = left.entry(element)
      if Container.isSet || areEqual(expected, actual) {
        unchanged += 1
      } else {
        add(Change(key: key, isElement: false, expected: expected, actual: actual))
      }
    }
    if found == right.count { return }
    for element in right.prefix(Self.maximum) where left.counterpart(of: element) == nil {
      add(element, of: right, isExpected: false)
    }
  }

  private mutating func add<Container: EntryContainer>(
    _ element: Container.Element, of container: Container, isExpected: Bool
  ) {
    let (key, value) = container.entry(element)
    add(
      Change(
        key: key, isElement: Container.isSet, expected: isExpected ? value : nil,
        actual: isExpected ? nil : value))
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
