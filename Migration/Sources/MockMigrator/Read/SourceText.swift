/// A source file as the disk has it.
package struct SourceText: Sendable, Hashable {
  /// The path.
  package var path: String

  /// The text.
  package var text: String

  /// A Boolean value that indicates whether the file belongs to a test target, the only place where the
  /// plug-in makes mocks.
  package var isInTestTarget: Bool

  /// Creates a source text. Without a manifest, its path says whether it belongs to a test target.
  package init(path: String, text: String, isInTestTarget: Bool? = nil) {
    self.path = path
    self.text = text
    self.isInTestTarget = isInTestTarget ?? TestFolders.contain(path)
  }
}
