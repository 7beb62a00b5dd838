extension SourceScanner {
  /// Skips a string literal from its first quote.
  ///
  /// - Parameters:
  ///   - position: The position of the quote.
  ///   - hashes: The number of `#` before it.
  /// - Returns: The position after the literal, or inside its first interpolation.
  mutating func scanLiteral(at position: Int, hashes: Int) -> Int {
    let isMultiline = isQuote(position, times: 3)
    return scanLiteral(
      Interpolation(hashes: hashes, isMultiline: isMultiline),
      from: position &+ (isMultiline ? 3 : 1))
  }

  /// Skips the text of a string literal.
  ///
  /// - Parameters:
  ///   - literal: The delimiters of the literal.
  ///   - position: The position where the text begins or continues after an interpolation.
  /// - Returns: The position after the literal, or inside its next interpolation.
  mutating func scanLiteral(_ literal: Interpolation, from position: Int) -> Int {
    var i = position
    while i < count {
      let byte = bytes[i]
      if byte == .backslash, areHashes(i &+ 1, literal.hashes) {
        i &+= 1 &+ literal.hashes
        if i < count, bytes[i] == .openParenthesis {
          interpolations.append(
            Interpolation(hashes: literal.hashes, isMultiline: literal.isMultiline))
          return i &+ 1
        }
        i &+= 1
      } else if byte == .quote, isQuote(i, times: literal.isMultiline ? 3 : 1),
        areHashes(i &+ (literal.isMultiline ? 3 : 1), literal.hashes)
      {
        return i &+ (literal.isMultiline ? 3 : 1) &+ literal.hashes
      } else if byte == .newline, !literal.isMultiline {
        // Not a literal, but possibly a quote in a regular expression.
        return i
      } else {
        i &+= 1
      }
    }
    return count
  }

  /// Skips a comment that ends with its line.
  ///
  /// - Returns: The position of the line's end.
  mutating func scanLineComment(from position: Int) -> Int {
    var end = position
    while end < count, bytes[end] != .newline { end &+= 1 }
    let length = end &- position
    let prefix: StaticString = "understudy:"
    var start = position
    while start < end, bytes[start] == .slash || bytes[start] == .space { start &+= 1 }
    guard length > prefix.utf8CodeUnitCount,
      Token(start: bytes + start, count: end &- start).hasPrefix(prefix)
    else { return end }
    let line = Token(start: bytes + start, count: end &- start).text
    let words = line.dropFirst(prefix.utf8CodeUnitCount)
    let names = words.split { !$0.isIdentifierPart }.map(String.init)
    if words.hasPrefix("ignore") {
      outline.ignoredNames.formUnion(names.dropFirst())
    } else if words.hasPrefix("keep-defaults") {
      outline.namesWithDefaults.formUnion(names.dropFirst(2))
    }
    return end
  }

  /// Returns the end of a block comment, which can contain others.
  ///
  /// - Parameter position: The position after the comment's first delimiter.
  func endOfComment(from position: Int) -> Int {
    var depth = 1
    var i = position
    while i &+ 1 < count {
      if bytes[i] == .asterisk, bytes[i &+ 1] == .slash {
        depth &-= 1
        i &+= 2
        if depth == 0 { return i }
      } else if bytes[i] == .slash, bytes[i &+ 1] == .asterisk {
        depth &+= 1
        i &+= 2
      } else {
        i &+= 1
      }
    }
    return count
  }

  /// Returns a Boolean value that indicates whether a number of quotes is at a position.
  private func isQuote(_ position: Int, times: Int) -> Bool {
    guard position &+ times <= count else { return false }
    for i in position..<position + times where bytes[i] != .quote { return false }
    return true
  }

  /// Returns a Boolean value that indicates whether a number of `#` is at a position.
  private func areHashes(_ position: Int, _ hashes: Int) -> Bool {
    guard hashes > 0 else { return true }
    guard position &+ hashes <= count else { return false }
    for i in position..<position + hashes where bytes[i] != .hash { return false }
    return true
  }
}
