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
    let label = PartLabel(key: change.key, text: text)
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
