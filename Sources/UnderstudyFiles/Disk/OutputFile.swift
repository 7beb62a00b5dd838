package import Foundation
import MockGenerator

/// A file that a command writes.
package struct OutputFile {
  /// The location.
  package let url: URL

  /// Its text, or `nil` for a file that must not exist.
  package let text: String?

  /// Creates a file to write.
  package init(url: URL, text: String?) {
    self.url = url
    self.text = text
  }

  /// A Boolean value that indicates whether the file on the disk has another text.
  ///
  /// A file that must not exist is out of date only if Understudy generated it.
  package var isChanged: Bool {
    let present = try? Data(contentsOf: url)
    guard let text else { return present.map(Self.isGenerated) == true }
    return present != Data(text.utf8)
  }

  /// Returns a Boolean value that indicates whether a text begins with the first line of generated
  /// files, which ends there: a longer line is somebody's own.
  private static func isGenerated(_ text: some Collection<UInt8>) -> Bool {
    let line = MockFile.firstLine.utf8
    guard text.starts(with: line) else { return false }
    let end = text.dropFirst(line.count).first
    return end == nil || end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r")
  }

  /// Checks that the file on the disk was generated, so that nothing else is lost if it is replaced.
  ///
  /// An empty file contains nothing that could be lost.
  ///
  /// - Throws: ``ForeignFile`` if somebody else has written it, and ``UnwritableFile`` for a folder.
  package func checkOwnership() throws {
    guard text != nil, FileManager.default.fileExists(atPath: url.path) else { return }
    guard !SourceFolder.isFolder(url.path) else {
      throw UnwritableFile(path: url.relativePath, reason: "it is a folder")
    }
    var start = [UInt8](repeating: 0, count: MockFile.firstLine.utf8.count + 1)
    let file = InputStream(url: url)
    file?.open()
    defer { file?.close() }
    guard let count = file?.read(&start, maxLength: start.count), count >= 0 else {
      throw UnreadablePath(path: url.relativePath, reason: "its first line is not known")
    }
    guard count == 0 || Self.isGenerated(start.prefix(count)) else {
      throw ForeignFile(path: url.relativePath)
    }
  }

  /// Checks that files can be made in a folder, which does not have to exist yet. Makes nothing.
  ///
  /// - Throws: ``UnwritableFile`` with the folder that nothing can be written into.
  package static func checkFolder(_ path: String) throws {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isDirectory: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    guard isDirectory.boolValue else {
      throw UnwritableFile(path: path, reason: "'\(folder.path)' is not a folder")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw UnwritableFile(path: path, reason: "nothing can be written into '\(folder.path)'")
    }
  }

  /// Writes or removes the file atomically, and creates its folder.
  ///
  /// - Throws: ``UnwritableFile`` if the operating system refuses.
  package func write() throws { try UnwritableFile.naming(url.relativePath, writeOrRemove) }

  /// Writes or removes the file, with the errors of Foundation.
  private func writeOrRemove() throws {
    guard let text else { return try FileManager.default.removeItem(at: url) }
    // A link stays, and the file that it leads to gets the text.
    let url = URL(fileURLWithPath: SourceFolder.realPath(url.path))
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
  /// - Throws: ``ForeignFile``, before anything is written, if a file was not generated.
  package func write(_ changed: (OutputFile) -> Void = { _ in }) throws {
    for file in self { try file.checkOwnership() }
    for file in self where file.isChanged {
      try file.write()
      changed(file)
    }
  }

  /// Reports the files that differ from those on the disk.
  ///
  /// - Returns: `true` if there are any.
  /// - Throws: ``ForeignFile`` if a file was not generated.
  package func reportChanges(on console: Console) throws -> Bool {
    for file in self { try file.checkOwnership() }
    let changed = filter(\.isChanged)
    for file in changed {
      console.report(
        "\(file.url.relativePath):1:1: error: the mocks are out of date; generate them again\n")
    }
    return !changed.isEmpty
  }
}

/// A file that Understudy has not generated, so it does not replace it.
package struct ForeignFile: CommandError {
  /// The path.
  package let path: String

  package var description: String { "'\(path)' \(predicate)" }

  /// What is wrong, and what to do.
  private var predicate: String {
    "is not replaced, because its first line is not that of generated mocks; "
      + "choose another path, or remove the file"
  }

  package var place: String? { "\(path):1:1" }

  package var problem: String { "this file \(predicate)" }

  package var exitCode: ExitStatus { .unwritable }
}
