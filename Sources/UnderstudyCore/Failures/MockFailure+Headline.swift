extension MockFailure {
  /// Returns the first line.
  ///
  /// - Parameter limit: The maximum length of the text of a value, in characters.
  func headline(_ limit: Int) -> String {
    switch kind {
    case .unexpectedCall(let call, _, _):
      return "Unexpected call on '\(call.mock)': \(call.call(limit))"
    case .tooManyCalls(let call, let candidate, _):
      let count = candidate.count ?? .never
      return "Expected \(count) to \(candidate.pattern.text(limit)), "
        + "received \(candidate.received): \(call.call(limit))"
    case .outOfOrder(let problem, _, _):
      return problem.headline(limit)
    case .wrongState(let call, let candidate, let states):
      let refusal =
        "\(call.text(limit)) is not allowed while "
        + states.actual.joined(separator: " and ")
      // The details below repeat the allowed states, so omit them first if shorter values do not
      // suffice.
      guard limit > 24 else { return refusal }
      return refusal
        + "; allowed when \(states.required.joined(separator: " and ")) (\(candidate.site))"
    case .unmet(let found):
      let unmet = found.expectation
      return Self.headline(
        unmet.count ?? .any, unmet.pattern.text(limit), unmet.received, found.wait)
    case .verification(let found):
      return headline(found, limit)
    case .stateMissed(let condition, _, let wait):
      return "\(wait.headline) \(condition)"
    case .noValue(let call, let resultType, _, _):
      return "No value for \(call.text(limit)) -> \(resultType)"
    case .noMoreAnswers(let call, _):
      return "No answer left for \(call.text(limit))"
    case .moreInteractions(let mock, let left):
      return "Expected no more calls on '\(mock)', received \(left.count)"
    case .unusedStub(let candidate, _, _, _):
      return "Unused stub: \(candidate.pattern.text(limit))"
    case .assertion(let mismatch):
      return "Expected \(Truncation.shorten(mismatch.expected, to: limit)); "
        + Truncation.shorten(mismatch.reason, to: limit)
    case .lateCall(let call, _):
      return "Late call: \(call.text(limit))"
    case .misuse(let text, _):
      return text
    }
  }

  private func headline(_ found: Verification, _ limit: Int) -> String {
    let pattern = found.pattern.text(limit)
    guard found.received == 0, found.count.lower > 0, found.wait == nil,
      let nearest = found.nearest.first
    else { return Self.headline(found.count, pattern, found.received, found.wait) }
    let subject = found.missed == 1 ? "the only call" : "the nearest of \(found.missed)"
    return "No call matched \(pattern); \(subject) differs in \(nearest.difference)"
  }

  private static func headline(
    _ count: CallCount, _ pattern: String, _ received: Int, _ wait: Wait?
  ) -> String {
    guard let wait else { return "Expected \(count) to \(pattern), received \(received)" }
    if received < count.lower || wait.wasCancelled {
      return "\(wait.headline) \(count) to \(pattern); received \(received)"
    }
    return "Expected \(count) to \(pattern) within \(wait.limitText), received \(received)"
  }
}

extension MockFailure.NearMiss {
  /// The extent of the difference between a call and a pattern: `1 field` for a single argument
  /// with fields, otherwise the number of arguments, such as `2 arguments`.
  public var difference: String {
    if mismatches.count == 1, let fields = mismatches[0].differingFields {
      return "\(fields) field\(fields == 1 ? "" : "s")"
    }
    return "\(mismatches.count) argument\(mismatches.count == 1 ? "" : "s")"
  }
}
