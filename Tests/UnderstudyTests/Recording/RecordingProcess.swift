#if os(Linux)
  import Foundation
  import Testing
  import Understudy
  import UnderstudyCore
  import XCTest

  /// A process of its own that runs a test of this target.
  struct RecordingProcess {
    /// The variables that tell the process what to do.
    enum Variable: String {
      /// The folder of the test file that records.
      case folder = "UNDERSTUDY_TESTS_RECORDING_FOLDER"

      /// What the process records.
      case item = "UNDERSTUDY_TESTS_RECORDING_ITEM"

      /// How the test ends.
      case ending = "UNDERSTUDY_TESTS_RECORDING_ENDING"

      /// The value in this process, or `nil` if it was not started by a test.
      var value: String? { ProcessInfo.processInfo.environment[rawValue] }
    }

    /// What the process printed.
    let output: String

    /// The exit code.
    let status: Int32

    /// The arguments that run one test.
    enum Test {
      /// A test of Swift Testing, by its identifier.
      case swiftTesting(String)

      /// A test of XCTest, by its class and name.
      case xctest(String)

      fileprivate var arguments: [String] {
        switch self {
        case .swiftTesting(let name): ["--testing-library", "swift-testing", "--filter", name]
        case .xctest(let name): ["UnderstudyTests.\(name)"]
        }
      }
    }

    /// Runs one test in a process of its own.
    init(_ test: Test, _ variables: [Variable: String]) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = test.arguments
      process.environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("XCTest") && !$0.key.hasPrefix("SWT_") }
        .merging(variables.map { ($0.key.rawValue, $0.value) }) { $1 }
      let pipe = Foundation.Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      status = process.terminationStatus
    }
  }
#endif
