import ArgumentParser
import Foundation
import Synchronization
import UnderstudyCommands
import UnderstudyFiles

/// A run of the command line in a folder of its own.
final class CommandRun {
  /// The folder.
  let folder: URL

  /// What the last command printed.
  private(set) var output = ""

  /// What the last command reported, without the folder's path.
  private(set) var report = ""

  /// Makes a folder with files.
  ///
  /// - Parameter files: The texts by their paths in the folder.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file in the folder.
  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file in the folder, or `nil` if it is not there.
  func read(_ path: String) -> String? { try? String(contentsOf: url(path), encoding: .utf8) }

  /// When a file in the folder was written last.
  func date(_ path: String) throws -> Date? {
    try url(path).resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Runs a command.
  ///
  /// - Parameter line: The words after `understudy-cli`, or the tool of the plug-ins with its arguments; a `/` at the beginning of one, or after `=`,
  ///   stands for the folder.
  /// - Returns: The exit code.
  @discardableResult func callAsFunction(_ line: String...) throws -> Int32 { try self(line) }

  /// Runs a command, whose words are in an array.
  @discardableResult func callAsFunction(_ line: [String]) throws -> Int32 {
    let root = folder.path()
    let arguments = line.map { word in
      word.hasPrefix("/")
        ? root + word : word.replacing("=/", with: "=\(root)/")
    }
    let texts = Mutex((output: "", report: ""))
    let console = Console(
      print: { text in texts.withLock { $0.output += text } },
      report: { text in texts.withLock { $0.report += text } })
    defer {
      output = texts.withLock(\.output).replacing(root + "/", with: "")
      report = texts.withLock(\.report).replacing(root + "/", with: "")
    }
    if arguments.first == "UnderstudyTool" {
      return try TargetRun(Array(arguments.dropFirst())).perform(on: console).code
    }
    guard let command = try UnderstudyCommand.parseAsRoot(arguments) as? any ConsoleCommand else {
      return -1
    }
    return try command.perform(on: console).code
  }

  private func url(_ path: String) -> URL { folder.appending(path: path) }
}
