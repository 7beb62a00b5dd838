public import UnderstudyCore
import UnderstudyValues

/// Builds the text of a failure: the first line, then indented lines whose labels form a column.
///
/// The number of lines and bytes is limited. Invisible characters are escaped, whatever they come from.
struct FailureMessageBuilder {
  private static let labelWidth = 14

  /// The maximum number of lines.
  private static let maximumLines = 60

  /// The maximum number of bytes.
  private static let maximumBytes = 8_000

  /// The maximum number of bytes of a line, so that one line leaves room for others.
  private static let maximumLineBytes = 4_000

  private var lines: [String]

  /// The line of the failure, which its text does not repeat.
  private let site: MockSourceLocation

  /// Creates a builder with the first line of the text.
  ///
  /// - Parameters:
  ///   - first: The first line.
  ///   - site: The line of the failure.
  init(_ first: String, at site: MockSourceLocation) {
    lines = [VisibleText.line(first)]
    self.site = site
  }

  /// The lines, cut if they are long.
  private var cutLines: [String] { lines.map { $0.cut(bytes: Self.maximumLineBytes) } }

  /// Returns the number of lines for which there is room.
  private func room(for lines: [String]) -> Int {
    var (count, bytes) = (0, 0)
    for line in lines {
      bytes += line.utf8.count + 1
      if bytes > Self.maximumBytes || count == Self.maximumLines { break }
      count += 1
    }
    return count
  }

  /// A Boolean value that indicates whether there is no room for some lines, or for parts of them.
  var isTrimmed: Bool {
    room(for: cutLines) < lines.count
      || lines.contains { $0.utf8.count > Self.maximumLineBytes }
  }

  /// All lines.
  var wholeText: String { lines.joined(separator: "\n") }

  /// The text, with the number of lines for which there is no room.
  var text: String {
    let lines = cutLines
    let room = room(for: lines)
    guard room < lines.count else { return lines.joined(separator: "\n") }
    // The line that says so needs room too.
    let shown = lines.prefix(max(room - 1, 1))
    let more = lines.count - shown.count
    return (shown + ["  … \(more) more lines"]).joined(separator: "\n")
  }

  /// Adds an indented line. If the text has several lines, all are indented.
  mutating func add(_ text: String, depth: Int = 1) {
    let indentation = String(repeating: "  ", count: depth)
    let visible = VisibleText.lines(text)
    for line in visible.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : indentation + line)
    }
  }

  /// Adds a line with a label. Further lines of the text are aligned with the first.
  mutating func add(_ label: String, _ text: String, depth: Int = 1) {
    let column = "\n" + String(repeating: " ", count: Self.labelWidth)
    add(label.padded(to: Self.labelWidth) + text.substituting(column, for: "\n"), depth: depth)
  }

  /// Adds a part of the text.
  mutating func add(_ part: FailurePart) {
    switch part {
    case .note(let text): add(text)
    case .fact(let label, let text): add(label, text)
    case .line(let label, let site, let text): add(label, site, text)
    case .addition(let code, let site): add(isOwn(site) ? "add here" : "add there", code)
    case .facts(let label, let texts): add(label, texts)
    case .history(let label, let history): add(label, history)
    case .calls(let history, let mock, let areOthers): add(history, on: mock, areOthers: areOthers)
    case .setups(let candidates, let omitted): add(setups: candidates, omitted)
    case .mismatches(let candidates, let omitted): add(mismatches: candidates, omitted)
    case .nearMiss(let miss): add(miss)
    case .order(let order): add(order)
    case .comparison(let mismatch): add(mismatch)
    }
  }

  /// Returns a Boolean value that indicates whether a line is that of the failure.
  private func isOwn(_ other: MockSourceLocation) -> Bool {
    other.line == site.line && other.fileName == site.fileName
  }

  /// Returns a text, followed by a line of the test unless that is the line of the failure.
  func text(_ text: String, at other: MockSourceLocation) -> String {
    isOwn(other) ? text : "\(text)  \(other.link)"
  }

  /// Returns a text, followed by the line of a call if it is known and not that of the failure.
  private func text(_ text: String, at site: MockSourceLocation?) -> String {
    site.map { self.text(text, at: $0) } ?? text
  }

  /// Adds a line of the test and a text, without the line if it is that of the failure.
  private mutating func add(_ label: String, _ other: MockSourceLocation, _ text: String?) {
    switch (isOwn(other), text) {
    case (true, nil): break
    case (true, let text?): add(label.hasSuffix(" at") ? String(label.dropLast(3)) : label, text)
    case (false, nil): add(label, other.link)
    case (false, let text?): add(label, "\(other.link) \(text)")
    }
  }

  /// Adds several lines that share one label.
  private mutating func add(_ label: String, _ texts: [String]) {
    for (position, text) in texts.enumerated() { add(position == 0 ? label : "", text) }
  }

  /// Adds numbered calls, one per line, or nothing if there are none.
  private mutating func add(_ label: String, _ history: MockFailure.History) {
    add(label, history.lines { text($0.shortDescription, at: $0.site) })
  }

  /// Adds the calls that a mock received, with a tick for each call that was verified or expected.
  ///
  /// - Parameters:
  ///   - history: The calls.
  ///   - mock: The name of the mock.
  ///   - areOthers: Whether none of the calls is the expected one.
  private mutating func add(_ history: MockFailure.History, on mock: String, areOthers: Bool) {
    let count = history.count
    guard count > 0 else { return add("'\(mock)' received no calls") }
    let other = areOthers ? "other " : ""
    let legend = history.calls.contains(where: \.isAccountedFor) ? " (✓ verified or expected)" : ""
    add("'\(mock)' received \(count) \(other)call\(count == 1 ? "" : "s")\(legend):")
    let lines = history.lines {
      text("\($0.shortCall)\($0.isAccountedFor ? "  ✓" : "")", at: $0.site)
    }
    for line in lines { add(line, depth: 2) }
  }

  /// Adds the values that the first line truncates, in full.
  mutating func add(_ values: [HeadlineValue]) {
    for value in values {
      add("\(value.label):")
      add(value.text, depth: 2)
    }
  }
}

