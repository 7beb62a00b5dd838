extension ValueComparison {
  /// Compares two values by `==`, or returns `nil` if they do not have it in common.
  static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    func equals<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? {
      (other as? Value).map { value == $0 }
    }
    if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
    if let value = left as? any Equatable, let areEqual = equals(value, right) { return areEqual }
    if let value = right as? any Equatable, let areEqual = equals(value, left) { return areEqual }
    return nil
  }

  /// Returns a Boolean value that indicates whether a value is NaN.
  static func isNaN(_ value: Any) -> Bool {
    (ValueDescription.unwrap(value) as? any FloatingPoint)?.isNaN == true
  }

  /// Returns a Boolean value that indicates whether the difference of two unequal values is searched in
  /// their parts.
  static func isOpened(_ value: Any) -> Bool {
    guard let value = ValueDescription.unwrap(value) else { return false }
    if value is any StandardContainer {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle != .set && mirror.children.count <= maximumSearch
    }
    let name = String(reflecting: type(of: value))
    return !["Swift.", "Foundation.", "FoundationEssentials.", "__C."].contains {
      name.hasPrefix($0)
    }
  }

  /// Returns a Boolean value that indicates whether a value without stored properties has a kind whose
  /// properties are known.
  static func hasKnownParts(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .struct, .tuple: true
    // Classes of other languages keep their state where Swift does not see it.
    case .class: ObjectClass.isSwift(type(of: value as AnyObject))
    default: value is any CustomReflectable
    }
  }

  /// Describes the difference of two parts.
  func difference(
    of expected: Any, _ actual: Any, at place: Int, _ agreement: Agreement? = nil
  ) -> Difference {
    let path = path(of: place)
    let start = path.map { "\($0) differs" } ?? "the values differ"
    if places[place].isHidden {
      return Difference(text: "\(start): \(Redactions.text)", isHint: true, agreement: nil)
    }
    if Self.isNaN(expected), Self.isNaN(actual) {
      let type = "\(type(of: ValueDescription.unwrap(expected) ?? expected))"
      return Difference(
        text: "\(start): nan never equals nan. Chain .comparing(\(type).self) "
          + "{ $0.isNaN ? .where { $0.isNaN } : .equal($0) }",
        isHint: true, agreement: agreement)
    }
    if let left = expected as? String, let right = actual as? String {
      return Difference(
        text: "\(start) \(Self.divergence(left, right))", isHint: path != nil,
        agreement: agreement)
    }
    let texts = [expected, actual].map { text(of: $0, places[place].label) }
    let types = [expected, actual].map { "\(type(of: ValueDescription.unwrap($0) ?? $0))" }
    let values = texts[0] == texts[1] && types[0] != types[1] ? types : texts
    return Difference(
      text: "\(start): \(values[0]) and \(values[1])", isHint: path != nil, agreement: agreement)
  }

  private func text(of value: Any, _ label: String?) -> String {
    Truncation.shorten(ValueDescription.describe(value, label: label), to: Truncation.listed)
  }

  /// Returns the first different characters of two texts.
  private static func divergence(_ left: String, _ right: String) -> String {
    let common = zip(left, right).prefix { $0 == $1 }.count
    let texts = [left, right].map { text -> String in
      let rest = text.dropFirst(common)
      return rest.isEmpty ? "its end" : String(rest.prefix(Truncation.unstressed)).quoted
    }
    return "from character \(common + 1): \(texts[0]) and \(texts[1])"
  }
}
