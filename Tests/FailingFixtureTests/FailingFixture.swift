import Foundation

/// The package whose tests are meant to fail, built once for all tests of this target.
enum FailingFixture {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let package = root.appending(path: "Tests/FailingFixture")

  /// Nested packages share one build of swift-syntax.
  private static let scratch = root.appending(path: ".build-nested")

  /// The folder with the tests of one of the package's targets.
  static func tests(of target: String) -> URL { package.appending(path: "Tests/\(target)") }

  /// What came of a run.
  struct Run {
    let output: String
    let status: Int32
  }

  /// Runs the package's tests with one of the test frameworks.
  ///
  /// - Parameter arguments: What is added to `swift test`.
  static func test(_ arguments: String...) throws -> Run {
    _ = try built.get()
    return try run(["test", "--skip-build"] + arguments)
  }

  private static let built = Result {
    let build = try run(["build", "--build-tests"])
    guard build.status == 0 else { throw BuildFailed(output: build.output) }
  }

  private struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "The fixture does not build:\n\(output)" }
  }

  private static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", arguments[0], "--package-path", package.path(), "--scratch-path", scratch.path()]
      + arguments.dropFirst()
    var environment = ProcessInfo.processInfo.environment
    // The run must report to its output, not to whoever runs these tests.
    for name in environment.keys where name.hasPrefix("XCTest") || name.hasPrefix("SWT_") {
      environment[name] = nil
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
