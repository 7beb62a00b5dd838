import MockEmitter

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
          calls?.openInterpolation()
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
        wordsMayBeWrong = true
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
    } else if words.hasPrefix("patterns") {
      outline.patternNames.formUnion(names.dropFirst())
      if names.count == 1 { outline.needsAllPatterns = true }
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

// Records the uses of what is generated.

extension SourceScanner {
  /// Records an identifier that may name a mock.
  mutating func scanUse(_ word: Token, at position: Int, to end: Int) {
    let before = previousByte(position)
    if before == .at || before == .hash { return }
    guard let qualifiers = qualifiers(before: position) else { return }
    if qualifiers.isEmpty, isLabel(from: position, to: end) {
      outline.labels.insert(word.text)
      return
    }
    outline.uses.append(
      .init(
        name: word.text, qualifiers: qualifiers, offset: position, condition: conditions.condition))
  }

  /// Returns a Boolean value that indicates whether an identifier is a label or the name of a parameter:
  /// a colon follows it, but not that of a type `[MockKey: Value]`, of a conditional expression or of a
  /// pattern such as `case is MockKey:`, or it is the parameter of a closure.
  private func isLabel(from position: Int, to end: Int) -> Bool {
    let next = endOfSpace(at: end)
    guard next < count else { return false }
    if bytes[next] == .colon {
      var start = position
      while start > 0, [.space, .tab, .newline, .carriageReturn].contains(bytes[start &- 1]) {
        start &-= 1
      }
      let previous = previousByte(start)
      if previous == .openBracket || previous == UInt8(ascii: "?") { return false }
      if previous == UInt8(ascii: "!") { start &-= 1 }
      return !isWord("is", before: start) && !isWord("as", before: start)
    }
    return self.end(of: "in", at: end).map { $0 == count || !Self.isWordPart(bytes[$0]) } ?? false
  }

  /// Returns a Boolean value that indicates whether a word of two letters ends at a position.
  private func isWord(_ word: StaticString, before end: Int) -> Bool {
    end >= 2 && Token(start: bytes + (end &- 2), count: 2).hasPrefix(word)
      && !Self.isWordPart(previousByte(end &- 2))
  }

  /// Returns the end of the name before a position, which generic arguments may follow.
  private func endOfName(before position: Int) -> Int {
    guard previousByte(position) == .greater else { return position }
    var (end, depth) = (position, 0)
    repeat {
      end &-= 1
      if bytes[end] == .greater { depth &+= 1 }
      if bytes[end] == .less { depth &-= 1 }
    } while depth > 0 && end > 0
    return end
  }

  /// Records the mock of the protocol in `verifyContract(of: (any Store).self`.
  ///
  /// - Parameter position: The position of the opening parenthesis.
  mutating func scanContract(after position: Int) {
    var next = position &+ 1
    for expected in ["of", ":", "(", "any"] {
      guard let end = end(of: expected, at: next) else { return }
      next = end
    }
    next = endOfSpace(at: next)
    var start = next
    while next < count, Self.isWordPart(bytes[next]) || bytes[next] == .dot {
      if bytes[next] == .dot { start = next &+ 1 }
      next &+= 1
    }
    guard start < next, let qualifiers = qualifiers(before: start) else { return }
    let name = Token(start: bytes + start, count: next &- start).text
    outline.uses.append(.init(name: "Mock\(name)", qualifiers: qualifiers, offset: start))
  }

  /// Returns the position after a text and the space before it, or `nil` if it is not there.
  private func end(of text: String, at position: Int) -> Int? {
    let start = endOfSpace(at: position)
    let end = start &+ text.utf8.count
    guard end <= count, Token(start: bytes + start, count: end &- start).text == text else {
      return nil
    }
    return end
  }

  /// Returns the position after spaces, tabs and line breaks.
  private func endOfSpace(at position: Int) -> Int {
    var end = position
    while end < count, [.space, .tab, .newline, .carriageReturn].contains(bytes[end]) { end &+= 1 }
    return end
  }

  /// Returns the identifiers, each with a dot after it, before a position.
  ///
  /// - Returns: The identifiers, or `nil` if the dot follows another expression.
  private func qualifiers(before position: Int) -> [String]? {
    var names: [String] = []
    var start = position
    while previousByte(start) == .dot {
      let end = endOfName(before: start &- 1)
      start = end
      while start > 0, Self.isWordPart(bytes[start &- 1]) { start &-= 1 }
      guard start < end else { return nil }
      names.insert(Token(start: bytes + start, count: end &- start).text, at: 0)
    }
    return names
  }
}
