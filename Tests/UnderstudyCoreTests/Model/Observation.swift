import UnderstudyCore

/// The observable effects of one line of a program.
struct Observation: Equatable {
  /// The line, or 0 for the end of the scope.
  let line: Int

  /// The outcome of the call.
  var reply: Reply?

  /// The lines of the setups whose `.performs` ran, in order.
  var notes: [Int] = []

  /// The calls that the verb returned, oldest first.
  var found: [Found]?

  /// The reported failures, sorted because the specification does not define the order of failures
  /// on one line.
  var reportedFailures: [ReportedFailure] = []

  /// The outcome of a call.
  enum Reply: Equatable {
    /// The call returned the value for this number, or a default value if the number is 0.
    case returned(Int)

    /// The call threw ``Damaged`` with this code.
    case threw(Int)

    /// The call threw `UnansweredCall`.
    case unanswered

    /// Any other outcome.
    case other(String)
  }

  /// A recorded call.
  struct Found: Equatable {
    let call: Program.Invocation
    let reply: Reply
  }
}

/// The facts in a failure, without its text.
struct ReportedFailure: Equatable {
  var kind: Kind
  var isWarning = false

  /// The line of the failure.
  var line: Int

  /// The lines of the rules in the failure, with the nearest candidate first.
  var rules: [Int] = []

  /// The number of received calls.
  var received: Int?

  /// The kind of a failure.
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

    /// All kinds except `other`.
    static let all: [Kind] = [
      .unexpectedCall, .tooManyCalls, .outOfOrder, .wrongState, .unmet, .verification, .noValue,
      .noMoreAnswers, .moreInteractions, .unusedStub, .misuse,
    ]
  }
}

extension ReportedFailure {
  /// Creates the facts from a failure.
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
  /// A short description of the failure.
  var description: String {
    "\(isWarning ? "warning " : "")\(kind) at line \(line)"
      + (rules.isEmpty ? "" : ", of line \(rules.map(String.init).joined(separator: ", "))")
      + (received.map { ", received \($0)" } ?? "")
  }
}

extension Observation.Found: CustomStringConvertible {
  /// The call and its outcome.
  var description: String { "\(call) \(reply)" }
}

extension Observation: CustomStringConvertible {
  /// All effects in one line.
  var description: String {
    var parts: [String] = []
    if let reply { parts.append("\(reply)") }
    if !notes.isEmpty { parts.append("notes of line \(notes)") }
    if let found { parts.append("found \(found)") }
    parts += reportedFailures.map(\.description)
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
