internal import Foundation

/// The copy of the package in which the mutants are built.
///
/// Writes only files that differ, so that builds are incremental.
struct PackageCopy {
  /// The path of the copy.
  let root: String

  /// Writes a file unless it already has this content.
  ///
  /// - Parameter path: The path from the root.
  func write(_ content: Data, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    if (try? Data(contentsOf: url)) == content { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
  }

  /// Removes files from a folder that are no longer in the package.
  func remove(in folder: String, allBut paths: Set<String>) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)") {
      let url = URL(fileURLWithPath: "\(root)/\(folder)/\(name)")
      if !url.hasDirectoryPath, !paths.contains("\(folder)/\(name)") {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}
