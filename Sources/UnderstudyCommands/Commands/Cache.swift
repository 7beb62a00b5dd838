package import ArgumentParser
import Foundation
import MockGenerator

/// Shows or removes the cache of the command line.
package struct Cache: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Prints the folder and the size of the cache, or removes it.",
    discussion: """
      The cache holds the interfaces of compiled modules, such as Foundation, for each toolchain. \
      It is outside any package, and is made again when it is needed. The variable \
      UNDERSTUDY_CACHE names another folder. If it is empty, there is no cache.
      """)

  package init() {}

  @Flag(help: "Remove the cache.")
  var remove = false

  /// Prints or removes the cache.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitCode {
    guard let folder = InterfaceCache.folder() else {
      console.print("there is no cache\n")
      return .success
    }
    let path = folder.path
    guard FileManager.default.fileExists(atPath: path) else {
      console.print("\(path): empty\n")
      return .success
    }
    if remove {
      try FileManager.default.removeItem(at: folder)
      console.print("\(path): removed\n")
    } else {
      console.print("\(path): \(size(of: folder) / 1000) kB\n")
    }
    return .success
  }

  /// Returns the number of bytes in the files of a folder.
  private func size(of folder: URL) -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    return (files?.compactMap { $0 as? URL } ?? []).reduce(0) { sum, file in
      sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
    }
  }
}
