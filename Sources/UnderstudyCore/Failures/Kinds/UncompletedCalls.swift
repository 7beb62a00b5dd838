/// The details of suspended calls that the test has not completed, or of held calls that it has not
/// released.
package struct UncompletedCalls: FailureContent {
  /// The pattern of the stub or expectation that suspended the calls.
  package let pattern: PatternDescription

  /// The calls, oldest first.
  package let calls: [CallDescription]

  /// A Boolean value that indicates whether the calls are held by `holds()`.
  var areHeld = false

  package var kind: MockFailure.Kind { .uncompletedCalls }

  package var subjects: [any DescribedCall] { calls.count == 1 ? [calls[0]] : [pattern] }

  package func headline(_ limit: Int) -> String {
    let problem = areHeld ? "Never released" : "Never completed"
    return calls.count == 1
      ? "\(problem): \(calls[0].text(limit))"
      : "\(problem): \(calls.count) calls to \(pattern.text(limit))"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .fact(areHeld ? "held at" : "suspended at", failure.site.description),
      .facts("calls", calls.count == 1 ? [] : calls.map { $0.text(Truncation.inNames) }),
      .note(
        areHeld
          ? "Call release() on the setup that holds the calls, or cancel the tasks that make them."
          : "Complete each call with resume(...), or cancel the task that makes it."),
    ]
  }
}

extension MockFailure.Kind {
  /// Suspended calls that the test has not completed, or held calls that it has not released.
  public static let uncompletedCalls = Self("uncompletedCalls")
}
