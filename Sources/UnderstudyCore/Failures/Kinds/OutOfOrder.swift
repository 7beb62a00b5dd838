/// The details of a broken order.
package struct OutOfOrder: FailureContent {
  /// The ways in which an order can be broken.
  package enum Problem: Sendable {
    /// A call was made at the wrong time: too late, after a call to a later step, or too early,
    /// before an earlier step had all its calls.
    case call(CallDescription, PatternDescription, isLate: Bool)

    /// A verified call was made before the one that it should have followed.
    case early(PatternDescription, before: PatternDescription)

    /// Too few or too many calls were made at the position of a verified one.
    case count(PatternDescription, CallCount, received: Int, after: PatternDescription?)

    /// A call was made between the verified ones.
    case between(CallDescription)
  }

  /// The way in which the order was broken.
  package let problem: Problem

  /// The order and its progress.
  package let order: MockFailure.OrderDescription

  /// The calls before the one that broke the order.
  package let history: MockFailure.History

  package var kind: MockFailure.Kind { .outOfOrder }

  package var subjects: [any DescribedCall] {
    switch problem {
    case .call(let call, let other, _): [call, other]
    case .early(let pattern, let other): [pattern, other]
    case .count(let pattern, _, _, let previous): [pattern] + (previous.map { [$0] } ?? [])
    case .between(let call): [call]
    }
  }

  package func headline(_ limit: Int) -> String {
    switch problem {
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

  package func body(of failure: MockFailure) -> [FailurePart] {
    [.order(order), .history("before this", history)]
  }
}

extension MockFailure.Kind {
  /// A call that was made out of order, or verified calls that were not made in order.
  public static let outOfOrder = Self("outOfOrder")
}
