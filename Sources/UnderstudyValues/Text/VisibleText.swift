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
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
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
  package static func escape(_ scalar: Unicode.Scalar) -> String {
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
  package func prefix(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    return self[..<unicodeScalars.index(atByte: limit)]
  }
}

extension String.UnicodeScalarView {
  /// Returns the index of the character that contains the byte at an offset.
  package func index(atByte offset: Int) -> Index {
    var index = String(self).utf8.index(startIndex, offsetBy: offset)
    // A continuation byte is not the beginning of a character.
    while index > startIndex, index.samePosition(in: self) == nil {
      index = String(self).utf8.index(before: index)
    }
    return index
  }
}
