import Foundation

/// A run of another program, which has ended.
struct ProgramRun {
  /// The output.
  let output: String

  /// The exit code.
  let status: Int32

  /// Creates a run of a program, and waits until the program exits.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - readsErrors: Whether the standard error stream is read instead of the standard output.
  /// - Throws: ``Toolchain/Unusable`` if it cannot be started.
  init(_ program: URL, _ arguments: [String], readsErrors: Bool = false) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = readsErrors ? FileHandle.nullDevice : pipe
    process.standardError = readsErrors ? pipe : FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Toolchain.Unusable("'\(program.path(percentEncoded: false))' cannot be run: \(error)")
    }
    output = String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
