/// A location in a file.
package struct FileLocation: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  package var path: String

  /// The line, from 1.
  package var line: Int

  /// The column, from 1.
  package var column: Int

  /// The location without its column, for prose.
  package var description: String { "\(path):\(line)" }
}
