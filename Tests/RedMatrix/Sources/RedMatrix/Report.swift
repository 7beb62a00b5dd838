/// A failure that a run has reported.
struct Report {
  /// The test that the failure is attributed to, or `nil` if it is only printed.
  let test: String?

  let file: String
  let line: Int

  /// The text, with the lines below the first one.
  let text: String

  /// The first line of the text.
  var headline: String { String(text.prefix { $0 != "\n" }) }

  /// Reads the failures from what a run has printed.
  static func all(in output: String) -> [Report] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let details = lines[(index + 1)...].prefix { $0.hasPrefix("↳") || $0.hasPrefix("  ") }
      return swiftTesting(lines[index], details) ?? xctest(lines[index], details)
        ?? printed(lines[index], details)
    }
  }

  private static func swiftTesting(
    _ line: Substring, _ details: ArraySlice<Substring>
  ) -> Report? {
    let issue = #/\S+ (?:Test (.*) )?recorded an issue.* at (\S+\.swift):(\d+):\d+: (.*)/#
    guard let match = line.wholeMatch(of: issue) else { return nil }
    let text = details.map { $0.drop { $0 == "↳" || $0 == " " } }
    let test = match.1 == "«unknown»" ? nil : match.1
    return Report(
      test: test.map(String.init), file: String(match.2), line: Int(match.3)!,
      text: joined(text.isEmpty ? [match.4] : text))
  }

  private static func xctest(_ line: Substring, _ details: ArraySlice<Substring>) -> Report? {
    let failure = #/(?:.*/)?(\S+\.swift|<EXPR>):(\d+): error: (\w+\.\w+) : (.*)/#
    guard let match = line.wholeMatch(of: failure) else { return nil }
    return Report(
      test: String(match.3), file: String(match.1), line: Int(match.2)!,
      text: joined([match.4] + details))
  }

  private static func printed(_ line: Substring, _ details: ArraySlice<Substring>) -> Report? {
    let failure = #/(?:.*/)?(\S+\.swift):(\d+): error: (.*)/#
    guard let match = line.wholeMatch(of: failure) else { return nil }
    return Report(
      test: nil, file: String(match.1), line: Int(match.2)!, text: joined([match.3] + details))
  }

  private static func joined(_ lines: [Substring]) -> String { lines.joined(separator: "\n") }
}
