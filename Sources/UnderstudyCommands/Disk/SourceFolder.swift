import Foundation
import MockGenerator

/// Reads Swift files from the disk.
struct SourceFolder {
  /// The paths of files and folders.
  let paths: [String]

  /// The names of folders that are skipped, because they contain no sources of the project.
  private static let skipped: Set<String> = ["DerivedData", "checkouts"]

  /// Returns the files, in the order of their paths.
  ///
  /// - Throws: ``UnreadablePath`` for a path that does not exist or cannot be read.
  func files() throws -> [SourceFile] {
    try swiftPaths().map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UnreadablePath(path: path)
      }
      return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }

  /// Returns the paths of all Swift files, in order, each once.
  func swiftPaths() throws -> [String] {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UnreadablePath(path: path)
      }
      if isFolder.boolValue { collect(path, into: &found) } else { found.insert(path) }
    }
    return found.sorted()
  }

  /// Returns a Boolean value that indicates whether a folder contains no sources of the project.
  ///
  /// The Swift files in a catalog of documentation are samples.
  private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".docc") || Self.skipped.contains(name)
  }

  /// Collects the Swift files in a folder.
  private func collect(_ folder: String, into found: inout Set<String>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if !isSkipped(name) { collect(path, into: &found) }
      } else if name.hasSuffix(".swift") {
        found.insert(path)
      }
    }
  }
}

/// A path that does not exist or cannot be read.
struct UnreadablePath: Error, CustomStringConvertible {
  /// The path.
  let path: String

  var description: String { "'\(path)' does not exist or cannot be read" }
}
