import Foundation
import MockMigrator

extension FileMigration {
  /// Returns the change of the file as a unified diff.
  func diff(from before: String) -> String {
    switch change {
    case .none: ""
    case .rewritten(let text):
      UnifiedDiff(path: path, before: before, after: text).description
    case .removed: UnifiedDiff(path: path, before: before, after: nil).description
    }
  }

  /// Returns the migration with the line breaks of a text: if all of that end with a carriage return and a
  /// line feed, so do all of the new one.
  func keepingLineBreaks(of before: String) -> FileMigration {
    guard case .rewritten(let text) = change, before.hasOnlyWindowsLineBreaks else { return self }
    var file = self
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 64)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\r"))
      }
      bytes.append(byte)
    }
    file.change = .rewritten(String(decoding: bytes, as: UTF8.self))
    return file
  }

  /// Writes or removes the file.
  ///
  /// - Throws: An error if the operating system refuses.
  func write() throws {
    do {
      switch change {
      case .none: break
      case .rewritten(let text):
        // A link stays, and the file that it leads to gets the text.
        let file = URL(fileURLWithPath: SourceFolder.realPath(path))
        try Data(text.utf8).write(to: file, options: .atomic)
      case .removed: try FileManager.default.removeItem(atPath: path)
      }
    } catch {
      throw CommandError.unwritable(path, error)
    }
  }
}

extension String {
  /// A Boolean value that indicates whether there are line breaks, all with a carriage return and a line
  /// feed.
  fileprivate var hasOnlyWindowsLineBreaks: Bool {
    var previous: UInt8 = 0
    var count = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        guard previous == UInt8(ascii: "\r") else { return false }
        count += 1
      }
      previous = byte
    }
    return count > 0
  }
}
