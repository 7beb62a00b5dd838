import Synchronization
import Testing
import Understudy

/// What the failure of an assertion tells.
@Suite struct AssertionTexts {
  @Test("the value follows where the mismatch is about a part of it")
  func part() {
    expectText(
      """
      Expected each greater than 1; item 0: was 1
        actual        [1, 2]
      """
    ) { assertThat([1, 2], .each(.greaterThan(1))) }
  }

  @Test("one line is enough where the mismatch is the value")
  func whole() {
    expectText("Expected at least 4; was 3") { assertThat(3, .atLeast(4)) }
  }

  private func expectText(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let texts = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    #expect(texts.withLock { $0 } == [text], sourceLocation: sourceLocation)
  }
}
