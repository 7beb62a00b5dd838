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
  /// a colon follows it, but not that of a type `[MockKey: Value]` or of a conditional expression, or
  /// it is the parameter of a closure.
  private func isLabel(from position: Int, to end: Int) -> Bool {
    let next = endOfSpace(at: end)
    guard next < count else { return false }
    if bytes[next] == .colon {
      var start = position
      while start > 0, [.space, .tab, .newline, .carriageReturn].contains(bytes[start &- 1]) {
        start &-= 1
      }
      let previous = previousByte(start)
      return previous != .openBracket && previous != UInt8(ascii: "?")
    }
    return self.end(of: "in", at: end).map { $0 == count || !Self.isWordPart(bytes[$0]) } ?? false
  }

  /// Records a type before `.dummy(` or `.dummies(`.
  mutating func scanDummy(at position: Int) {
    guard previousByte(position) == .dot else { return }
    let end = endOfName(before: position &- 1)
    var start = end
    while start > 0, Self.isWordPart(bytes[start &- 1]) { start &-= 1 }
    guard start < end, let qualifiers = qualifiers(before: start) else { return }
    let name = Token(start: bytes + start, count: end &- start).text
    outline.dummies.append(.init(name: name, qualifiers: qualifiers, offset: start))
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
