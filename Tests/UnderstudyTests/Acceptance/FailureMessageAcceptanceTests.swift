import Foundation
import Synchronization
import Testing
import Understudy

/// Acceptance cases for the lines of a failure message that follow the first one.
@Suite struct FailureMessageAcceptanceTests {
  let appliance = MockAppliance("appliance")

  /// A18. Origin: jMock SequenceAcceptanceTests.
  @Test("the failure of a call out of order shows the order that the call violated")
  func order() {
    let text = text {
      inOrder("s", fileID: "M/A.swift", line: 7) {
        expect(appliance.start())
        expect(appliance.stop())
      }
      appliance.stop()
    }
    #expect(
      text == """
        Out of order: appliance.stop() came before appliance.start()
          order "s" (A.swift:7)
            1 missing appliance.start()
            2 early   #1 appliance.stop()
        """)
    reset(appliance)
  }

  /// A22. Origin: OCMock OCMockObjectTests.
  @Test("the failure of an early call shows the call that is expected next")
  func expectedNext() {
    let text = text {
      let appliance = MockAppliance("appliance", .strict)
      inOrder {
        expect(appliance.title())
        expect(appliance.speed())
      }
      _ = appliance.speed()
      reset(appliance)
    }
    #expect(text.hasPrefix("Out of order: appliance.speed() came before appliance.title()\n"))
    #expect(text.contains("1 missing appliance.title()\n"))
    #expect(text.contains("2 early   #1 appliance.speed()"))
  }

  /// A27. Origin: jMock StatesAcceptanceTests.
  @Test(
    "the failure of a call in the wrong state lists the current states of all States of the test")
  func states() {
    let text = text {
      MockScope.run {
        let appliance = MockAppliance("appliance")
        let readiness = States("readiness", initially: "ethelred")
        let fruitiness = States("fruitiness", initially: "apple")
        expect(appliance.start(), .any, fileID: "M/A.swift", line: 7).when(readiness.is("ready"))
        appliance.start()
        #expect(fruitiness.current == "apple")
      }
    }
    #expect(
      text == """
        appliance.start() is not allowed while readiness is "ethelred"
          allowed when  readiness is "ready"
          now           fruitiness is "apple"
        """)
  }

  /// A44. Origin: jMock ActionSequenceTests.
  @Test("the failure of a call after the last answer shows the source location of the answers")
  func exhausted() {
    let text = text {
      stub(appliance.speed(), fileID: "M/A.swift", line: 7).returns(1).then.returns(2).then.fails()
      for _ in 1...3 { _ = appliance.speed() }
    }
    #expect(
      text == """
        No answer left for appliance.speed(): the stub has 2 answers, and this is call 3
          add here      .then.returns(<#Int#>)
        """)
  }

  /// A55. Origin: OCMock OCMockObjectTests.
  @Test("the failure of an unexpected call on a strict mock lists the calls that have setups")
  func setUpInstead() {
    let text = text {
      let appliance = MockAppliance("appliance", .strict)
      stub(appliance.title()).returns("lower")
      _ = appliance.speed()
    }
    #expect(text.hasPrefix("Unexpected call on 'appliance': speed()\n"))
    #expect(text.contains("title()"), "\(text)")
  }

  /// A59. Origin: OCMock OCMockObjectInternalTests, OCMockObjectMacroTests.
  @Test("a failure detected where no test was running is marked as reported late")
  func kept() async {
    await MockScope.run {
      let appliance = MockAppliance("appliance", .strict)
      await Task.detached { appliance.stop() }.value
      let text = text { verifyExpectations(appliance) }
      #expect(text.hasPrefix("Unexpected call on 'appliance': stop()\n"))
      #expect(
        text.hasSuffix("\n  Reported late: no test was running on that thread when it happened."))
    }
  }

  /// Returns a text without the lines that made the listed calls.
  private func withoutLines(_ text: String) -> String {
    text.replacing(#/  Tests/\S+\.swift:\d+/#, with: "")
  }

  /// A73. Origin: OCMockito VerifyCountTimesTests.
  @Test("verify(_:_:) lists the calls with their numbers if there are too many")
  func undesired() {
    let text = text {
      for _ in 1...3 { appliance.start() }
      verify(appliance.start(), .atMost(1))
    }
    #expect(
      withoutLines(text) == """
        Expected at most 1 call to appliance.start(), received 3
          received      #1 appliance.start()
                        #2 appliance.start()
                        #3 appliance.start()
        """)
  }

  /// A75. Origin: OCMockito MKTMissingInvocationCheckerTests.
  @Test(
    "verify(_:_:) lists the other calls if the call is missing, and marks verified ones with a tick"
  )
  func ticks() {
    let text = text {
      appliance.start()
      appliance.note("a", loud: true)
      verify(appliance.start())
      verify(appliance.stop())
    }
    #expect(
      withoutLines(text) == """
        Expected 1 call to appliance.stop(), received 0
          'appliance' received 2 other calls (✓ verified or expected):
            #1 start()  ✓
            #2 note("a", loud: true)
        """)
  }

  /// A75, second part. Origin: OCMockito VerifyCountTimesTests.
  @Test("verify(_:_:) reports that a mock was never called")
  func neverCalled() {
    let text = text { verify(appliance.stop()) }
    #expect(
      text == """
        Expected 1 call to appliance.stop(), received 0
          'appliance' received no calls
        """)
  }

  /// A80. Origin: jMock ErrorMessagesAcceptanceTests.
  @Test("a mismatch follows the expected call and shows the expected value above the actual one")
  func mismatch() {
    let text = text {
      expect(appliance.note("X", loud: true), .any, fileID: "M/A.swift", line: 7)
      appliance.note("x", loud: true)
    }
    #expect(
      text == """
        Unexpected call on 'appliance': note("x", loud: true)
          1 expectation for note(_:loud:), which does not match:
            nearest       note("X", loud: true)
                    text  expected "X"
                          actual   "x"
          returned      nothing
        """)
  }

  /// Returns the text of the one failure that `body` causes, without the line with the caller.
  ///
  /// The caller is one of these tests.
  private func text(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) -> String {
    let texts = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? "\(issue)"
      texts.withLock { $0.append(text.replacing(#/\n  called from .*/#, with: "")) }
      return true
    }
    let all = texts.withLock { $0 }
    #expect(all.count == 1, sourceLocation: sourceLocation)
    return all.first ?? ""
  }
}
