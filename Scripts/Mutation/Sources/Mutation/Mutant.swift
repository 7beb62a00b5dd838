/// One change of the sources that the tests should notice.
struct Mutant {
  /// The number that switches it on, from 1.
  let id: Int

  /// The path of the file, from the root of the package.
  let path: String

  /// Where the expression begins, from 1.
  let line: Int

  /// Where the expression begins in its line, from 1.
  let column: Int

  /// Where the expression ends.
  let lastLine: Int

  /// The name of the kind of change.
  let kind: String

  /// The expression.
  let original: String

  /// What becomes of it.
  let replacement: String

  /// Whether the sources do not build with it, or would not.
  var isSkipped: Bool

  /// The change without its line, by which ``Acceptance`` knows it.
  var change: String { "\(path): \(kind): \(original) -> \(replacement)" }
}

extension Mutant: CustomStringConvertible {
  var description: String { "\(path):\(line):\(column): \(kind): \(original) -> \(replacement)" }
}

extension Mutant {
  /// The mutant as a line of a table.
  var row: String {
    [
      "\(id)", path, "\(line)", "\(column)", "\(lastLine)", kind, original, replacement,
      isSkipped ? "skipped" : "built",
    ].joined(separator: "\t")
  }

  /// Reads a line of a table.
  init(row: Substring) throws {
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 9, let id = Int(cells[0]), let line = Int(cells[2]),
      let column = Int(cells[3]), let lastLine = Int(cells[4])
    else { throw MutationError("not a mutant: \(row)") }
    self.init(
      id: id, path: cells[1], line: line, column: column, lastLine: lastLine, kind: cells[5],
      original: cells[6], replacement: cells[7], isSkipped: cells[8] == "skipped")
  }
}

/// Why the tool cannot go on.
struct MutationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
