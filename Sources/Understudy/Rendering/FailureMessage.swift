public import UnderstudyCore

/// The text of a failure. The first line stands alone. Details follow, with expected above actual.
///
/// All test frameworks show the same text.
public struct FailureMessage: Sendable, CustomStringConvertible {
  private let failure: MockFailure

  /// Creates the text of a failure. It is rendered on demand.
  public init(_ failure: MockFailure) { self.failure = failure }

  /// The text: one or more lines, without a line break at the end. Rendering runs the descriptions
  /// of values, so it must not happen under a lock. Calls that descriptions make on mocks are not
  /// recorded.
  public var description: String { lines.text }

  /// The text without a limit on its length, followed by the full descriptions of the values that it
  /// shows trimmed. `nil` if ``description`` is complete.
  package var wholeText: String? {
    let lines = lines
    let values = TrimmedValues.full(shownIn: lines.wholeText)
    guard lines.isTrimmed || !values.isEmpty else { return nil }
    return ([lines.wholeText] + values).joined(separator: "\n\n")
  }

  /// The lines of the text.
  private var lines: FailureMessageBuilder {
    var lines = FailureMessageBuilder(failure.headline, at: failure.site)
    lines.add(failure.longValues)
    if let site = failure.callSite {
      lines.add(.line("called from", site, nil))
    } else if let caller = failure.caller {
      lines.add("called from", caller)
    }
    for part in failure.body { lines.add(part) }
    if failure.wasDeferred {
      lines.add("Reported late: no test was running on that thread when it happened.")
    }
    if let test = failure.endedTest {
      lines.add("belongs to", "\(test), which had ended when the failure was reported")
    }
    return lines
  }
}
