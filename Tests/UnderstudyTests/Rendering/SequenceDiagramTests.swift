import Foundation
import Testing
import Understudy
import UnderstudyCore

/// The Mermaid source of sequence diagrams.
@Suite struct SequenceDiagramTests {
  private let history = InteractionHistory(limit: 3)

  /// Runs the body of a test in a scope, which may fail when it ends, and draws a diagram.
  private func diagram(_ body: () -> Void) -> String? {
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    scope.enter(body)
    var failures: [MockFailure] = []
    withKnownIssue(isIntermittent: true) { failures = scope.end() }
    return SequenceDiagram(history, failures: failures)?.description
  }

  @Test("calls are arrows to the mocks, and participants are in the order of their first calls")
  func calls() {
    let text = diagram {
      let (first, second) = (MockCircus("first"), MockCircus("second"))
      stub(first.say("ah", times: 2)).throws(Stumble())
      stub(second.say(.any)).returns("oh")
      second.title = "Hamlet"
      _ = try? first.say("ah", times: 2)
      _ = second.say("ah")
    }
    #expect(
      text == """
        sequenceDiagram
          participant Code as code under test
          participant M1 as second
          participant M2 as first
          Code->>M1: 1: title = "Hamlet"
          M1-->>Code: ()
          Code->>M2: 2: say("ah", times: 2)
          M2--xCode: throws Stumble()
          Code->>M1: 3: say("ah")
          M1-->>Code: "oh"

        """)
  }

  @Test("a call that has not ended has no answer", .timeLimit(.minutes(10)))
  func pending() async {
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    let circus = scope.enter { MockCircus("circus") }
    stub(circus.wait(.any)).suspends()
    let call = Task { try await circus.wait(3) }
    await verify(circus.wait(3), within: .seconds(60))
    #expect(
      SequenceDiagram(history, failures: [])?.description == """
        sequenceDiagram
          participant Code as code under test
          participant M1 as circus
          Code->>M1: 1: wait(3)

        """)
    call.cancel()
    scope.end()
  }

  @Test("unmet expectations are notes on their mocks, also if a mock was never called")
  func unmet() {
    let text = diagram {
      let (called, other) = (MockCircus("called"), MockCircus("other"))
      expect(other.say(.hasPrefix("a")), 2)
      expect(called.bow(), .atLeast(2))
      called.bow()
      withExtendedLifetime((called, other)) {}
    }
    #expect(
      text == """
        sequenceDiagram
          participant Code as code under test
          participant M1 as called
          participant M2 as other
          Code->>M1: 1: bow()
          M1-->>Code: ()
          Note over M1: expected at least 2 calls to bow(), received 1
          Note over M2: expected 2 calls to say(has prefix "a"), received 0

        """)
  }

  @Test("the states at the end of the test are notes")
  func states() {
    let history = InteractionHistory(limit: 3)
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    let states = scope.enter {
      let door = States("door", initially: "open;")
      MockCircus("circus").bow()
      return withExtendedLifetime(door) { scope.stateDescriptions }
    }
    scope.end()
    let text = SequenceDiagram(history, failures: [], states: states)?.description
    #expect(text?.hasSuffix("  Note over Code: at the end, door is \"open#59;\"\n") == true)
  }

  @Test("older calls are left out and counted")
  func limit() {
    let text = diagram {
      let circus = MockCircus("circus")
      for number in 1...5 { circus.show(number) }
    }
    #expect(
      text == """
        sequenceDiagram
          participant Code as code under test
          participant M1 as circus
          Note over Code: 2 older calls left out
          Code->>M1: 3: show(3)
          M1-->>Code: ()
          Code->>M1: 4: show(4)
          M1-->>Code: ()
          Code->>M1: 5: show(5)
          M1-->>Code: ()

        """)
  }

  @Test("there is no diagram if no mock was called")
  func noCall() {
    #expect(diagram { expect(MockCircus("circus").bow()) } == nil)
  }

  @Test(
    "characters that Mermaid interprets are escaped",
    arguments: [
      ("a; b", "a#59; b"), ("#1", "#35;1"), ("a<br/>b", "a#60;br/#62;b"), ("a & b", "a #38; b"),
      ("%%{init}%%", "#37;#37;{init}#37;#37;"), ("$$x$$", "#36;#36;x#36;#36;"),
      ("one\ntwo\r\nthree", #"one\ntwo\r\nthree"#), ("a\t\u{1B}b", #"a\t\u{1B}b"#),
      ("the end", "the #101;nd"),
      ("End of the ending", "#69;nd of the ending"), ("say \"hi\" 'you'", "say \"hi\" 'you'"),
      ("größer 👍", "größer 👍"),
    ])
  func escaping(text: String, escaped: String) {
    let object = NSString(string: text)
    let diagram = diagram { MockCircus(text).show(object) }
    withExtendedLifetime(object) {}
    #expect(diagram?.contains("\n  participant M1 as \(escaped)\n") == true)
    #expect(diagram?.contains("\n  Code->>M1: 1: show(\(escaped))\n") == true)
  }

  @Test("long values and long calls are truncated")
  func shortening() {
    let long = String(repeating: ";", count: 100)
    let text = diagram {
      let circus = MockCircus("circus")
      stub(circus.say(.any)).returns(long)
      _ = circus.say(long)
      circus.juggle(long, long)
    }
    let value = "\"\(String(repeating: "#59;", count: 75))...\""
    #expect(text?.contains("  Code->>M1: 1: say(\(value))\n") == true)
    #expect(text?.contains("  M1-->>Code: \(value)\n") == true)
    let start = "\"\(String(repeating: "#59;", count: 30))..."
    #expect(text?.contains("  Code->>M1: 2: juggle(\(value), \(start)\n") == true)
  }

  @Test("a call of 120 characters is shown in full")
  func longCalls() {
    let half = String(repeating: "x", count: 53)
    let whole = diagram { MockCircus("circus").juggle(half, half) }
    #expect(whole?.contains("  Code->>M1: 1: juggle(\"\(half)\", \"\(half)\")\n") == true)
  }
}
