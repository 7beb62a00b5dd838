import UnderstudyCore

extension FailureReport {
  /// The fact that a verification did not wait.
  static let noTimeout = "none"

  /// Returns all facts of a failure except its line.
  static func facts(of content: any FailureContent) -> [Fact: String] {
    callFacts(content).merging(ownFacts(content)) { $1 }
  }

  /// Returns the facts about the calls in the first line.
  private static func callFacts(_ content: any FailureContent) -> [Fact: String] {
    guard let subject = content.subjects.first else { return [:] }
    // The arguments of the call that was made are more specific than those of the expectation.
    let calls = content is TooManyCalls ? [content.subjects.last ?? subject] : content.subjects
    return [
      .member: name(of: subject),
      .mocks: "\(calls.map(\.mock))",
      .arguments: "\(calls.flatMap(\.arguments))",
    ]
  }

  /// Returns the facts that only some kinds of failures have.
  private static func ownFacts(_ content: any FailureContent) -> [Fact: String] {
    switch content {
    case let content as FailedVerification:
      facts(content.count, content.received).merging(facts(content.wait)) { $1 }
    case let content as UnmetExpectation:
      facts(content.expectation.count, content.expectation.received)
        .merging(facts(content.wait)) { $1 }
    case let content as TooManyCalls:
      facts(content.expectation.count, content.expectation.received)
    case let content as MoreInteractions:
      [.mocks: "\([content.mock])", .received: "\(content.calls.count)"]
    case let content as NoValue: [.result: content.resultType]
    case let content as StateNotReached:
      facts(content.wait).merging([.states: content.condition]) { $1 }
    case let content as ConditionNotMet:
      facts(content.wait).merging([.states: content.condition ?? "", .received: last(content)]) {
        $1
      }
    case let content as WrongState:
      [.states: content.actual.joined(separator: " and ")]
    case let content as OutOfOrder: facts(content.problem)
    default: [:]
    }
  }

  /// Returns the description of the last value or error of a condition.
  private static func last(_ content: ConditionNotMet) -> String {
    switch content.last {
    case .mismatch(let mismatch): mismatch.actual
    case .threw(let error): "threw \(error)"
    }
  }

  /// Returns the facts about a number of calls.
  private static func facts(_ count: CallCount?, _ received: Int) -> [Fact: String] {
    [.count: bounds(of: count ?? .any), .received: "\(received)"]
  }

  /// Returns the bounds of a count: `1...3`, `2...`.
  static func bounds(of count: CallCount) -> String {
    "\(count.lower)...\(count.upper.map(String.init) ?? "")"
  }

  /// Returns the facts about a wait.
  private static func facts(_ wait: MockFailure.Wait?) -> [Fact: String] {
    guard let wait else { return [.timeout: noTimeout] }
    return [
      .timeout: wait.wasCancelled ? "cancelled, \(wait.limit.duration)" : "\(wait.limit.duration)"
    ]
  }

  /// Returns the facts about a broken order.
  private static func facts(_ problem: OutOfOrder.Problem) -> [Fact: String] {
    switch problem {
    case .call(_, let other, let isLate):
      [.neighbor: "\(isLate ? "after" : "before") \(name(of: other))"]
    case .early(_, let other): [.neighbor: "before \(name(of: other))"]
    case .count(_, let count, let received, let previous):
      facts(count, received).merging([.neighbor: previous.map { "after \(name(of: $0))" } ?? ""]) {
        $1
      }
    case .between: [.neighbor: "between"]
    }
  }

  /// Returns the name of the called member, which ends with `=` for a setter.
  private static func name(of call: CallDescription) -> String {
    let labels = call.memberName.count { $0 == ":" }
    return call.memberName + (call.arguments.count > labels ? "=" : "")
  }
}
