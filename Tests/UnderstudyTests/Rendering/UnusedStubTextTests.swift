import Synchronization
import Testing
import Understudy

/// The failure messages of unused stubs.
@Suite struct UnusedStubTextTests {
  let store = MockStore("store")

  @Test("an unused stub of an uncalled requirement shows its source location")
  func neverCalled() {
    expectText(
      """
      Unused stub: store.save("draft")
        Remove it, or allow unused stubs: MockScope.run(unusedStubs: .allow).
        To allow this one alone, add .lenient() to it.
      """
    ) { stub(store.save("draft"), fileID: "M/A.swift", line: 7) }
  }

  @Test("an unused stub shows the nearest call with other arguments")
  func otherArguments() {
    expectText(
      """
      Unused stub: store.save("draft")
        called only with other arguments: 2 calls to save(_:), the nearest differs in 1 argument:
        nearest       #1 save("letter")
            text  expected "draft"
                  actual   "letter"
        Remove it, or allow unused stubs: MockScope.run(unusedStubs: .allow).
        To allow this one alone, add .lenient() to it.
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      _ = store.save("letter")
      _ = store.save("note")
    }
  }

  @Test("a single call with other arguments is described in the singular")
  func otherArgument() {
    expectText(
      """
      Unused stub: store.save("draft")
        called only with other arguments: 1 call to save(_:), which differs in 1 argument:
        nearest       #1 save("letter")
            text  expected "draft"
                  actual   "letter"
        Remove it, or allow unused stubs: MockScope.run(unusedStubs: .allow).
        To allow this one alone, add .lenient() to it.
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      _ = store.save("letter")
    }
  }

  @Test("a hidden stub shows the source location of the stub that answered its calls")
  func hidden() {
    expectText(
      """
      Unused stub: store.save("draft")
        every matching call was answered at B.swift:12
        Remove it, or allow unused stubs: MockScope.run(unusedStubs: .allow).
        To allow this one alone, add .lenient() to it.
      """
    ) {
      stub(store.save("draft"), fileID: "M/A.swift", line: 7)
      stub(store.save(.any), fileID: "M/B.swift", line: 12).returns(true)
      _ = store.save("draft")
    }
  }

  /// Expects a scope that runs the body to report one failure with the given text.
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
