// Records the conditions around uses.

extension SourceScanner {
  /// Scans a word after `#`, and the condition after it if it is `#if` or `#elseif`.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - end: The position after it.
  /// - Returns: The position after the condition, or `end` for any other word.
  mutating func scanDirective(_ word: Token, to end: Int) -> Int {
    guard word.count <= 6, let directive = ConditionStack.Directive(rawValue: word.text) else {
      return end
    }
    let isConditional = directive == .if || directive == .elseif
    let (condition, next) = isConditional ? condition(from: end) : ("", end)
    conditions.change(directive, condition)
    return next
  }

  /// Returns the condition from a position to the end of its line, and the position after it. A line
  /// that ends with an operator, or inside parentheses, continues on the next one.
  private func condition(from position: Int) -> (text: String, end: Int) {
    var parts: [String] = []
    var (start, depth) = (position, 0)
    while true {
      var end = start
      while end < count, bytes[end] != .newline, !isComment(at: end) {
        if bytes[end] == .openParenthesis { depth &+= 1 }
        if bytes[end] == .closeParenthesis { depth &-= 1 }
        end &+= 1
      }
      let line = Token(start: bytes + start, count: end &- start).text
        .split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
      parts += line.map(String.init)
      let continues = depth > 0 || ["&&", "||"].contains(parts.last)
      while continues, end < count, bytes[end] != .newline { end &+= 1 }
      guard continues, end < count else { return (parts.joined(separator: " "), end) }
      start = end &+ 1
    }
  }

  /// Returns a Boolean value that indicates whether a comment begins at a position.
  private func isComment(at position: Int) -> Bool {
    bytes[position] == .slash && position &+ 1 < count
      && (bytes[position &+ 1] == .slash || bytes[position &+ 1] == .asterisk)
  }
}
