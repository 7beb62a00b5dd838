/// A source file as the disk has it.
package struct SourceText: Sendable, Hashable {
  /// The path.
  package var path: String

  /// The text.
  package var text: String

  /// Creates a source text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
