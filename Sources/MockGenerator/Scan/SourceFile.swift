/// A file of a module.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it.
  package var path: String

  /// The text.
  package var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path as diagnostics print it.
  ///   - text: The text. A byte-order mark at its beginning is left out, as in the compiler.
  package init(path: String, text: String) {
    self.path = path
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    self.text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
  }
}
