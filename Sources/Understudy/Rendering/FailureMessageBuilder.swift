internal import UnderstudyCore

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
