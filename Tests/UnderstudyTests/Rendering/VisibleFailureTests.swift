import Testing
import Understudy

/// Failure messages of values, names and descriptions with invisible characters.
@Suite struct VisibleFailureTests {
  @Test("no part of a failure message contains invisible characters or lines of a value")
  func visible() async {
    let attack = "\u{1B}[31m\u{202E}\u{FFFE}\u{200B}\nFake.swift:1: error: forged"
    let text = await ReportedFailures.text {
      let circus = MockCircus("circus\(attack)", .strict)
      let states = States("lamp\(attack)", initially: attack)
      expect(circus.juggle(Matcher("good\(attack)") { _ in false }, "b\(attack)"), .any)
        .when(states.is(attack))
      circus.juggle("a\(attack)", "c\(attack)")
      circus.show(Forger())
      verify(circus.bow())
      assertThat("a\n\(attack)", .equal("b\n\(attack)"))
    }
    #expect(
      !text.unicodeScalars.contains { "\u{1B}\u{202E}\u{FFFE}\u{200B}".unicodeScalars.contains($0) }
    )
    #expect(text.contains("\\u{1B}[31m\\u{202E}\\u{FFFE}\\u{200B}\\nFake.swift"))
    let lines = text.split(separator: "\n")
    // The lines of a text that both values have are indented.
    #expect(!lines.contains { $0.hasPrefix("Fake.swift") }, "\(text)")
  }
}

/// A value whose description forges a line of a log.
private struct Forger: CustomStringConvertible {
  var description: String { "a\nFake.swift:1: error: forged" }
}