extension MockFailure.History {
  /// Returns a numbered line for each call, and a line for omitted calls at either end.
  fileprivate func lines(_ text: (CallDescription) -> String) -> [String] {
    var lines = calls.map { "#\($0.order) \(text($0))" }
    if omitted > 0 { lines.insert("... \(omitted) more", at: 0) }
    if omittedAfter > 0 { lines.append("... \(omittedAfter) more") }
    return lines
  }
}

extension String {
  /// Returns the string, padded with trailing spaces to a width in characters.
  func padded(to width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}

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

extension FailureMessageBuilder {
  /// Adds the expectations and stubs of other requirements, one per line.
  mutating func add(setups candidates: [MockFailure.Candidate], _ omitted: Int) {
    for candidate in candidates {
      let verb = candidate.count == nil ? "stubbed" : "expected"
      add(verb, text(candidate.pattern.shortCall, at: candidate.site), depth: 2)
    }
    add(omitted: omitted)
  }

  /// Adds the expectations and stubs that do not match a call, nearest first, with the reasons.
  mutating func add(mismatches candidates: [MockFailure.Candidate], _ omitted: Int) {
    for (index, candidate) in candidates.enumerated() {
      let place = text(candidate.pattern.shortCall, at: candidate.site)
      let line = [place, candidate.progress].compactMap(\.self).joined(separator: "  ")
      add(index == 0 ? "nearest" : "", line, depth: 2)
      for mismatch in candidate.mismatches {
        let label = candidate.pattern.label(at: mismatch.position)
        add(mismatch, label: label, isNearest: index == 0, depth: 6)
      }
    }
    add(omitted: omitted)
  }

  /// Adds the number of omitted items, if any.
  private mutating func add(omitted count: Int) {
    if count > 0 { add("... \(count) more", depth: 2) }
  }

  /// Adds the details of a value that does not match, unless the first line already contains them.
  mutating func add(_ mismatch: ArgumentMismatch) {
    switch mismatch.difference?.form {
    case .lines(let lines)?: add(lines, depth: 1)
    case .remark(let text)?, .whole(let text?)?: add(text)
    case .whole(nil)?, nil:
      if let explanation = mismatch.explanation, !explanation.includes(mismatch.actual) {
        add("actual", mismatch.actual)
      }
    }
  }

  /// Adds a call and the reasons why a pattern does not match it.
  mutating func add(_ miss: MockFailure.NearMiss) {
    add("nearest", "#\(miss.call.order) \(miss.call.shortCall)")
    for mismatch in miss.mismatches {
      add(mismatch, label: miss.call.label(at: mismatch.position), isNearest: true, depth: 3)
    }
  }

  /// Adds the reason why one argument does not match: expected above actual, or a difference for the
  /// nearest rule.
  private mutating func add(
    _ mismatch: ArgumentMismatch, label: String, isNearest: Bool, depth: Int
  ) {
    let form = isNearest ? mismatch.difference?.form : nil
    switch form {
    case .lines(let lines)?:
      add("\(label):", depth: depth)
      add(lines, depth: depth + 1)
    case .remark(let text)?: add("\(label)  \(text)", depth: depth)
    case .whole?, nil:
      let indentation = String(repeating: " ", count: label.count)
      let values = [mismatch.expected, mismatch.explanation ?? mismatch.actual]
        .map { isNearest ? $0 : $0.shortened }
      add("\(label)  expected \(values[0])", depth: depth)
      add("\(indentation)  actual   \(values[1])", depth: depth)
      if case .whole(let remark?)? = form { add("\(indentation)  \(remark)", depth: depth) }
    }
  }

  /// Adds the lines of a difference, with their legend.
  private mutating func add(_ lines: [String], depth: Int) {
    add(ValueDifference.legend, depth: depth)
    for line in lines { add(line, depth: depth) }
  }
}

extension FailureMessageBuilder {
  /// Adds an order with its progress, one step per line, and the intervening call at its position.
  mutating func add(_ order: MockFailure.OrderDescription) {
    add(order.name)
    let labels =
      order.entries.map(\.status.rawValue) + (order.interveningCall == nil ? [] : ["between"])
    let width = (labels.map(\.count).max() ?? 0) + 1
    var interveningCall = order.interveningCall
    for (position, entry) in order.entries.enumerated() {
      if let call = interveningCall, let next = entry.calls.first, next > call.order {
        add("  \("between".padded(to: width))#\(call.order) \(call.shortDescription)", depth: 2)
        interveningCall = nil
      }
      let status = entry.status.rawValue.padded(to: width)
      let calls = entry.calls.map { "#\($0) " }.joined()
      // A pattern without a count stands for at least one call.
      let isPlain = [.once, .atLeast(1)].contains(entry.count)
      let count = isPlain ? "" : "  (\(entry.count))"
      let orders = entry.otherOrders.map { "  also in \($0)" }.joined()
      add(
        "\(position + 1) \(status)\(calls)\(entry.pattern.shortDescription)\(count)\(orders)",
        depth: 2)
    }
  }
}
