import Foundation

/// A package next to this one that the tests build and run as a user would.
struct Fixture {
  /// A package with tests that are meant to fail.
  static let failing = Fixture("FailingFixture", package: "understudy-failing-fixture")

  /// A package with the features of `Examples/Beyond`, each broken once.
  static let broken = Fixture("BrokenFeatures", package: "understudy-broken-features")

  /// A package with a program that uses mocks, and with tests that do not import Understudy.
  static let production = Fixture("ProductionFixture", package: "")

  /// A package whose tests use mocks that the plug-in generates.
  static let plugin = Fixture("PluginFixture", package: "")

  /// The folder of the Understudy package.
  static let root = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The folder with the products of all fixtures: that of the root's debug builds.
  static let products = root.appending(path: ".build/debug")

  /// The build of all fixtures, which runs once, because their tests only run the products.
  private static let built = Result {
    for fixture in [failing, production, plugin, broken] { try fixture.build() }
  }

  private let folder: URL

  /// The name of the package, which the executable of its tests contains.
  private let packageName: String

  private init(_ name: String, package: String) {
    folder = Self.root.appending(path: "Tests/\(name)")
    packageName = package
  }

  /// Returns the folder with the tests of the given target.
  func tests(of target: String) -> URL { folder.appending(path: "Tests/\(target)") }

  /// The result of running a program.
  struct Run {
    let output: String
    let status: Int32
  }

  /// Builds all fixtures with their tests, unless this process has built them.
  ///
  /// - Throws: An error with the output of the build if it failed.
  static func build() throws { try built.get() }

  /// Builds the package with its tests.
  private func build() throws {
    let build = try swift("build", ["--build-tests"])
    guard build.status == 0 else { throw BuildFailed(output: build.output) }
  }

  /// Runs the package's tests without building them again.
  ///
  /// - Parameter arguments: The arguments to add to `swift test`.
  func test(_ arguments: String...) throws -> Run {
    try swift("test", ["--skip-build"] + arguments)
  }

  /// Builds the package, and runs its tests.
  ///
  /// - Parameter arguments: The arguments to add to `swift test`.
  func buildAndTest(_ arguments: String...) throws -> Run { try swift("test", arguments) }

  /// Runs a command of `swift package`.
  ///
  /// - Parameter arguments: The arguments after `swift package`.
  func package(_ arguments: String...) throws -> Run { try swift("package", arguments) }

  /// Runs tests of the package that use Swift Testing.
  ///
  /// The output comes from the test process itself. `swift test` passes it on in pieces, and can drop a
  /// piece that ends in the middle of a character.
  ///
  /// - Parameters:
  ///   - filter: The tests.
  ///   - environment: The environment variables to add.
  func testWithSwiftTesting(
    _ filter: String, _ environment: [String: String] = [:]
  ) throws -> Run {
    #if os(Linux)
      let tests = executable("\(packageName)PackageTests.xctest")
      let arguments = ["--testing-library", "swift-testing", "--filter", filter]
      return try Self.run(tests, arguments, environment)
    #else
      return try Self.run(
        Self.root.appending(path: "Scripts/shared-build.sh"),
        [
          "swift", "test", "--package-path", folder.path(), "--skip-build", "--disable-xctest",
          "--filter", filter,
        ], environment)
    #endif
  }

  /// Runs one test of the package that uses XCTest.
  ///
  /// - Parameters:
  ///   - testCase: The target, whose test case has the same name.
  ///   - test: The test.
  func testWithXCTest(_ testCase: String, _ test: String) throws -> Run {
    #if os(Linux)
      let tests = executable("\(packageName)PackageTests.xctest")
      return try Self.run(tests, ["\(testCase).\(testCase)/\(test)"])
    #else
      return try self.test("--disable-swift-testing", "--filter", "\(testCase)/\(test)$")
    #endif
  }

  /// Returns the location of an executable of the package.
  func executable(_ name: String) -> URL { Self.products.appending(path: name) }

  private struct BuildFailed: Error, CustomStringConvertible {
    let output: String
    var description: String { "The fixture does not build:\n\(output)" }
  }

  /// Runs a command of SwiftPM for the package, in the root's build folder.
  private func swift(_ command: String, _ arguments: [String]) throws -> Run {
    try Self.run(
      Self.root.appending(path: "Scripts/shared-build.sh"),
      ["swift", command, "--package-path", folder.path()] + arguments)
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: The environment variables to add to those of this process.
  /// - Returns: The combined output of both streams, and the exit status.
  static func run(
    _ program: URL, _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // The run must report to its output instead of the harness that runs these tests.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("XCTest") && !$0.key.hasPrefix("SWT_") }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
