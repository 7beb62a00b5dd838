package import ArgumentParser
import Foundation
package import UnderstudyFiles

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
  package func perform(on console: Console) throws -> ExitStatus {
    var merged = CoverageRecord(requirements: [:], stubs: [:])
    for file in files {
      merged.merge(try CoverageRecord.records(inFileAt: file))
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
    let data = try SourceFolder.contents(of: path)
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { number, line in
      // Editors end lines with a carriage return, too.
      guard line.contains(where: { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: " ") }) else {
        return nil
      }
      do {
        return try JSONDecoder().decode(CoverageRecord.self, from: Data(line))
      } catch {
        throw InvalidCoverage(path: path, number: number + 1)
      }
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

/// A line of a file that no test has written.
struct InvalidCoverage: CommandError {
  /// The path of the file.
  let path: String

  /// The number of the line, from 1.
  let number: Int

  var description: String { "'\(path)' \(predicate)" }

  /// What is wrong, and what to do.
  private var predicate: String {
    "is not a coverage file: line \(number) is no record of a test run; delete it, and run the tests "
      + "with UNDERSTUDY_COVERAGE=\(path)"
  }

  var place: String? { "\(path):\(number):1" }

  var problem: String { "this \(predicate)" }

  var exitCode: ExitStatus { .invalid }
}
