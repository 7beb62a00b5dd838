import Foundation
import MockMigrator

extension SourceFolder {
  /// Returns the files to rewrite, in the order of their paths.
  ///
  /// - Throws: ``UnreadablePath`` for a path that does not exist or cannot be read, and
  ///   ``InvalidText`` for a file that is not UTF-8, which a rewriting would damage.
  func sourceTexts() throws -> [SourceText] {
    try swiftPaths().map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UnreadablePath(path: path)
      }
      // Repairing replaces what is not UTF-8.
      let text = String(decoding: data, as: UTF8.self)
      guard text.utf8.elementsEqual(data) else { throw InvalidText(path: path) }
      return SourceText(path: path, text: text)
    }
  }
}

/// A file that is not UTF-8.
struct InvalidText: Error, CustomStringConvertible {
  /// The path.
  let path: String

  var description: String { "'\(path)' is not UTF-8; convert it before you migrate it" }
}

extension FileMigration {
  /// Returns the change of the file as a unified diff.
  func diff(from before: String) -> String {
    switch change {
    case .none: ""
    case .rewritten(let text):
      UnifiedDiff(path: path, before: before, after: text).description
    case .removed: UnifiedDiff(path: path, before: before, after: nil).description
    }
  }

  /// Writes or removes the file.
  ///
  /// - Throws: ``UnwritableFile`` if the operating system refuses.
  func write() throws {
    try UnwritableFile.naming(path) {
      switch change {
      case .none: break
      case .rewritten(let text):
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      case .removed: try FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
