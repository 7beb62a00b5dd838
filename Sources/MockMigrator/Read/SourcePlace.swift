/// A place in a source file.
package struct SourcePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path of the file.
  package var path: String

  /// The line, from 1.
  package var line: Int

  /// The column in bytes, from 1.
  package var column: Int

  /// The place as compilers print it.
  package var description: String { "\(path):\(line):\(column)" }

  /// Orders places by file, line and column.
  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}
