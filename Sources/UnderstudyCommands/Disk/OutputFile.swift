import Foundation
import MockGenerator

/// A file that a command writes.
struct OutputFile {
  /// The location.
  let url: URL

  /// Its text, or `nil` for a file that must not exist.
  let text: String?

  /// The names of the mocks in it.
  var mocks: [String] = []

  /// A Boolean value that indicates whether the file on the disk has another text.
  ///
  /// A file that must not exist is out of date only if Understudy generated it.
  var isChanged: Bool {
    let present = try? Data(contentsOf: url)
    guard let text else { return present?.starts(with: MockFile.firstLine.utf8) == true }
    return present != Data(text.utf8)
  }

  /// Writes or removes the file atomically, and creates its folder.
  ///
  /// - Throws: ``UnwritableFile`` if the operating system refuses.
  func write() throws { try UnwritableFile.naming(url.relativePath, writeOrRemove) }

  /// Writes or removes the file, with the errors of Foundation.
  private func writeOrRemove() throws {
    guard let text else { return try FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The text is not copied, because it can be many megabytes.
    var bytes = text
    try bytes.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return try Data().write(to: url) }
      let start = UnsafeMutableRawPointer(mutating: base)
      try Data(bytesNoCopy: start, count: bytes.count, deallocator: .none)
        .write(to: url, options: .atomic)
    }
  }
}

extension [OutputFile] {
  /// Writes the files that changed, so that only they are rebuilt.
  ///
  /// - Parameter changed: Called with each file that was written.
  func write(_ changed: (OutputFile) -> Void = { _ in }) throws {
    for file in self where file.isChanged {
      try file.write()
      changed(file)
    }
  }

  /// Reports the files that differ from those on the disk.
  ///
  /// - Returns: `true` if there are any.
  func reportChanges(on console: Console) -> Bool {
    let changed = filter(\.isChanged)
    for file in changed {
      console.report(
        "\(file.url.relativePath):1:1: error: the mocks are out of date; generate them again\n")
    }
    return !changed.isEmpty
  }
}
