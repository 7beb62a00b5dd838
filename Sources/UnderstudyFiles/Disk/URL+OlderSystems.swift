#if canImport(Darwin)
  import Foundation

  // Foundation has these since macOS 13. The overload that every system has is the one that the
  // compiler chooses.
  extension URL {
    /// Creates the location of a file, or of a folder if the path ends with a slash.
    init(filePath: String) {
      self.init(fileURLWithPath: filePath, isDirectory: filePath.hasSuffix("/"))
    }

    /// Returns the location of a file in this folder, or of a folder if the path ends with a slash.
    func appending(path: String) -> URL {
      appendingPathComponent(path, isDirectory: path.hasSuffix("/"))
    }

    /// Returns the path, which ends with a slash if it is that of a folder.
    func path(percentEncoded: Bool) -> String {
      precondition(!percentEncoded, "paths of files are not encoded")
      return hasDirectoryPath && !path.hasSuffix("/") ? path + "/" : path
    }
  }
#endif
