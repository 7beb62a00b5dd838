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
  ///   - text: The text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
