extension Character {
  /// Whether the character may stand inside an identifier.
  package var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// Replaces a text wherever an identifier begins with it and, unless it ends in a dot, ends
  /// with it.
  ///
  /// Types reach the emitter as texts; this is how `Self` in them gets another name.
  ///
  /// - Parameters:
  ///   - word: the text to look for
  ///   - replacement: the text to put in its place
  package func replacingWord(_ word: String, with replacement: String) -> String {
    guard contains(word) else { return self }
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
}
