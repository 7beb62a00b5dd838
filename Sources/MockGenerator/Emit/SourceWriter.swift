/// Collects lines of source text.
struct SourceWriter {
  /// The lines so far, each with a line break after it.
  private(set) var text = ""

  /// The indentation of the next line.
  private var indentation = ""

  /// Writes a line.
  mutating func line(_ line: String) {
    text += indentation
    text += line
    text += "\n"
  }

  /// Writes a line at the left margin, as for `#if`.
  mutating func directive(_ line: String) {
    text += line
    text += "\n"
  }

  /// Writes a line that opens a block, the block, and the brace that closes it.
  ///
  /// - Parameters:
  ///   - opening: The line, with the brace at its end.
  ///   - closing: The last line, with the brace that closes the block.
  ///   - body: Writes what is inside.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SourceWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Writes what is inside a block.
  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// Writes lines between `#if` and `#endif`, or as they are without a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition, or `nil` for none.
  ///   - body: Writes what is inside.
  ///   - alternative: Writes what is after `#else`, or `nil` for nothing.
  mutating func conditional(
    _ condition: String?, _ body: (inout SourceWriter) -> Void,
    else alternative: ((inout SourceWriter) -> Void)? = nil
  ) {
    if let condition { directive("#if " + condition) }
    body(&self)
    guard condition != nil else { return }
    if let alternative {
      directive("#else")
      alternative(&self)
    }
    directive("#endif")
  }

  /// Writes finished lines, indented like the next line.
  mutating func lines(_ other: String) {
    for part in other.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if part.hasPrefix("#") { directive(String(part)) } else { line(String(part)) }
    }
  }
}
