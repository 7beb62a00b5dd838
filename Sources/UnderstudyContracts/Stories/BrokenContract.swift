public import UnderstudyCore

/// The details of an implementation that behaves differently from another one.
package struct BrokenContract: FailureContent {
  /// The outcome of one step of the story.
  package struct Step: Sendable {
    /// The call, without the name of an object.
    let call: String

    /// What the call returned or threw.
    let outcome: String
  }

  /// The number of equal steps before the difference that the body shows.
  private static let shown = 5

  /// The name of the protocol.
  package let contract: String

  /// The name of the implementation that the others are compared with.
  package let reference: String

  /// The name of the implementation that differs.
  package let implementation: String

  /// The steps that both have in common.
  package let common: [Step]

  /// The next step of each implementation, or `nil` if its story ended.
  package let difference: (reference: Step?, implementation: Step?)

  /// Where the steps differ, or `nil` if their texts show it.
  package let remark: String?

  package var kind: MockFailure.Kind { .brokenContract }

  package func headline(_ limit: Int) -> String {
    "\(implementation) does not behave like \(reference), as \(contract) requires: "
      + "step \(common.count + 1) differs"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    let first = max(0, common.count - Self.shown)
    var steps = common[first...].enumerated().map { offset, step in
      "#\(first + offset + 1) \(step.call) \(step.outcome)"
    }
    if first > 0 { steps.insert("... \(first) more", at: 0) }
    let number = common.count + 1
    // The values may be long, so the remark comes first.
    return (remark.map { [.note($0)] } ?? []) + [
      .facts("both", steps),
      .fact("expected", "\(text(difference.reference, number))  (\(reference))"),
      .fact("actual", "\(text(difference.implementation, number))  (\(implementation))"),
    ]
  }

  private func text(_ step: Step?, _ number: Int) -> String {
    step.map { "#\(number) \($0.call) \($0.outcome)" } ?? "no further call"
  }
}

extension MockFailure.Kind {
  /// An implementation that behaves differently from another one.
  public static let brokenContract = Self("brokenContract")
}
