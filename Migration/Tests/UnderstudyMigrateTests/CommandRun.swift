import ArgumentParser
import Foundation
import UnderstudyMigrate

/// A run of the command in a folder of its own.
final class CommandRun: @unchecked Sendable {
  /// The folder.
  let folder: URL

  /// What the last run printed.
  private(set) var output = ""

  /// What the last run reported, without the folder's path.
  private(set) var report = ""

  /// Guards the texts.
  private let lock = NSLock()

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
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file in the folder, or `nil` if it is not there.
  func read(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Runs the command.
  ///
  /// - Parameter line: The arguments; a `/` at the beginning of one stands for the folder.
  /// - Returns: The exit code.
  @discardableResult func callAsFunction(_ line: String...) throws -> Int32 {
    let root = folder.path
    (output, report) = ("", "")
    let console = Console(
      print: { text in self.lock.withLock { self.output += self.plain(text) } },
      report: { text in self.lock.withLock { self.report += self.plain(text) } })
    let arguments = line.map { $0.hasPrefix("/") ? root + $0 : $0 }
    return try MigrateCommand.parse(arguments).perform(on: console)
  }

  /// Returns a text without the folder's path.
  private func plain(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
}

/// A run of the built command, as a process of its own, which has ended.
struct ToolProcess {
  /// The standard error, without the folder's path.
  let errors: String

  /// The exit code, or 128 and the number of the signal that killed the tool.
  let status: Int32

  /// A class of the test bundle, next to which the tool is built.
  private final class Marker {}

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; a `/` at the beginning of one stands for the folder.
  ///   - folder: The folder.
  ///   - variables: The additional environment variables.
  ///   - stack: The size of the stack of the main thread in kB, or `nil` for that of the system.
  ///   - wrapper: A program with arguments that runs the tool, such as a sandbox.
  init(
    _ arguments: [String], in folder: URL, _ variables: [String: String] = [:], stack: Int? = nil,
    wrapper: [String] = []
  ) throws {
    var products = Bundle(for: Marker.self).bundleURL
    if products.pathExtension == "xctest" { products.deleteLastPathComponent() }
    let tool = products.appending(path: "understudy-migrate").path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", "\(stack.map { "ulimit -s \($0)" } ?? ":")\nexec \"$@\"", "sh"] + wrapper + [tool]
      + arguments.map { $0.hasPrefix("/") ? folder.path + $0 : $0 }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    errors = text.replacing(folder.path + "/", with: "")
    status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }
}
