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

  /// The outcomes of the calls on concurrent lines, by line.
  var replies: [Int: Reply] = [:]

  /// The calls that the verbs on concurrent lines returned, by line. Their outcomes may still be
  /// pending.
  var findings: [Int: [Program.Invocation]] = [:]

  /// The reported failures, sorted because the specification does not define the order of failures
  /// on one line.
  var reportedFailures: [ReportedFailure] = []

  /// The outcome of a call.
  enum Reply: Hashable {
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
  struct Found: Hashable {
    let call: Program.Invocation
    let reply: Reply
  }
}

/// The facts in a failure, without its text.
struct ReportedFailure: Hashable {
  var kind: MockFailure.Kind
  var isWarning = false

  /// The line of the failure.
  var line: Int

  /// The lines of the rules in the failure, with the nearest candidate first.
  var rules: [Int] = []

  /// The number of received calls.
  var received: Int?

  /// The kinds of failure that programs can cause.
  static let kinds: [MockFailure.Kind] = [
    .unexpectedCall, .tooManyCalls, .outOfOrder, .wrongState, .unmetExpectation,
    .failedVerification, .noValue, .noMoreAnswers, .moreInteractions, .unusedStub, .misuse,
    .lateCall,
  ]

  var delivery = Delivery.immediate

  /// The way in which a failure is reported.
  enum Delivery: Hashable {
    /// The test reports the failure where it happens.
    case immediate

    /// The test reports the failure later, because it happened on another thread.
    case deferred

    /// The failure is reported outside the test, with the name of the test.
    case outside
  }
}

extension ReportedFailure {
  /// Creates the facts from a failure.
  init(_ failure: MockFailure) {
    self.init(kind: failure.kind, line: failure.site.line)
    isWarning = failure.severity == .warning
    delivery =
      failure.endedTest != nil ? .outside : failure.wasDeferred ? .deferred : .immediate
    switch failure.content {
    case let content as UnexpectedCall:
      rules = content.nearest
        .filter { $0.pattern.memberName == content.call.memberName }.map(\.site.line)
    case let content as TooManyCalls:
      rules = [content.expectation.site.line]
      received = content.expectation.received
    case let content as WrongState:
      rules = [content.rule.site.line]
    case let content as UnmetExpectation:
      rules = [content.expectation.site.line]
      received = content.expectation.received
    case let content as FailedVerification:
      received = content.received == content.matching.count ? content.received : -1
    case let content as NoMoreAnswers:
      rules = [content.rule.site.line]
    case let content as MoreInteractions:
      received = content.calls.count
    case let content as UnusedStub:
      rules = [content.stub.site.line]
      received = content.missed
    default:
      break
    }
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// A short description of the failure.
  var description: String {
    "\(delivery == .immediate ? "" : "\(delivery) ")\(isWarning ? "warning " : "")\(kind) at line \(line)"
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
    parts += replies.sorted { $0.key < $1.key }.map { "line \($0.key): \($0.value)" }
    parts += findings.sorted { $0.key < $1.key }.map { "line \($0.key): found \($0.value)" }
    parts += reportedFailures.map(\.description)
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
