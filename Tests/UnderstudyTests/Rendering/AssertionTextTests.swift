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

  @Test("a long value with empty lines is shown in full")
  func emptyLines() {
    let verse = Verse(text: String(repeating: "on and ", count: 20) + "on,\n\nand on")
    expectText(
      """
      Expected a short one; was \
      \(String(repeating: "on and ", count: 16))o...
        mismatch:
          was on and on and on and on and on and on and on and on and on and on and on and on and on \
      and on and on and on and on and on and on and on and on,

          and on
      """
    ) { assertThat(verse, Matcher("a short one") { $0.text.count < 80 }) }
  }

  @Test("a difference of 60 lines is shown in full, and the lines beyond that are counted")
  func longDifferences() {
    for (lines, more) in [(57, nil), (58, "... 1 more line"), (60, "... 3 more lines")] {
      let text = (1..<lines).map(String.init).joined(separator: "\n")
      let failure = texts { assertThat(text + "\nlast", .equal(text + "\nend")) }[0]
      #expect(failure.contains("more line") == (more != nil))
      #expect(failure.hasSuffix(more ?? "\"\"\""))
    }
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
