import UnderstudyCore

/// What one line of a program brought about, as far as anyone outside can tell.
struct Observation: Equatable {
  /// The line; 0 for the end of the scope.
  let line: Int

  /// What the call got.
  var reply: Reply?

  /// The lines of the set-ups whose `.performs` ran, in order.
  var notes: [Int] = []

  /// The calls that the verb gave back, oldest first.
  var found: [Found]?

  /// What was reported, sorted, because the specification does not say in which order one line
  /// reports several.
  var reportedFailures: [ReportedFailure] = []

  /// How a call ended.
  enum Reply: Equatable {
    /// It returned the value that stands for this number, 0 for a default value.
    case returned(Int)

    /// It threw ``Damaged``.
    case threw(Int)

    /// It threw `UnansweredCall`.
    case unanswered

    /// Anything else.
    case other(String)
  }

  /// A call that was recorded.
  struct Found: Equatable {
    let call: Program.Invocation
    let reply: Reply
  }
}

/// What a failure says, without its words.
struct ReportedFailure: Equatable {
  var kind: Kind
  var isWarning = false

  /// The line that it belongs to.
  var line: Int

  /// The lines of the rules that it is about; of several candidates the nearest comes first.
  var rules: [Int] = []

  /// How many calls it counts.
  var received: Int?

  /// The kinds of failure.
  enum Kind: Equatable {
    case unexpectedCall
    case tooManyCalls
    case outOfOrder
    case wrongState
    case unmet
    case verification
    case noValue
    case noMoreAnswers
    case moreInteractions
    case unusedStub
    case misuse
    case other(String)

    /// All kinds but the last.
    static let all: [Kind] = [
      .unexpectedCall, .tooManyCalls, .outOfOrder, .wrongState, .unmet, .verification, .noValue,
      .noMoreAnswers, .moreInteractions, .unusedStub, .misuse,
    ]
  }
}

extension ReportedFailure {
  /// Takes the words from a failure.
  init(_ failure: MockFailure) {
    self.init(kind: .other(failure.headline), line: failure.site.line)
    isWarning = failure.severity == .warning
    switch failure.kind {
    case .unexpectedCall(let call, let alternatives, _):
      kind = .unexpectedCall
      rules = alternatives.nearest.filter { $0.pattern.memberName == call.memberName }.map(
        \.site.line)
    case .tooManyCalls(_, let candidate, _):
      kind = .tooManyCalls
      rules = [candidate.site.line]
      received = candidate.received
    case .outOfOrder:
      kind = .outOfOrder
    case .wrongState(_, let candidate, _):
      kind = .wrongState
      rules = [candidate.site.line]
    case .unmet(let unmet):
      kind = .unmet
      rules = [unmet.expectation.site.line]
      received = unmet.expectation.received
    case .verification(let verification):
      kind = .verification
      received =
        verification.received == verification.matching.count ? verification.received : -1
    case .noValue:
      kind = .noValue
    case .noMoreAnswers(_, let candidate):
      kind = .noMoreAnswers
      rules = [candidate.site.line]
    case .moreInteractions(_, let left):
      kind = .moreInteractions
      received = left.count
    case .unusedStub(let candidate, _, let calls, _):
      kind = .unusedStub
      rules = [candidate.site.line]
      received = calls
    case .misuse:
      kind = .misuse
    default:
      break
    }
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The reported failure in a few words.
  var description: String {
    "\(isWarning ? "warning " : "")\(kind) at line \(line)"
      + (rules.isEmpty ? "" : ", of line \(rules.map(String.init).joined(separator: ", "))")
      + (received.map { ", received \($0)" } ?? "")
  }
}

extension Observation.Found: CustomStringConvertible {
  /// The call and how it ended.
  var description: String { "\(call) \(reply)" }
}

extension Observation: CustomStringConvertible {
  /// All that happened, in a line.
  var description: String {
    var parts: [String] = []
    if let reply { parts.append("\(reply)") }
    if !notes.isEmpty { parts.append("notes of line \(notes)") }
    if let found { parts.append("found \(found)") }
    parts += reportedFailures.map(\.description)
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
