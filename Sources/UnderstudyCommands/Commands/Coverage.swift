package import ArgumentParser
import Foundation

/// Prints what no test did with the mocks of a test run.
package struct Coverage: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Lists the requirements of mocks and the stubs that no test used.",
    discussion: """
      The tests write the file if UNDERSTUDY_COVERAGE names it. They append to it, so delete it \
      before a run.

        rm -f coverage.jsonl
        UNDERSTUDY_COVERAGE=coverage.jsonl swift test
        understudy-cli coverage coverage.jsonl

      Listed are requirements of mocks that no test has stubbed, expected or verified, and stubs \
      that no call has used in any test.
      """)

  package init() {}

  @Argument(help: "The files that the tests have written.")
  var files: [String]

  @Flag(help: "Fail with exit code 2 if anything is listed.")
  var check = false

  /// Prints the list.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitCode {
    var merged = CoverageRecord(requirements: [:], stubs: [:])
    for file in files {
      do {
        merged.merge(try CoverageRecord.records(inFileAt: file))
      } catch {
        console.report("\(file): error: this is not a coverage file: \(error)\n")
        return .incomplete
      }
    }
    let requirements = merged.unusedRequirements
    for (name, unused) in requirements {
      console.print("\(name): \(unused.joined(separator: ", "))\n")
    }
    let stubs = merged.unusedStubs
    for stub in stubs { console.print("\(stub): unused stub\n") }
    let count = requirements.reduce(0) { $0 + $1.requirements.count }
    console.print(
      "\(count) of \(merged.requirementCount) requirements were not stubbed, expected or verified, "
        + "and \(stubs.count) of \(merged.stubs.count) stubs were not used\n")
    return check && count + stubs.count > 0 ? .unused : .success
  }
}

/// What the tests of a process did with their mocks: a line of a coverage file.
struct CoverageRecord: Codable {
  /// What was done with each requirement, by protocol and requirement.
  var requirements: [String: [String: Set<String>]]

  /// Whether a call used a stub, by its line.
  var stubs: [String: Bool]

  /// Reads the lines of a file.
  static func records(inFileAt path: String) throws -> [CoverageRecord] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(CoverageRecord.self, from: Data($0.utf8))
    }
  }

  /// Adds the uses in other records.
  mutating func merge(_ others: [CoverageRecord]) {
    for other in others {
      for (name, uses) in other.requirements {
        requirements[name, default: [:]].merge(uses) { $0.union($1) }
      }
      stubs.merge(other.stubs) { $0 || $1 }
    }
  }

  /// The number of requirements.
  var requirementCount: Int { requirements.values.reduce(0) { $0 + $1.count } }

  /// The requirements that were at most called, by protocol.
  var unusedRequirements: [(name: String, requirements: [String])] {
    requirements.sorted { $0.key < $1.key }.compactMap { name, uses in
      let unused = uses.filter { $0.value.isSubset(of: ["called"]) }.keys.sorted()
      return unused.isEmpty ? nil : (name, unused)
    }
  }

  /// The lines of stubs that no call used.
  var unusedStubs: [String] { stubs.filter { !$0.value }.keys.sorted() }
}
