extension SourceFile {
  /// The line and column of a position in the text.
  func place(at offset: Int) -> SourcePlace {
    var line = 1
    var lineStart = 0
    for (position, byte) in text.utf8.prefix(offset).enumerated() where byte == .newline {
      line += 1
      lineStart = position + 1
    }
    return SourcePlace(path: path, line: line, column: offset - lineStart + 1)
  }
}
