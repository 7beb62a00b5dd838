#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The test framework that runs the tests of a process, and what the process does with them.
package struct TestProcess: Equatable, Sendable {
  /// What runs the tests of a process.
  package enum Runner: Sendable {
    /// XCTest. It may run tests of Swift Testing too.
    case xctest

    /// The command line of Swift Testing.
    case swiftTesting
  }

  /// What runs the tests, or `nil` if nothing indicates that the process runs any.
  package let runner: Runner?

  /// A Boolean value that indicates whether the process lists its tests. It may create the test cases of
  /// XCTest, with the mocks in their properties, and runs no test, so nothing is a failure.
  package let isListing: Bool

  /// This process.
  package static let current = TestProcess(
    CommandLine.arguments, environment: variables.filter { getenv($0) != nil })

  /// The environment variables that Xcode sets for a process that runs tests, such as an app. The name of
  /// such a process indicates nothing.
  private static let variables = [
    "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
  ]

  /// Describes a process.
  ///
  /// - Parameters:
  ///   - arguments: The command line. The first argument is the program.
  ///   - environment: The names of its environment variables.
  package init(_ arguments: [String], environment: [String]) {
    let program = arguments.first?.split(separator: "/").last ?? ""
    let options = Set(arguments.dropFirst())
    // SwiftPM's test programs for Linux, and its helpers for macOS.
    let isBundle = program.hasSuffix(".xctest")
    if program == "swiftpm-testing-helper" || isBundle && options.contains("swift-testing") {
      runner = .swiftTesting
    } else if isBundle || ["xctest", "swiftpm-xctest-helper"].contains(program)
      || !Set(environment).isDisjoint(with: Self.variables)
    {
      runner = .xctest
    } else {
      runner = nil
    }
    isListing =
      program == "swiftpm-xctest-helper"
      || (isBundle || ["xctest", "swiftpm-testing-helper"].contains(program))
        && !options.isDisjoint(with: ["-l", "--list-tests", "--dump-tests-json"])
  }
}
