extension Character {
  /// A Boolean value that indicates whether the character can be part of an identifier.
  package var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// Returns a name after this module or type.
  ///
  /// A module that declares a type of its own name ends in `::`, a module selector of Swift 6.3.
  package func qualifying(_ name: String) -> String {
    hasSuffix("::") ? self + name : "\(self).\(name)"
  }

  /// Returns a Boolean value that indicates whether another text is in this one, byte by byte.
  ///
  /// The search of the standard library compares characters and is many times slower. It is also newer
  /// than the oldest macOS.
  package func holds(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard let first = other.first else { return true }
        var start = 0
        while start + other.count <= text.count {
          if text[start] == first {
            var length = 1
            while length < other.count, text[start + length] == other[length] { length += 1 }
            if length == other.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }

  /// Returns the text with each occurrence of another text replaced.
  func replacingText(_ other: String, with replacement: String) -> String {
    guard holds(other) else { return self }
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(other) {
        result += replacement
        rest = rest.dropFirst(other.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The name without backticks.
  package var withoutBackticks: String { filter { $0 != "`" } }

  /// The name as source code spells it: with backticks if it is a raw identifier, such as `two words`.
  package var asIdentifier: String {
    allSatisfy(\.isIdentifierPart) && first?.isNumber != true ? self : "`\(self)`"
  }

  /// The name, without backticks, as the label of an argument. Few labels need backticks.
  package var asLabel: String {
    ["inout", "let", "var"].contains(self) ? "`\(self)`" : asIdentifier
  }

  /// Replaces a text if an identifier begins with it and, unless it ends in a dot, ends with it.
  ///
  /// The model contains types as texts. This function replaces `Self` in them.
  ///
  /// - Parameters:
  ///   - word: The text to replace.
  ///   - replacement: The replacement.
  package func replacingWord(_ word: String, with replacement: String) -> String {
    guard holds(word) else { return self }
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      let end = rest.dropFirst(word.count)
      if rest.hasPrefix(word),
        result.last.map({ $0.isIdentifierPart || $0 == "." || $0 == "`" }) != true,
        word.last == "." || end.first?.isIdentifierPart != true
      {
        result += replacement
        rest = end
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether an identifier in the text begins with a word,
  /// as `replacingWord` finds it.
  package func mentions(_ word: String) -> Bool { replacingWord(word, with: "") != self }
}

extension [String] {
  /// Returns one condition of `#if` for several.
  ///
  /// - Parameter operation: The operator between them: `&&` if all have to be met, `||` if one has to be.
  /// - Returns: The condition; empty if there are none.
  package func joinedConditions(by operation: String = "&&") -> String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " \(operation) ")
  }
}

extension [[String]] {
  /// The lines that open the branches of an `#if` with these conditions, all of which must hold in a
  /// branch.
  var branchOpenings: [String] {
    enumerated().map { ($0 == 0 ? "#if " : "#elseif ") + $1.joinedConditions() }
  }
}
