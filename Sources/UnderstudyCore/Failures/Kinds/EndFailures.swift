/// The details of an unmet expectation, and where its calls may have gone.
package struct UnmetExpectation: FailureContent {
  /// The expectation.
  package let expectation: MockFailure.Candidate

  /// The calls on its mock.
  package var others = MockFailure.History.none

  /// The first calls on other mocks that would have met it, oldest first.
  package var elsewhere: [CallDescription] = []

  /// The current values of the states that it requires.
  package var states: [String] = []

  /// The line of another expectation of the same call. Each of them needs its own calls.
  package var duplicate: MockSourceLocation?

  /// The first call that it matches and an older expectation took, or `nil` if there is none.
  package var taken: TakenCall?

  /// The number of the last matching call that was made before the expectation was set up, or `nil` if
  /// there is none.
  package var early: Int?

  /// How long the verification has waited, or `nil` if it has not.
  package var wait: MockFailure.Wait?

  /// The number of the last call that was made at the wrong time. Its failure has been reported.
  package var refusedCall: Int?

  /// The number of the call that was probably meant for the expectation. Its failure, which explains
  /// the difference, has been reported.
  package var meantCall: Int?

  package var kind: MockFailure.Kind { .unmetExpectation }

  package var subjects: [CallDescription] { [expectation.pattern] }

  package func headline(_ limit: Int) -> String {
    (expectation.count ?? .any).headline(
      to: expectation.pattern.text(limit), received: expectation.received, after: wait)
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
      .facts("in", expectation.orders),
      .facts("allowed when", expectation.states),
      .facts("now", states),
      .facts(
        "also at", duplicate.map { ["\($0): each of these expectations needs its own calls"] } ?? []
      ),
      .calls(
        others, on: expectation.pattern.mock, areOthers: expectation.received == 0 && early == nil),
    ] + (early.map { [.early($0)] } ?? []) + FailurePart.elsewhere(elsewhere)
      + (taken.map(\.parts) ?? [])
  }

  /// A call that an older expectation took, because both match it.
  package struct TakenCall: Sendable {
    /// The call.
    package let call: CallDescription

    /// The line of the older expectation.
    package let by: MockSourceLocation

    fileprivate var parts: [FailurePart] {
      [
        .note("#\(call.order) \(call.shortCall) went to the older expectation at \(by) instead"),
        .note("If both match a call, set up the more specific one first."),
      ]
    }
  }
}

/// The details of a stub that no call used, and the reason why.
package struct UnusedStub: FailureContent {
  /// The stub.
  package let stub: MockFailure.Candidate

  /// The nearest nonmatching calls, nearest first. Empty if the stub matches a call.
  package let nearest: [MockFailure.NearMiss]

  /// The number of nonmatching calls. 0 if the stub matches a call.
  package let missed: Int

  /// The line of the rule that answered every matching call, or `nil` if there is none.
  package let answeredBy: MockSourceLocation?

  /// A Boolean value that indicates whether captors of the stub received nothing.
  package let hasCaptors: Bool

  /// How to allow unused stubs in the scope: `.verifyingMocks(unusedStubs: .allow)`.
  package let allowance: String

  package var kind: MockFailure.Kind { .unusedStub }

  package var subjects: [CallDescription] { [stub.pattern] }

  package func headline(_ limit: Int) -> String { Self.headline(stub.pattern.text(limit)) }

  static func headline(_ pattern: String) -> String { "Unused stub: \(pattern)" }

  package func body(of failure: MockFailure) -> [FailurePart] {
    var parts: [FailurePart] = [
      .line("stubbed at", stub.site, nil),
      .facts("answers when", stub.states),
    ]
    if let first = nearest.first {
      let calls = "\(missed) call\(missed == 1 ? "" : "s") to \(first.call.memberName)"
      let subject = missed == 1 ? "which" : "the nearest"
      parts.append(
        .note(
          "called only with other arguments: \(calls), \(subject) differs in \(first.difference):"))
      parts.append(.nearMiss(first))
    }
    if let answeredBy {
      parts.append(.note("every matching call was answered at \(answeredBy)"))
    }
    if hasCaptors { parts.append(.note("Its captors received nothing.")) }
    parts.append(.note("Remove it, or allow unused stubs: \(allowance)."))
    parts.append(.note("To allow this one alone, add .lenient() to it."))
    return parts
  }
}
