/// The details of suspended calls that the test has not completed.
package struct UncompletedCalls: FailureContent {
  /// The pattern of the stub or expectation that suspended the calls.
  package let pattern: PatternDescription

  /// The calls, oldest first.
  package let calls: [CallDescription]

  package var kind: MockFailure.Kind { .uncompletedCalls }

  package var subjects: [any DescribedCall] { calls.count == 1 ? [calls[0]] : [pattern] }

  package func headline(_ limit: Int) -> String {
    calls.count == 1
      ? "Never completed: \(calls[0].text(limit))"
      : "Never completed: \(calls.count) calls to \(pattern.text(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .fact("suspended at", failure.site.description),
      .facts("calls", calls.count == 1 ? [] : calls.map { $0.text(Truncation.inNames) }),
      .note("Complete each call with resume(...), or cancel the task that makes it."),
    ]
  }
}

extension MockFailure.Kind {
  /// Suspended calls that the test has not completed.
  public static let uncompletedCalls = Self("uncompletedCalls")
}
