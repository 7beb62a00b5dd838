extension MockFailure {
  /// The ways in which an order can be broken.
  public enum OrderProblem: Sendable {
    /// A call was made at the wrong time: too late, after a call to a later step, or too early,
    /// before an earlier step had all its calls.
    case call(CallDescription, PatternDescription, isLate: Bool)

    /// A verified call was made before the one that it should have followed.
    case early(PatternDescription, before: PatternDescription)

    /// Too few or too many calls were made at the position of a verified one.
    case count(PatternDescription, CallCount, received: Int, after: PatternDescription?)

    /// A call was made between the verified ones.
    case between(CallDescription)

    /// Returns the first line.
    ///
    /// - Parameter limit: The maximum length of the text of a value, in characters.
    func headline(_ limit: Int) -> String {
      switch self {
      case .call(let call, let other, let isLate):
        "Out of order: \(call.text(limit)) came \(isLate ? "after" : "before") "
          + other.text(limit)
      case .early(let pattern, let other):
        "Out of order: \(pattern.text(limit)) came before \(other.text(limit))"
      case .count(let pattern, let count, let received, let previous):
        "Expected \(count) to \(pattern.text(limit))"
          + "\(previous.map { " after \($0.text(limit))" } ?? ""), received \(received)"
      case .between(let call):
        "Out of order: \(call.text(limit)) came in between"
      }
    }

    /// The calls and patterns in the first line.
    var named: [any ArgumentTexts] {
      switch self {
      case .call(let call, let other, _): [call, other]
      case .early(let pattern, let other): [pattern, other]
      case .count(let pattern, _, _, let previous): [pattern] + (previous.map { [$0] } ?? [])
      case .between(let call): [call]
      }
    }
  }

  /// The description of an order and its progress.
  public struct OrderDescription: Sendable {
    /// A step of the order.
    public struct Entry: Sendable {
      /// The progress of a step.
      public enum Status: String, Sendable {
        /// It has received its calls.
        case done = "ok"

        /// It has not received its calls.
        case missing

        /// Its calls were made too early.
        case early

        /// Its calls were made too late.
        case late

        /// It has received more calls than allowed.
        case tooMany = "too many"

        /// It has received calls, but they were not verified, because an earlier step has failed.
        case unjudged = "came"
      }

      /// The call.
      public let pattern: PatternDescription

      /// How many times the call should be made.
      public let count: CallCount

      /// The numbers of its calls among all calls.
      public let calls: [Int]

      /// The progress of the step.
      public let status: Status
    }

    /// The name of the order and its line: `order "checkout" (CheckoutTests.swift:40)`.
    public let name: String

    /// The steps of the order.
    public let entries: [Entry]

    /// The call that was made between those of the steps.
    public let intruder: CallDescription?
  }
}

extension BrokenOrder {
  /// Describes the order. Must not be called under a lock.
  ///
  /// - Parameters:
  ///   - call: The order number of the call that breaks the order.
  ///   - numbers: The numbers of the calls in the failure.
  func text(with call: UInt64, _ numbers: CallNumbers) -> MockFailure.OrderDescription {
    let entries = self.entries.map { entry in
      let isBroken = entry.place === place
      let status: MockFailure.OrderDescription.Entry.Status =
        isBroken ? (isClosed ? .late : .early) : entry.isSatisfied ? .done : .missing
      return MockFailure.OrderDescription.Entry(
        pattern: entry.place.describe(), count: entry.place.count,
        calls: (entry.taken + (isBroken ? [call] : [])).map { numbers[$0] }, status: status)
    }
    return MockFailure.OrderDescription(name: order.text, entries: entries, intruder: nil)
  }
}
