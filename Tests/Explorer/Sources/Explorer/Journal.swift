import Foundation
import Interleavings

/// A file with the running schedule, for the process that reports a crash of this one.
final class Journal {
  private let file: FileHandle

  /// The length of the file. Longer schedules are cut.
  private static let size = 1024

  init?(_ path: String) {
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    self.file = file
  }

  /// Replaces the schedule.
  func write(_ schedule: Schedule) {
    let bytes = Array((schedule.description.prefix(Self.size - 1) + "\n").utf8)
    _ = pwrite(file.fileDescriptor, bytes, bytes.count, 0)
  }

  /// Creates an empty file.
  ///
  /// - Returns: Its path.
  static func makeFile() -> String {
    let path = NSTemporaryDirectory() + "understudy-explorer-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: path, contents: Data("\n".utf8))
    return path
  }

  /// Removes a file.
  ///
  /// - Returns: The schedule in it.
  static func removeFile(_ path: String) -> String {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
      ?? ""
  }
}
