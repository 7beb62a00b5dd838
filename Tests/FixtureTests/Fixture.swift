import Foundation

/// A package under `Tests/` that the suite builds and runs as a user would.
struct Fixture {
  /// Tests that are meant to fail.
  static let failing = Fixture("FailingFixture")

  /// A program with mocks, and tests that forgot Understudy.
  static let production = Fixture("ProductionFixture")

  /// The folder of the package whose tests these are.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Nested packages share one build of swift-syntax.
  private static let scratch = root.appending(path: ".build-nested")

  private let folder: URL

  private init(_ name: String) { folder = Self.root.appending(path: "Tests/\(name)") }

  /// The folder with the tests of one of the package's targets.
  func tests(of target: String) -> URL { folder.appending(path: "Tests/\(target)") }

  /// What came of a run.
  struct Run {
    let output: String
    let status: Int32
  }

  /// Builds the package with its tests.
  ///
  /// - Throws: What the build printed, when it failed.
  func build() throws {
    let build = try swift("build", ["--build-tests"])
    guard build.status == 0 else { throw BuildFailed(output: build.output) }
  }

  /// Runs the package's tests, which have been built.
  ///
  /// - Parameter arguments: What is added to `swift test`.
  func test(_ arguments: String...) throws -> Run {
    try swift("test", ["--skip-build"] + arguments)
  }

  /// Where an executable of the package was built.
  func executable(_ name: String) throws -> URL {
    let path = try swift("build", ["--show-bin-path"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(filePath: path).appending(path: name)
  }

  private struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "The fixture does not build:\n\(output)" }
  }

  private func swift(_ command: String, _ arguments: [String]) throws -> Run {
    let places = ["--package-path", folder.path(), "--scratch-path", Self.scratch.path()]
    return try Self.run(URL(filePath: "/usr/bin/env"), ["swift", command] + places + arguments)
  }

  /// Runs a program.
  ///
  /// - Returns: What it printed, on both streams, and its status.
  static func run(_ program: URL, _ arguments: [String] = []) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // The run must report to its output, not to whoever runs these tests.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") && !$0.key.hasPrefix("SWT_") }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
