internal import UnderstudyCore

/// A failure in words: a first line that stands alone, then what helps, expected above actual.
///
/// The same text for every test framework.
struct FailureText: CustomStringConvertible {
  private let failure: Failure

  /// The text of a failure; made when asked for.
  init(_ failure: Failure) { self.failure = failure }

  var description: String {
    var lines = Lines(failure.headline)
    if let site = failure.callSite { lines.add("called from", site.description) }
    write(&lines)
    if failure.wasKept {
      lines.add("(It happened where no test was running and was kept until now.)")
    }
    return lines.text
  }

  private func write(_ lines: inout Lines) {
    switch failure.kind {
    case .unexpectedCall(let call, let candidates, let history):
      lines.add(candidates: candidates, for: call)
      lines.add("before this", history)
    case .tooManyCalls(_, let candidate, let history):
      lines.add("expected at", candidate.site.description)
      lines.add("before this", history)
    case .outOfOrder(_, let order, let history):
      lines.add(order)
      lines.add("before this", history)
    case .wrongState(_, let candidate, let states):
      for (position, required) in states.required.enumerated() {
        lines.add(position == 0 ? "allowed when" : "", required)
      }
      for (position, actual) in (states.actual + states.others).enumerated() {
        lines.add(position == 0 ? "now" : "", actual)
      }
      lines.add("set up at", candidate.site.description)
    case .unmet(let candidate, let others, _):
      lines.add("expected at", candidate.site.description)
      lines.add(others: others, on: candidate.pattern.mock)
    case .verification(let found):
      lines.add("received", found.matching)
      lines.add(nearest: found.nearest)
      if found.matching.isEmpty && found.nearest.isEmpty {
        lines.add(others: found.others, on: found.pattern.mock)
      }
    case .stateMissed(_, let states, _):
      for (position, state) in states.enumerated() {
        lines.add(position == 0 ? "now" : "", state)
      }
    case .noValue(_, let resultType, let suggestion):
      lines.add("add", "stub(\(suggestion.verbCall)).returns(<#\(resultType)#>)")
    case .noMoreAnswers(_, let candidate):
      lines.add("answers given at", candidate.site.description)
    case .moreInteractions(_, let calls, let omitted):
      lines.add("unaccounted", calls, omitted: omitted)
    case .unusedStub(let candidate, let nearest, let calls, let answeredBy):
      lines.add("stubbed at", candidate.site.description)
      lines.add(nearest: nearest, of: calls)
      if let answeredBy { lines.add("every call that it matches was answered at \(answeredBy)") }
    case .assertion(_, let mismatch, let actual):
      if mismatch != "was \(actual)" { lines.add("actual", actual) }
    case .misuse(_, let details):
      for detail in details { lines.add(detail) }
    }
  }
}
