package import ArgumentParser
import Foundation
import MockEmitter
import MockGenerator
package import UnderstudyFiles

/// Lists the declarations that can be mocked, and the reasons why others cannot.
package struct List: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Lists the declarations that can be mocked, and the reasons against the others.",
    discussion: """
      One line for each protocol and class, with the name of its mock. Below it, the members that \
      the mock lacks, with the reasons.

        understudy-cli list Sources/Shop
        understudy-cli list --module FoundationNetworking

      With --replaceable, one line for each function, and for each member that cannot be \
      overridden. Tests can replace it if it is 'dynamic'.
      """)

  package init() {}

  @OptionGroup var sources: SourceOptions

  @Flag(help: "List the declarations that tests can replace, instead of those that can be mocked.")
  var replaceable = false

  /// Prints the list.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code, which does not depend on the list.
  package func perform(on console: Console) throws -> ExitStatus {
    let faults = SourceFaults()
    let codebase = try sources.codebase(users: nil, faults)
    if let reason = codebase.failure(of: sources.subject) {
      console.report("understudy: error: '\(sources.subject)' cannot be read: \(reason)\n")
      return .incomplete
    }
    if replaceable {
      list(codebase.replaceable(in: sources.subject), on: console)
      return .success
    }
    let own = sources.module == nil ? sources.subject : nil
    let entries = codebase.inventory(
      of: sources.subject, MockPipeline.Options(own: own, access: .internal))
    try faults.check()
    let width = entries.map(\.title.count).max() ?? 0
    for entry in entries {
      let title = entry.title.padding(toLength: width, withPad: " ", startingAt: 0)
      console.print("\(title)  \(entry.mock ?? "no mock")  \(entry.fileLocation.withoutColumn)\n")
      for reason in entry.reasons { console.print("    \(reason)\n") }
    }
    let refused = entries.count { $0.mock == nil }
    console.print("\(entries.count - refused) can be mocked, \(refused) cannot\n")
    return .success
  }

  /// Prints the declarations that can be replaced.
  private func list(_ entries: [InventoryEntry], on console: Console) {
    let width = entries.map(\.title.count).max() ?? 0
    for entry in entries {
      let title = entry.title.padding(toLength: width, withPad: " ", startingAt: 0)
      console.print("\(title)  \(entry.fileLocation.withoutColumn)\n")
      for reason in entry.reasons { console.print("    not replaceable: \(reason)\n") }
    }
    let refused = entries.count { !$0.reasons.isEmpty }
    console.print(
      "\(entries.count - refused) can be replaced where they are dynamic, \(refused) cannot\n")
  }
}
