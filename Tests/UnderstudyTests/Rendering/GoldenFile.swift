import Foundation

/// A file in `Tests/FailureShapes/Golden` with the text of one failure.
struct GoldenFile {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FailureShapes/Golden")

  private let url: URL

  /// Creates a reference to the golden file of a shape.
  init(_ name: String) { url = Self.folder.appending(path: "\(name).txt") }

  /// Returns the contents of the file.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Replaces the contents of the file.
  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// Returns the names of all golden files.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
