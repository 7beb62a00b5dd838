/// Text in which every character can be seen.
///
/// Whatever enters a failure passes through here: values, descriptions of matchers, and names that
/// the test chooses. Otherwise a value could forge lines of a log, control a terminal, reorder the
/// text around it, or break the XML of a report.
package enum VisibleText {
  /// Returns a text on one line. Line breaks and other invisible characters are escaped as in a
  /// Swift string literal: `\n`, `\u{200B}`.
  package static func line(_ text: String) -> String {
    isPlain(text) ? text : escape(text, except: [])
  }

  /// Returns a text with its line feeds. Other invisible characters are escaped.
  package static func lines(_ text: String) -> String {
    isPlain(text) ? text : escape(text, except: ["\n"])
  }

  /// Returns a Boolean value that indicates whether a character has no glyph of its own, or changes
  /// how others are shown. Only the space is both white space and visible.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
    if isNoncharacter || scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
      return true
    default: return false
    }
  }

  /// Returns a character as it is escaped in a Swift string literal.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Returns a text whose invisible characters are escaped, except for some.
  private static func escape(_ text: String, except kept: Set<Unicode.Scalar>) -> String {
    // Appending several scalars to a view of them copies the whole view.
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (position, scalar) in scalars.enumerated() {
      let isKept = kept.contains(scalar) || isInEmoji(position, scalars)
      if isKept || !isInvisible(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar)
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a joiner or variation selector is a part of an
  /// emoji, which is shown as a whole.
  private static func isInEmoji(_ position: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    func isEmoji(_ position: Int) -> Bool {
      guard scalars.indices.contains(position) else { return false }
      return scalars[position].value > 0xFF && scalars[position].properties.isEmoji
    }
    switch scalars[position] {
    case "\u{FE0F}": return isEmoji(position - 1)
    case "\u{200D}":
      let isAfterSelector = position > 0 && scalars[position - 1] == "\u{FE0F}"
      return isEmoji(position - (isAfterSelector ? 2 : 1)) && isEmoji(position + 1)
    default: return false
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension String {
  /// The string as one would write it in Swift.
  package var quoted: String {
    "\"\(VisibleText.line(substituting("\\\\", for: "\\").substituting("\\\"", for: "\"")))\""
  }

  /// The longest prefix that has at most the given number of UTF-8 bytes.
  ///
  /// - Complexity: O(*limit*), not of the length of the string.
  func prefix(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    return self[..<unicodeScalars.index(atByte: limit)]
  }
}

extension String.UnicodeScalarView {
  /// Returns the index of the character that contains the byte at an offset.
  func index(atByte offset: Int) -> Index {
    var index = String(self).utf8.index(startIndex, offsetBy: offset)
    // A continuation byte is not the beginning of a character.
    while index > startIndex, index.samePosition(in: self) == nil {
      index = String(self).utf8.index(before: index)
    }
    return index
  }
}

/// Scores the similarity of two values, to find the call that was probably intended.
enum Similarity {
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
  static func of(_ expected: Any, _ actual: Any) -> Double {
    DescriptionContext.run { compare(expected, actual, depth) }
  }

  /// Returns the number of fields in which two structs, or two values of the same enum case,
  /// differ, or `nil` for other values.
  static func differingFields(of expected: Any, _ actual: Any) -> Int? {
    DescriptionContext.run {
      guard let pairs = fields(expected, actual) else { return nil }
      let differing = pairs.count { compare($0, $1, depth) < 1 }
      return differing > 0 ? differing : nil
    }
  }

  private static func compare(_ expected: Any, _ actual: Any, _ depth: Int) -> Double {
    guard let expected = ValueDescription.unwrap(expected),
      let actual = ValueDescription.unwrap(actual)
    else {
      return ValueDescription.isNil(expected) && ValueDescription.isNil(actual) ? 1 : 0
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
