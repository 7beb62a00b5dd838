internal import Foundation

/// The copy of the package that the mutations are built in.
///
/// Only what differs is written, so that a build has as little to do as possible.
struct PackageCopy {
  /// Where the copy is.
  let root: String

  /// Writes a file, unless it has this content already.
  ///
  /// - Parameter path: The path from the root.
  func write(_ content: Data, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    if (try? Data(contentsOf: url)) == content { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
  }

  /// Removes the files of a folder that do not belong to the package any longer.
  func remove(in folder: String, allBut paths: Set<String>) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)") {
      let url = URL(fileURLWithPath: "\(root)/\(folder)/\(name)")
      if !url.hasDirectoryPath, !paths.contains("\(folder)/\(name)") {
        try FileManager.default.removeItem(at: url)
      }
    }
  }
}
