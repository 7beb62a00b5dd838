package import ArgumentParser
import Foundation
import MockGenerator

/// Says what can be mocked, and why the rest cannot.
package struct List: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Lists what can be mocked, and says why the rest cannot.",
    discussion: """
      One line for each protocol and class, with the name of its mock; below it, what the mock \
      does without, and why.

        understudy list Sources/Shop
        understudy list --module FoundationNetworking
      """)

  package init() {}

  @OptionGroup var sources: SourceOptions

  /// Prints the list.
  ///
  /// - Parameter console: where everything is printed
  /// - Returns: the exit code, which does not depend on what is listed
  package func perform(on console: Console) throws -> ExitCode {
    let codebase = try sources.codebase(users: nil)
    if let reason = codebase.failure(of: sources.subject) {
      console.report("understudy: error: '\(sources.subject)' cannot be read: \(reason)\n")
      return .incomplete
    }
    let own = sources.module == nil ? sources.subject : nil
    let entries = codebase.inventory(
      of: sources.subject, MockGeneration.Options(own: own, access: .internal))
    let width = entries.map(\.title.count).max() ?? 0
    for entry in entries {
      let title = entry.title.padding(toLength: width, withPad: " ", startingAt: 0)
      console.print("\(title)  \(entry.mock ?? "no mock")  \(entry.place)\n")
      for reason in entry.reasons { console.print("    \(reason)\n") }
    }
    let refused = entries.count { $0.mock == nil }
    console.print("\(entries.count - refused) can be mocked, \(refused) cannot\n")
    return .success
  }
}
