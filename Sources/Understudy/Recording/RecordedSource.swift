package import UnderstudyCore

/// Recorded calls as Swift source: a function that sets up a mock with what was recorded.
package struct RecordedSource {
  /// The calls with equal arguments, and their outcomes in order.
  private struct Group {
    let pattern: String
    let comment: String?
    let changesArguments: Bool
    var outcomes: [Outcome<Any>] = []
  }

  private let name: String
  private let mockType: String
  private let testModule: String
  private var groups: [Group] = []

  /// The modules that the source imports.
  private var modules: Set<String> = []

  /// Groups recorded calls.
  ///
  /// - Parameters:
  ///   - recording: The calls with their values.
  ///   - name: The name of the recording.
  ///   - mockType: The name of the mock class with its module.
  ///   - testModule: The module of the test, which contains the source.
  package init(
    _ recording: Recording, named name: String, for mockType: String, in testModule: String
  ) {
    self.name = name
    self.testModule = testModule
    self.mockType = mockType
    for entry in recording.entries {
      let literals = entry.arguments.map { SwiftLiteral.text(of: $0) }
      let pattern = "self" + entry.member.verbCall(literals.map { $0 ?? ".any" })
      let index = groups.firstIndex { $0.pattern == pattern } ?? groups.count
      if index == groups.count {
        let hasValues = !literals.contains(nil)
        groups.append(
          Group(
            pattern: pattern,
            comment: hasValues ? nil : Self.comment(on: entry.arguments),
            changesArguments: entry.arguments.contains { $0 is any ErasedInout }))
      }
      groups[index].outcomes.append(entry.outcome)
      for value in entry.arguments + [entry.outcome.value].compactMap(\.self) {
        modules.formUnion(SwiftLiteral.modules(of: value))
      }
    }
  }

  /// Explains why a pattern matches any argument in a position.
  private static func comment(on arguments: [Any]) -> String {
    arguments.contains { $0 is HiddenValue }
      ? "The test hides an argument, so any one matches."
      : "An argument has no Swift literal, so any one matches."
  }

  /// The name of the function.
  private var function: String { "setUp" + name.prefix(1).uppercased() + name.dropFirst() }

  /// The source. Ends with a line break.
  package var text: String {
    let setUps = groups.flatMap { lines(of: $0) }.map { "    " + $0 }
    let body = setUps.joined(separator: "\n")
    let parts = mockType.split(separator: ".", maxSplits: 1).map(String.init)
    let named = modules.union(parts.count == 2 ? [parts[0]] : [])
      .subtracting(["Foundation", testModule])
    let imports =
      named.sorted().map { "@testable import \($0)" }
      + (modules.contains("Foundation") ? ["import Foundation"] : []) + ["import Understudy"]
    return """
      // Recorded calls. Delete this file to record them again.
      \(imports.joined(separator: "\n"))

      extension \(parts.last ?? mockType) {
        /// Sets up the calls that were recorded as "\(name)".
        func \(function)() {
      \(body)
        }
      }

      """
  }

  /// Returns the stub or expectation of calls with equal arguments.
  private func lines(of group: Group) -> [String] {
    let answers = group.outcomes.map { answer($0) }
    var lines = group.comment.map { ["// \($0)"] } ?? []
    guard !group.changesArguments else {
      return lines + [
        "// The real object may have changed an inout argument.",
        "// stub(\(group.pattern)).performs { <#$0.value = ...#> }",
      ]
    }
    if answers.allSatisfy({ $0 == .void }) {
      let count = answers.count == 1 ? "" : ", \(answers.count)"
      return lines + ["expect(\(group.pattern)\(count))"]
    }
    let unknown = answers.compactMap { if case .unknown(let text) = $0 { text } else { nil } }
    guard unknown.isEmpty else {
      lines += unknown.map { "// \($0)" }
      return lines + ["// stub(\(group.pattern)).returns(<#result#>)"]
    }
    // The last answer repeats.
    var texts = answers.map(\.text)
    while texts.count > 1, texts.last == texts[texts.count - 2] { texts.removeLast() }
    return lines + ["stub(\(group.pattern))\(texts.joined(separator: ".then"))"]
  }

  /// What a recorded call answers.
  private enum Answer: Equatable {
    case void
    case call(String)
    case unknown(String)

    /// The text after the stub.
    var text: String {
      switch self {
      case .void: ".returns()"
      case .call(let text): text
      case .unknown: ""
      }
    }
  }

  private func answer(_ outcome: Outcome<Any>) -> Answer {
    switch outcome {
    case .pending: .unknown("The call has not returned.")
    case .returned(let value) where value is Void: .void
    case .returned(is HiddenValue): .unknown("Returned a value that the test hides.")
    case .threw(is HiddenValue): .unknown("Threw an error that the test hides.")
    case .returned(let value):
      SwiftLiteral.text(of: value).map { .call(".returns(\($0))") }
        ?? .unknown("Returned a \(type(of: value)), which has no Swift literal.")
    case .threw(let error):
      SwiftLiteral.text(of: error).map { .call(".throws(\($0))") }
        ?? .unknown("Threw a \(type(of: error)), which has no Swift literal.")
    }
  }
}

extension Outcome<Any> {
  /// The result or the error, or `nil` if there is none.
  fileprivate var value: Any? {
    switch self {
    case .pending: nil
    case .returned(let value): value
    case .threw(let error): error
    }
  }
}
