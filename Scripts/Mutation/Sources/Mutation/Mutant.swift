/// A change to the sources that the tests should detect.
struct Mutant {
  /// The 1-based number that enables the mutant.
  let id: Int

  /// The path of the file, from the root of the package.
  let path: String

  /// The 1-based line where the expression begins.
  let line: Int

  /// The 1-based column where the expression begins.
  let column: Int

  /// The 1-based line where the expression ends.
  let lastLine: Int

  /// The name of the kind of change.
  let kind: String

  /// The expression.
  let original: String

  /// The mutated expression.
  let replacement: String

  /// A Boolean value that indicates whether the sources do not compile with the mutant.
  var isSkipped: Bool

  /// The change without its line, which identifies it in ``Acceptance``.
  var change: String { "\(path): \(kind): \(original) -> \(replacement)" }
}

extension Mutant: CustomStringConvertible {
  var description: String { "\(path):\(line):\(column): \(kind): \(original) -> \(replacement)" }
}

extension Mutant {
  /// The mutant as a row of a table.
  var row: String {
    [
      "\(id)", path, "\(line)", "\(column)", "\(lastLine)", kind, original, replacement,
      isSkipped ? "skipped" : "built",
    ].joined(separator: "\t")
  }

  /// Creates a mutant from a row of a table.
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

/// An error that stops the tool.
struct MutationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
