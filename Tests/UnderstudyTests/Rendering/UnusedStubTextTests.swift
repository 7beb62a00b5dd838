import Synchronization
import Testing
import Understudy

/// What the failure of an unused stub tells.
@Suite struct UnusedStubTexts {
  let store = MockStore("store")

  @Test("a stub whose member was never called says where it is")
  func neverCalled() {
    expectText(
      """
      Unused stub: store.save("draft")
        stubbed at    A.swift:7
      """
    ) { stub(store.save("draft"), fileID: "M/A.swift", line: 7) }
  }

  @Test("a stub whose member was called with other arguments shows the nearest call")
  func otherArguments() {
    expectText(
      """
      Unused stub: store.save("draft")
        stubbed at    A.swift:7
        called only with other arguments: 2 calls of save(_:), the nearest differs in 1 argument:
        nearest       #1 save("letter")
            argument 1  expected "draft"
                        actual   "letter"
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      _ = store.save("letter")
      _ = store.save("note")
    }
  }

  @Test("one call with other arguments is called one call")
  func otherArgument() {
    expectText(
      """
      Unused stub: store.save("draft")
        stubbed at    A.swift:7
        called only with other arguments: 1 call of save(_:), which differs in 1 argument:
        nearest       #1 save("letter")
            argument 1  expected "draft"
                        actual   "letter"
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      _ = store.save("letter")
    }
  }

  @Test("a stub that another one hides names the other one")
  func hidden() {
    expectText(
      """
      Unused stub: store.save("draft")
        stubbed at    A.swift:7
        every call that it matches was answered at B.swift:12
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      stub(store.save(.any), fileID: "M/B.swift", line: 12).returns(true)
      _ = store.save("draft")
    }
  }

  /// Checks the text of the one failure that a scope around a body reports.
  private func expectText(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let texts = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      MockScope.run(unusedStubs: .fail) { body() }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      texts.withLock { $0.append(text) }
      return true
    }
    #expect(texts.withLock { $0 } == [text], sourceLocation: sourceLocation)
  }
}
