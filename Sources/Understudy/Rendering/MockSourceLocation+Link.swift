internal import Foundation
internal import UnderstudyCore

extension MockSourceLocation {
  /// The working directory of the process, which is that of the package in `swift test`.
  private static let workingDirectory = FileManager.default.currentDirectoryPath

  /// The path of the file and the line, in a form that terminals and editors link:
  /// `Sources/Shop/Till.swift:12`.
  ///
  /// The path is relative to the working directory. A file outside it is shown by its name.
  var link: String { link(from: Self.workingDirectory) }

  /// Returns the path of the file and the line.
  ///
  /// - Parameter directory: The path that the result is relative to.
  package func link(from directory: String) -> String {
    let folder = directory.hasSuffix("/") ? directory : directory + "/"
    guard directory != "/", filePath.hasPrefix(folder) else { return description }
    return "\(filePath.dropFirst(folder.count)):\(line)"
  }
}
