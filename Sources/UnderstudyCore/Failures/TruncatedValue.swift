/// A value that is truncated in the first line of a failure.
public struct TruncatedValue: Sendable, Hashable {
  /// The label of the argument, or a substitute for it.
  public let label: String

  /// The full description of the value. It may have several lines.
  public let text: String
}

extension MockFailure {
  /// The first line, which stands alone. Long values are truncated and listed in full in
  /// ``longValues``.
  public var headline: String { Truncation.fit(headline).text }

  /// The values that are truncated in the first line, without duplicates.
  public var longValues: [TruncatedValue] {
    let limit = Truncation.fit(headline).limit
    guard limit < .max else { return [] }
    let explained = shownBelow
    let values = namedInHeadline.flatMap { $0.values(longerThan: limit) }
    var seen: Set<TruncatedValue> = []
    return values.filter { value in
      !explained.contains { $0.contains(value.text) } && seen.insert(value).inserted
    }
  }

  /// The texts that the explanation of the nearest miss shows in full.
  private var shownBelow: [String] {
    let mismatches =
      switch kind {
      case .unexpectedCall(_, let alternatives, _): alternatives.nearest.first?.mismatches
      case .verification(let found): found.nearest.first?.mismatches
      default: [ArgumentMismatch]?.none
      }
    return (mismatches ?? []).filter(\.isShownWhole).flatMap {
      [$0.expected, $0.explanation ?? $0.actual]
    }
  }

  /// The calls and patterns in the first line.
  private var namedInHeadline: [any ArgumentTexts] {
    switch kind {
    case .unexpectedCall(let call, _, _), .wrongState(let call, _, _), .noValue(let call, _, _, _),
      .noMoreAnswers(let call, _), .lateCall(let call, _):
      [call]
    case .tooManyCalls(let call, let candidate, _): [candidate.pattern, call]
    case .outOfOrder(let problem, _, _): problem.named
    case .unmet(let found): [found.expectation.pattern]
    case .unusedStub(let candidate, _, _, _): [candidate.pattern]
    case .verification(let found): [found.pattern]
    // For other values, the difference is shown instead.
    case .assertion(let mismatch) where mismatch.isShownWhole:
      [
        PlainText(label: "expected", text: mismatch.expected),
        PlainText(label: "mismatch", text: mismatch.reason),
      ]
    case .assertion, .stateMissed, .moreInteractions, .misuse: []
    }
  }
}

/// A description with arguments.
protocol ArgumentTexts {
  var arguments: [String] { get }
  func label(at position: Int) -> String
}

extension ArgumentTexts {
  /// The arguments whose texts are truncated at a length.
  fileprivate func values(longerThan limit: Int) -> [TruncatedValue] {
    arguments.enumerated().compactMap { position, text in
      guard Truncation.shorten(text, to: limit) != text else { return nil }
      return TruncatedValue(label: label(at: position), text: text)
    }
  }
}

extension CallDescription: ArgumentTexts {}
extension PatternDescription: ArgumentTexts {}

/// A plain text in place of an argument.
private struct PlainText: ArgumentTexts {
  let label: String
  let text: String
  var arguments: [String] { [text] }
  func label(at position: Int) -> String { label }
}
