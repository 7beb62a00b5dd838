package import UnderstudyCore
import UnderstudyValues

/// A Mermaid sequence diagram of the calls on the mocks of a test.
///
/// Each call is an arrow from the code under test, followed by the value that it returned or the
/// error that it threw. A pending call has no answer. The end of a call is not recorded, so answers
/// are shown immediately after their calls.
package struct SequenceDiagram: CustomStringConvertible {
  private let calls: [CallDescription]
  private let omitted: Int
  private let unmet: [MockFailure.Candidate]

  /// The states of the test at its end.
  private let states: [String]

  /// The names of the mocks in the diagram, in the order of their first calls.
  private let mocks: [String]

  /// Creates the diagram of a history, or returns `nil` if no mock was called.
  ///
  /// - Parameters:
  ///   - history: The recorded interactions.
  ///   - failures: The failures reported at the end of the scope.
  ///   - states: The states of the test at its end: `connection is "open"`.
  package init?(_ history: InteractionHistory, failures: [MockFailure], states: [String] = []) {
    (calls, omitted) = history.describe()
    guard !calls.isEmpty else { return nil }
    self.states = states
    unmet = failures.compactMap { ($0.content as? UnmetExpectation)?.expectation }
    mocks = (calls.map(\.mock) + unmet.map(\.pattern.mock)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The diagram, line by line.
  package var description: String {
    var lines = ["participant Code as code under test"]
    lines += mocks.map { "participant \(id(of: $0)) as \(MermaidLabel($0.shortened))" }
    if omitted > 0 {
      lines.append("Note over Code: \(omitted) older call\(omitted == 1 ? "" : "s") left out")
    }
    lines += calls.flatMap(arrows)
    lines += states.map { "Note over Code: at the end, \(MermaidLabel($0))" }
    for mock in mocks { lines += unmet.filter { $0.pattern.mock == mock }.map(note) }
    return "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Returns the arrows of a call and its answer.
  private func arrows(_ description: CallDescription) -> [String] {
    let mock = id(of: description.mock)
    let call = "Code->>\(mock): \(description.order): \(MermaidLabel(description.shortCall))"
    return switch description.outcome {
    case .pending, nil: [call]
    case .returned(let value): [call, "\(mock)-->>Code: \(MermaidLabel(value.shortened))"]
    case .threw(let error): [call, "\(mock)--xCode: throws \(MermaidLabel(error.shortened))"]
    }
  }

  /// Returns a note about an unmet expectation.
  private func note(_ unmet: MockFailure.Candidate) -> String {
    "Note over \(id(of: unmet.pattern.mock)): expected \(unmet.count ?? .any) to "
      + "\(MermaidLabel(unmet.pattern.shortCall)), received \(unmet.received)"
  }

  /// Returns the identifier of a mock in the diagram. Its name may contain any characters.
  private func id(of mock: String) -> String { "M\(mocks.firstIndex(of: mock)! + 1)" }
}

/// A single line of text for a diagram. Text with a meaning in Mermaid is escaped.
struct MermaidLabel: CustomStringConvertible {
  /// The maximum length of a text, in characters. Mermaid does not draw diagrams of more than
  /// 50,000 characters.
  private static let longest = 120

  private let text: String

  /// Creates a text that is escaped on demand.
  init(_ text: String) { self.text = text }

  var description: String {
    let line = text.split(whereSeparator: Self.isControl).joined(separator: " ")
    let isLong = line.count > Self.longest
    let short = isLong ? "\(line.prefix(Self.longest))..." : line
    // The word "end" closes a block. Mermaid's documentation recommends escaping it.
    return Self.escapingEnd(in: short.map(Self.escape).joined())
  }

  /// Returns a text with the first letter of each word "end" escaped.
  private static func escapingEnd(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.lowercased() == "end" {
        result += entity(word.unicodeScalars.first!) + word.dropFirst()
      } else {
        result += word.isEmpty ? String(first) : String(word)
      }
      rest = rest.dropFirst(max(word.count, 1))
    }
    return result
  }

  private static func isControl(_ character: Character) -> Bool {
    character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Escapes a character that ends a line or begins an entity, tag, comment or formula.
  private static func escape(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, ";#<>&%$".contains(character) else {
      return String(character)
    }
    return entity(scalar)
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }
}
