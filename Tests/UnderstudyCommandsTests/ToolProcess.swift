import Foundation

/// A run of the built tool, as a process of its own, which has ended.
struct ToolProcess {
  /// The standard output.
  let output: String

  /// The standard error, without the folder's path.
  let errors: String

  /// The exit code, or 128 and the number of the signal that killed the tool.
  let status: Int32

  /// A class of the test bundle, next to which the tool is built.
  private final class Marker {}

  /// Returns the path of a program.
  private static func path(of program: String) -> String {
    var products = Bundle(for: Marker.self).bundleURL
    if products.pathExtension == "xctest" { products.deleteLastPathComponent() }
    return products.appendingPathComponent(program).path
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `understudy-cli`, or the tool of the plug-ins with its arguments; a `/` at the beginning of one, or after `=`, stands for the folder.
  ///   - folder: The folder.
  ///   - variables: The additional environment variables.
  ///   - blocks: The largest size of a file that the tool and its programs can write, in blocks of
  ///     512 bytes, or `nil` for no limit.
  ///   - isKilledAtLimit: A Boolean value that indicates whether a write beyond that size kills the
  ///     process, instead of failing. Its standard output is such a file.
  ///   - stack: The size of the stack of the main thread in kB, or `nil` for that of the system.
  ///   - wrapper: A program with arguments that runs the tool, such as a sandbox.
  init(
    _ arguments: [String], in folder: URL, _ variables: [String: String] = [:],
    blocks: Int? = nil, isKilledAtLimit: Bool = false, stack: Int? = nil, wrapper: [String] = []
  ) throws {
    let root = folder.path
    let isTool = arguments.first == "UnderstudyTool"
    let program = Self.path(of: isTool ? "UnderstudyTool" : "understudy-cli")
    let arguments = isTool ? Array(arguments.dropFirst()) : arguments
    // A pipe could fill up while the other is read, and the limit holds for files of the shell, too.
    let script = """
      \(blocks.map { "\(isKilledAtLimit ? "" : "trap '' XFSZ; ")ulimit -f \($0)" } ?? ":")
      \(stack.map { "ulimit -s \($0)" } ?? ":")
      exec \(isKilledAtLimit ? "env --default-signal=XFSZ " : "")"$@"
      """
    let run = try ProcessRun(
      ["/bin/sh", "-c", script, "sh"] + wrapper + [program]
        + arguments.map { $0.hasPrefix("/") ? root + $0 : $0.replacing("=/", with: "=\(root)/") },
      ProcessInfo.processInfo.environment.merging(variables) { $1 })
    output = run.output
    errors = run.errors.replacing(root + "/", with: "")
    status = run.status
  }
}

/// A run of a program, which has ended.
private struct ProcessRun {
  let output: String
  let errors: String
  let status: Int32

  init(_ line: [String], _ environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: line[0])
    process.arguments = Array(line.dropFirst())
    process.environment = environment
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    errors = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status =
      process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    output = try String(contentsOf: file, encoding: .utf8)
  }
}
