/// The details of an unmet expectation, and where its calls may have gone.
package struct UnmetExpectation: FailureContent {
  /// The expectation.
  package let expectation: MockFailure.Candidate

  /// The calls on its mock.
  package let others: MockFailure.History

  /// The first calls on other mocks that would have met it, oldest first.
  package let elsewhere: [CallDescription]

  /// The current values of the states that it requires.
  package let states: [String]

  /// The line of another expectation of the same call. Each of them needs its own calls.
  package let duplicate: MockSourceLocation?

  /// How long the verification has waited, or `nil` if it has not.
  package let wait: MockFailure.Wait?

  /// The number of the last call that was made at the wrong time. Its failure has been reported.
  package let refusedCall: Int?

  /// The number of the call that was probably meant for the expectation. Its failure, which explains
  /// the difference, has been reported.
  package let meantCall: Int?

  package var kind: MockFailure.Kind { .unmetExpectation }

  package var subjects: [any DescribedCall] { [expectation.pattern] }

  package var candidates: [MockFailure.Candidate] { [expectation] }

  package func headline(_ limit: Int) -> String {
    headline(
      expectation.count ?? .any, to: expectation.pattern.text(limit),
      received: expectation.received, after: wait)
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    let site = FailurePart.line("expected at", expectation.site, nil)
    if let refusedCall {
      return [site, .note("#\(refusedCall) was made at the wrong time, as its own failure says")]
    }
    if let meantCall {
      return [site, .note("probably meant  #\(meantCall), reported as unexpected")]
    }
    return [
      site,
      .facts("action", expectation.actions),
      .facts("in", expectation.orders),
      .facts("allowed when", expectation.states),
      .facts("now", states),
      .facts(
        "also at", duplicate.map { ["\($0): each of these expectations needs its own calls"] } ?? []
      ),
      .calls(others, on: expectation.pattern.mock, areOthers: expectation.received == 0),
    ] + FailurePart.elsewhere(elsewhere)
  }
}

extension MockFailure.Kind {
  /// An expectation with too few calls or, in an explicit verification, a violated rejection.
  public static let unmetExpectation = Self("unmetExpectation")
}
