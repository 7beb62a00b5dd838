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
    for part in failure.body { lines.add(part) }
    if failure.wasDeferred {
      lines.add("Reported late: no test was running on that thread when it happened.")
    }
    if let test = failure.endedTest {
      lines.add("belongs to", "\(test), which had ended when the failure was reported")
    }
    return lines.text
  }
}
