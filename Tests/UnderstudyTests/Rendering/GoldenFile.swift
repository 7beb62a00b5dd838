import Foundation

/// A file under `Tests/FailureShapes/Golden`: what a reader sees of one failure.
struct GoldenFile {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FailureShapes/Golden")

  private let url: URL

  /// The file of a shape.
  init(_ name: String) { url = Self.folder.appending(path: "\(name).txt") }

  /// What it holds.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Lets it hold another text.
  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// The names of all files.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
