package import ArgumentParser
import Foundation
import MockGenerator
package import UnderstudyFiles

/// Shows or removes the cache of the command line.
package struct Cache: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Prints the folder and the size of the cache, or removes what it contains.",
    discussion: """
      The cache holds the interfaces of compiled modules, such as Foundation, for each toolchain. \
      It is outside any package, and is made again when it is needed. The variable \
      UNDERSTUDY_CACHE names another folder. If it is empty, there is no cache. Other files in the folder stay, and do not count.
      """)

  package init() {}

  @Flag(help: "Remove the cache.")
  var remove = false

  /// Prints or removes the cache, without looking at anything else that is in its folder.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitStatus {
    guard let folder = InterfaceCache.folder() else {
      console.print("there is no cache\n")
      return .success
    }
    let path = folder.path
    guard FileManager.default.fileExists(atPath: path) else {
      console.print("\(path): empty\n")
      return .success
    }
    let caches = try InterfaceCache.all(in: folder)
    if remove {
      for cache in caches { try cache.remove() }
      let isEmpty = try InterfaceCache.names(in: folder).isEmpty
      if isEmpty {
        try InterfaceCache.remove(folder)
      }
      console.print(
        isEmpty
          ? "\(path): removed\n" : "\(path): removed, except for files that are not of the cache\n")
    } else {
      let size = try caches.flatMap { try $0.files }.reduce(0) { sum, file in
        sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
      }
      console.print("\(path): \(size / 1000) kB\n")
    }
    return .success
  }
}
