extension DifferenceWriter {
  /// The maximum number of equal parts in a row that are shown.
  private static let shownEqual = 3

  /// Writes the fields, elements of a tuple, or associated values that differ.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(
    _ fields: FieldPairs, _ left: Any, _ right: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    guard fields.areObjects else { return open(fields, left, right, label, areUnequal) }
    let (first, second) = (left as AnyObject, right as AnyObject)
    if first === second { return false }
    guard fields.areEquatable else { return writeIdentity(left, right, label) }
    let pair = [ObjectIdentifier(first), ObjectIdentifier(second)]
    guard objects.insert(pair).inserted else { return false }
    defer { objects.remove(pair) }
    return open(fields, left, right, label, areUnequal)
  }

  private mutating func open(
    _ fields: FieldPairs, _ left: Any, _ right: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    if fields.areSimple {
      return areUnequal || differs(left, right) ? change(left, right, label) : false
    }
    if output.depth >= Self.maximumDepth { return writeDeep(left, right, label, areUnequal) }
    let before = output
    output.add(PartLabel.prefix(label) + fields.opening)
    output.depth += 1
    let isDifferent = writePairs(fields.pairs, areUnequal)
    output.depth -= 1
    output.add(fields.closing)
    if isDifferent { return true }
    output = before
    // No part differs, but the values do.
    return areUnequal ? change(left, right, label) : false
  }

  /// Writes the parts that differ, and some of the others.
  ///
  /// - Returns: `false` if no part differs.
  private mutating func writePairs(_ pairs: [FieldPairs.Pair], _ areUnequal: Bool) -> Bool {
    var isDifferent = false
    var equal: [FieldPairs.Pair] = []
    var omitted: [String] = []
    for (position, pair) in pairs.enumerated() {
      let isKnown = areUnequal && !isDifferent && position == pairs.count - 1
      let verdict = isKnown ? false : DynamicEquality.areEqual(pair)
      if verdict == true {
        equal.append(pair)
      } else if !output.hasRoom {
        omitted.append(pair.label.text)
      } else {
        let before = output
        writeEqual(equal)
        if write(pair.expected, pair.actual, pair.label, areUnequal: verdict == false) {
          isDifferent = true
          equal = []
        } else {
          output = before
          equal.append(pair)
        }
      }
    }
    writeEqual(equal)
    if !omitted.isEmpty {
      output.add(omitted: omitted.count, at: DifferenceLines.list(omitted))
    }
    return isDifferent
  }

  /// Writes parts that are equal, or their number if they are many.
  private mutating func writeEqual(_ pairs: [FieldPairs.Pair]) {
    guard pairs.count <= Self.shownEqual else { return output.add("… \(pairs.count) unchanged") }
    for pair in pairs {
      output.add(
        PartLabel.prefix(pair.label) + describe(pair.expected, label: pair.label.name))
    }
  }

  /// Writes the first difference of values below the levels that are shown with their types.
  private mutating func writeDeep(
    _ expected: Any, _ actual: Any, _ label: PartLabel?, _ areUnequal: Bool
  ) -> Bool {
    var current = FieldPairs.Pair(
      label: label ?? PartLabel(nil), expected: expected, actual: actual)
    var areUnequal = areUnequal
    for level in 0..<Self.maximumSteps {
      steps += 1
      func path() -> PartLabel { level == 0 ? current.label : current.label.below(level) }
      guard steps <= Self.maximumSteps else {
        guard areUnequal else { return false }
        output.add(remark: PartLabel.remark(label, "differs more than \(level) levels below"))
        return true
      }
      guard !isHidden(current.expected, current.actual, current.label),
        let parts = partsToOpen(current)
      else { return write(current.expected, current.actual, path(), areUnequal: areUnequal) }
      guard let next = firstDifference(parts, areUnequal) else {
        return areUnequal ? change(current.expected, current.actual, path()) : false
      }
      current = next.pair
      areUnequal = next.areUnequal
    }
    return false
  }

  /// Returns the parts of two deep values, or `nil` if they are shown without opening them.
  private func partsToOpen(_ pair: FieldPairs.Pair) -> [FieldPairs.Pair]? {
    guard let left = ValueDescription.unwrap(pair.expected),
      let right = ValueDescription.unwrap(pair.actual)
    else { return nil }
    if let comparison = elements(left, right) {
      guard case .changed(let removed, let added)? = comparison.firstChange,
        let (x, y) = zip(removed, added).first(where: { _ in true })
      else { return nil }
      return [
        FieldPairs.Pair(
          label: PartLabel(position: x, actual: y), expected: comparison.expected(x),
          actual: comparison.actual(y))
      ]
    }
    guard let fields = FieldPairs(left, right), !fields.areSimple else { return nil }
    guard fields.areObjects else { return fields.pairs }
    let areSame = left as AnyObject === right as AnyObject
    return areSame || !fields.areEquatable ? nil : fields.pairs
  }

  /// Returns the first part that differs, and whether it is known to be unequal.
  private mutating func firstDifference(
    _ pairs: [FieldPairs.Pair], _ areUnequal: Bool
  ) -> (pair: FieldPairs.Pair, areUnequal: Bool)? {
    for (position, pair) in pairs.enumerated() {
      if areUnequal, position == pairs.count - 1 { return (pair, true) }
      switch DynamicEquality.areEqual(pair) {
      case true?: continue
      case false?: return (pair, true)
      case nil: if differs(pair.expected, pair.actual) { return (pair, true) }
      }
    }
    return nil
  }
}

extension DynamicEquality {
  /// Compares two parts with their `==` operator, or returns `nil` if they have none.
  fileprivate static func areEqual(_ pair: FieldPairs.Pair) -> Bool? {
    guard let expected = pair.expected as? any Equatable else {
      return type(of: pair.expected) is AnyClass && type(of: pair.actual) is AnyClass
        ? pair.expected as AnyObject === pair.actual as AnyObject : nil
    }
    return areEqual(expected, pair.actual)
  }
}
