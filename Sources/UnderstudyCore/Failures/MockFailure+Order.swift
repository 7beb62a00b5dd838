extension MockFailure {
  /// How an order was broken.
  public enum OrderProblem: Sendable {
    /// A call came when its expectation could not take it: too late, after the other expectation had
    /// closed it, or too early, before the other one had its calls.
    case call(CallDescription, PatternDescription, isLate: Bool)

    /// A call that was verified came before the one that it should have followed.
    case early(PatternDescription, before: PatternDescription)

    /// Too few calls, or too many, came at the place of one that was verified.
    case count(PatternDescription, CallCount, received: Int, after: PatternDescription?)

    /// A call came between those that were verified.
    case between(CallDescription)

    /// The first line.
    ///
    /// - Parameter limit: How long the text of one value may be, in characters.
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

    /// The calls and patterns that the first line names.
    var named: [any ArgumentTexts] {
      switch self {
      case .call(let call, let other, _): [call, other]
      case .early(let pattern, let other): [pattern, other]
      case .count(let pattern, _, _, let previous): [pattern] + (previous.map { [$0] } ?? [])
      case .between(let call): [call]
      }
    }
  }

  /// An order in words, with how far it has come.
  public struct OrderDescription: Sendable {
    /// One expectation or pattern of the order.
    public struct Entry: Sendable {
      /// How far it has come.
      public enum Status: String, Sendable {
        /// It has had its calls.
        case done = "ok"

        /// Its calls are yet to come.
        case missing

        /// Its calls came before their time.
        case early

        /// Its calls came after their time.
        case late

        /// It has had more calls than it takes.
        case tooMany = "too many"

        /// It has calls, which were not judged, as one before it has not had its own.
        case unjudged = "came"
      }

      /// The call.
      public let pattern: PatternDescription

      /// How often it should come.
      public let count: CallCount

      /// The numbers of its calls, in the order of all calls.
      public let calls: [Int]

      /// How far it has come.
      public let status: Status
    }

    /// The name of the order, with its line: `order "checkout" (CheckoutTests.swift:40)`.
    public let name: String

    /// What belongs to the order.
    public let entries: [Entry]

    /// The call that came between those of the entries.
    public let intruder: CallDescription?
  }
}

extension BrokenOrder {
  /// The order in words. Never under a lock.
  ///
  /// - Parameters:
  ///   - call: The order number of the call that would break it.
  ///   - numbers: The numbers that calls have in the failure.
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
