/// The warnings of earlier runs.
package enum RemainingWarnings {
  /// Returns the places of the warnings in a file.
  package static func places(in source: SourceText) -> [FileLocation] {
    let mark = "#warning(\"\(LeftWarning.prefix)"
    guard source.text.contains(mark) else { return [] }
    return source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        guard start.hasPrefix(mark) else { return nil }
        return FileLocation(
          path: source.path, line: index + 1, column: line.utf8.count - start.utf8.count + 1)
      }
  }
}
