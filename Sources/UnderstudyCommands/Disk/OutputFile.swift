import Foundation
import MockGenerator

/// A file that a command makes.
struct OutputFile {
  /// Where it is.
  let url: URL

  /// Its text; nil for a file that must not be there.
  let text: String?

  /// The names of the mocks in it.
  var mocks: [String] = []

  /// Whether the file on the disk has another text.
  ///
  /// A file that must not be there is only missed if Understudy made it.
  var isChanged: Bool {
    let present = try? Data(contentsOf: url)
    guard let text else { return present?.starts(with: MockFile.firstLine.utf8) == true }
    return present != Data(text.utf8)
  }

  /// Writes or removes the file, all of it or nothing, and makes its folder.
  func write() throws {
    guard let text else { return try FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The text may be many megabytes, of which no copy is needed.
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
  /// Writes the files that changed, so that nothing is built anew in vain.
  ///
  /// - Parameter changed: is told each file that was written
  func write(_ changed: (OutputFile) -> Void = { _ in }) throws {
    for file in self where file.isChanged {
      try file.write()
      changed(file)
    }
  }

  /// Reports the files that differ from those on the disk.
  ///
  /// - Returns: whether there are any
  func reportChanges(on console: Console) -> Bool {
    let changed = filter(\.isChanged)
    for file in changed {
      console.report(
        "\(file.url.relativePath):1:1: error: the mocks are out of date; generate them again\n")
    }
    return !changed.isEmpty
  }
}
