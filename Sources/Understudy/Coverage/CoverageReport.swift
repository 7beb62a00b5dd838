internal import Foundation
package import UnderstudyCore

/// What no test of the process did with its mocks, as text and as a line of JSON.
package struct CoverageReport {
  /// A line of the file for `understudy-cli coverage`, which merges the lines of all processes.
  package struct Record: Codable, Equatable {
    /// What was done with each requirement, by protocol and requirement: `called`, `stubbed`,
    /// `expected`, `verified`.
    package var requirements: [String: [String: [String]]]

    /// Whether a call used a stub, by its line: `Tests/ShopTests/TillTests.swift:31`.
    package var stubs: [String: Bool]
  }

  /// The file, or `nil` if the environment variable is missing or empty.
  private static let path = fileName(in: ProcessInfo.processInfo.environment)

  /// Returns the file that an environment names, or `nil` if it names none.
  package static func fileName(in environment: [String: String]) -> String? {
    environment["UNDERSTUDY_COVERAGE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The coverage if the environment variable `UNDERSTUDY_COVERAGE` names a file for it.
  package static var coverageForFile: MockCoverage? { path == nil ? nil : .shared }

  /// Requests the report at the end of the process.
  ///
  /// - Returns: The coverage of the process.
  package static func requested() -> MockCoverage {
    MockCoverage.shared.requestReport()
    return .shared
  }

  /// What the last report contained.
  private static let last = Guarded<Record?>(nil)

  /// Prints the report if a test has requested it, and appends it to the file if there is one. Does
  /// nothing if nothing has changed since the last report.
  static func end() {
    let report = CoverageReport(.shared)
    let record = report.record
    guard
      last.withLock({ last in
        defer { last = record }
        return last != record
      })
    else { return }
    if MockCoverage.shared.isReportRequested, let text = report.text {
      FileHandle.standardError.write(Data(text.utf8))
    }
    if let path { report.append(toFileAt: path) }
  }

  private let coverage: MockCoverage

  /// Creates the report of a coverage.
  package init(_ coverage: MockCoverage) { self.coverage = coverage }

  /// The text, or `nil` if nothing is left unused. Ends with a line break.
  package var text: String? {
    let requirements = coverage.requirements.sorted { $0.key < $1.key }.compactMap { name, uses in
      let unused = uses.filter { $0.value.isSubset(of: .called) }.keys.sorted()
      return unused.isEmpty ? nil : "  \(name): \(unused.joined(separator: ", "))\n"
    }
    let stubs = coverage.stubs.filter { !$0.value }.keys.map { "  \($0.link)\n" }.sorted()
    let parts = [
      ("Requirements of mocks that no test stubbed, expected or verified:\n", requirements),
      ("Stubs that no call used:\n", stubs),
    ].filter { !$0.1.isEmpty }
    return parts.isEmpty ? nil : parts.map { $0 + $1.joined() }.joined()
  }

  /// The record of the process.
  package var record: Record {
    let names: [(MockCoverage.Uses, String)] = [
      (.called, "called"), (.stubbed, "stubbed"), (.expected, "expected"), (.verified, "verified"),
    ]
    return Record(
      requirements: coverage.requirements.mapValues { uses in
        uses.mapValues { use in names.filter { use.contains($0.0) }.map(\.1) }
      },
      stubs: Dictionary(
        coverage.stubs.map { ($0.key.link, $0.value) }, uniquingKeysWith: { $0 || $1 }))
  }

  private func append(toFileAt path: String) {
    guard let line = record.jsonLine else { return }
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else {
      let message = "understudy: error: UNDERSTUDY_COVERAGE=\(path) cannot be written\n"
      return FileHandle.standardError.write(Data(message.utf8))
    }
    file.seekToEndOfFile()
    file.write(Data("\(line)\n".utf8))
    file.closeFile()
  }
}
