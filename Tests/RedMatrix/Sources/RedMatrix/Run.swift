import Foundation

/// One run of a program, with all that it printed.
struct Run {
  let output: String

  /// The exit status, or the signal that stopped the program.
  let status: Int32

  /// How the program ended.
  let ending: Ending

  /// How a program ends.
  enum Ending { case exit, signal, timeout }

  /// Runs a program, and stops it if it takes too long.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - timeout: How long it may run, in seconds.
  init(_ program: URL, _ arguments: [String], timeout: Double) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "red-matrix-\(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // The run must report to its output, not to whatever runs this program.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") && !$0.key.hasPrefix("SWT_") }
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let hangs = ended.wait(timeout: .now() + timeout) == .timedOut
    if hangs {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    try handle.close()
    output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    status = process.terminationStatus
    ending = hangs ? .timeout : process.terminationReason == .exit ? .exit : .signal
  }
}
