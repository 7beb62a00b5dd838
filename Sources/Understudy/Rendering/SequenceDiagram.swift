package import UnderstudyCore

/// What happened on the mocks of a test as a sequence diagram in the language of Mermaid.
///
/// Each call is an arrow from the code under test, followed by what it returned or threw; nothing
/// follows a call that has not ended. When a call ended is not recorded, so an answer stands at its
/// call also where it came later.
package struct SequenceDiagram: CustomStringConvertible {
  private let interactions: [Interaction]
  private let omitted: Int
  private let unmet: [MockFailure.Candidate]

  /// The names of the mocks that occur, in the order of their first calls.
  private let mocks: [String]

  /// Makes the diagram of a history; nil where no mock was called.
  ///
  /// - Parameters:
  ///   - history: What happened.
  ///   - failures: What the end of the scope has reported.
  package init?(_ history: InteractionHistory, failures: [MockFailure]) {
    (interactions, omitted) = history.describe()
    guard !interactions.isEmpty else { return nil }
    unmet = failures.compactMap { failure in
      if case .unmet(let found) = failure.kind { found.expectation } else { nil }
    }
    mocks = (interactions.map(\.call.mock) + unmet.map(\.pattern.mock)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The diagram, line by line.
  package var description: String {
    var lines = ["participant Code as code under test"]
    lines += mocks.map { "participant \(id(of: $0)) as \(MermaidText($0.shortened))" }
    if omitted > 0 {
      lines.append("Note over Code: \(omitted) older call\(omitted == 1 ? "" : "s") left out")
    }
    lines += interactions.flatMap(arrows)
    for mock in mocks { lines += unmet.filter { $0.pattern.mock == mock }.map(note) }
    return "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// A call and its answer.
  private func arrows(_ interaction: Interaction) -> [String] {
    let mock = id(of: interaction.call.mock)
    let call =
      "Code->>\(mock): \(interaction.call.order): \(MermaidText(interaction.call.shortCall))"
    return switch interaction.end {
    case .pending: [call]
    case .returned(let value): [call, "\(mock)-->>Code: \(MermaidText(value.shortened))"]
    case .threw(let error): [call, "\(mock)--xCode: throws \(MermaidText(error.shortened))"]
    }
  }

  /// What an expectation lacks.
  private func note(_ unmet: MockFailure.Candidate) -> String {
    "Note over \(id(of: unmet.pattern.mock)): expected \(unmet.count ?? .any) to "
      + "\(MermaidText(unmet.pattern.shortCall)), received \(unmet.received)"
  }

  /// What stands for a mock in the diagram, because its name may be anything.
  private func id(of mock: String) -> String { "M\(mocks.firstIndex(of: mock)! + 1)" }
}
