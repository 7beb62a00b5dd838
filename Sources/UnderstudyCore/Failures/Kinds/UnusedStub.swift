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

  package var kind: MockFailure.Kind { .unusedStub }

  package var subjects: [any DescribedCall] { [stub.pattern] }

  package var candidates: [MockFailure.Candidate] { [stub] }

  package func headline(_ limit: Int) -> String { "Unused stub: \(stub.pattern.text(limit))" }

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
    parts.append(
      .note("Remove it, or allow unused stubs: .verifyingMocks(unusedStubs: .allow)."))
    parts.append(.note("To allow this one alone, add .lenient() to it."))
    return parts
  }
}

extension MockFailure.Kind {
  /// A stub that no call used.
  public static let unusedStub = Self("unusedStub")
}
