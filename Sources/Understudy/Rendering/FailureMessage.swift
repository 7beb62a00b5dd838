public import UnderstudyCore

/// The text of a failure. The first line stands alone. Details follow, with expected above actual.
///
/// All test frameworks show the same text.
public struct FailureMessage: CustomStringConvertible {
  private let failure: MockFailure

  /// Creates the text of a failure. It is rendered on demand.
  public init(_ failure: MockFailure) { self.failure = failure }

  /// The text: one or more lines, without a line break at the end. Rendering runs the descriptions
  /// of values, so it must not happen under a lock. Calls that descriptions make on mocks are not
  /// recorded.
  public var description: String {
    var lines = FailureMessageBuilder(failure.headline)
    lines.add(failure.longValues)
    if let site = failure.callSite { lines.add("called from", site.description) }
    write(&lines)
    if failure.wasDeferred {
      lines.add("Reported late: no test was running on that thread when it happened.")
    }
    if let test = failure.endedTest {
      lines.add("belongs to", "\(test), which had ended when the failure was reported")
    }
    return lines.text
  }

  private func write(_ lines: inout FailureMessageBuilder) {
    switch failure.kind {
    case .unexpectedCall(let call, let alternatives, let history):
      lines.add(alternatives, for: call, isStrict: failure.severity == .error)
      lines.add("before this", history)
    case .tooManyCalls(_, let candidate, let history):
      lines.add("expected at", candidate.site.description)
      lines.add("before this", history)
    case .outOfOrder(_, let order, let history):
      lines.add(order)
      lines.add("before this", history)
    case .wrongState(_, let candidate, let states):
      lines.add("allowed when", states.required)
      lines.add("now", states.actual + states.others)
      lines.add("set up at", candidate.site.description)
    case .unmet(let unmet):
      lines.add(unmet)
    case .verification(let found):
      lines.add(found)
    case .stateMissed(_, let states, _):
      lines.add("now", states)
    case .noValue(_, let resultType, let suggestion, let site):
      guard let site else {
        return lines.add("add", "stub(\(suggestion.verbCall)).returns(<#\(resultType)#>)")
      }
      lines.add("set up at", "\(site) without an answer: \(suggestion.shortDescription)")
      lines.add("add there", ".returns(<#\(resultType)#>)")
    case .noMoreAnswers(_, let candidate):
      lines.add(candidate.count == nil ? "stubbed at" : "expected at", candidate.site.description)
    case .moreInteractions(_, let history):
      lines.add("not verified", history)
    case .unusedStub(let candidate, let nearest, let calls, let answeredBy):
      lines.add("stubbed at", candidate.site.description)
      lines.add("answers when", candidate.states)
      lines.add(nearest: nearest, of: calls)
      if let answeredBy { lines.add("every matching call was answered at \(answeredBy)") }
    case .assertion(let mismatch):
      lines.add(mismatch)
    case .lateCall(_, let test):
      if failure.endedTest == nil { lines.add("belongs to", test ?? "a scope that has ended") }
      lines.add(
        "The scope of the mock had ended. Make the test wait for the code that calls the mock.")
    case .misuse(_, let details):
      for detail in details { lines.add(detail) }
    }
  }
}
