import Synchronization
import Testing
import Understudy

/// The failure messages of `assertThat`.
@Suite struct AssertionTextTests {
  @Test("the actual value follows if the mismatch is about a part of it")
  func part() {
    expectText(
      """
      Expected each greater than 1; [0] is 1
        actual        [1, 2]
      """
    ) { assertThat([1, 2], .each(.greaterThan(1))) }
  }

  @Test("the message has one line if the mismatch shows the value")
  func whole() {
    expectText("Expected at least 4; was 3") { assertThat(3, .atLeast(4)) }
  }

  @Test("a long value is shown in full, with its empty lines escaped")
  func emptyLines() {
    let verse = Verse(text: String(repeating: "on and ", count: 20) + "on,\n\nand on")
    expectText(
      """
      Expected a short one; was \
      \(String(repeating: "on and ", count: 16))o...
        mismatch:
          was on and on and on and on and on and on and on and on and on and on and on and on and on \
      and on and on and on and on and on and on and on and on,\\n\\nand on
      """
    ) { assertThat(verse, Matcher("a short one") { $0.text.count < 80 }) }
  }

  @Test("a failure has at most 60 lines and 8,000 bytes, and counts the lines beyond that")
  func longFailures() throws {
    let lines = (1...100).map { "\($0) " + String(repeating: "word ", count: 30) }
    let changed = lines.enumerated().map { $0.isMultiple(of: 9) ? "other" : $1 }
    let text = try #require(
      texts {
        assertThat(lines.joined(separator: "\n"), .equal(changed.joined(separator: "\n")))
      }.first)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    #expect(text.utf8.count <= 8_000)
  }

  private func expectText(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let texts = texts(sourceLocation: sourceLocation, body)
    #expect(texts == [text], sourceLocation: sourceLocation)
  }

  private func texts(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    return texts.withLock { $0 }
  }
}

/// A value whose description has several lines.
private struct Verse: CustomStringConvertible {
  let text: String

  var description: String { text }
}
