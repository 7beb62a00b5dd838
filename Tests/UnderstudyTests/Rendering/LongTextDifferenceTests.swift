import Testing
import Understudy

@Suite struct LongTextDifferenceTests {
  /// Returns the lines `line 1` to `line 300`, some of them replaced.
  private func text(_ replaced: [Int: String] = [:], without omitted: Int? = nil) -> String {
    (1...300).filter { $0 != omitted }.map { replaced[$0] ?? "line \($0)" }
      .joined(separator: "\n")
  }

  @Test("a changed line of a long text is shown with its number and three lines around it")
  func changedLine() throws {
    let difference = try #require(LongTextDifference(text(), text([150: "LINE"])))
    #expect(
      difference.description == """
        @@ line 147
          line 147
          line 148
          line 149
        - line 150
        + LINE
          line 151
          line 152
          line 153
        """)
  }

  @Test("a removed line is the only marked line")
  func removedLine() throws {
    let difference = try #require(LongTextDifference(text(), text(without: 300)))
    let marked = difference.description.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(marked == ["@@ line 297", "- line 300"])
  }

  @Test("a text that repeats its lines is not counted twice")
  func repeatedLines() throws {
    let short = Array(repeating: "same", count: 100).joined(separator: "\n")
    let difference = try #require(LongTextDifference(short, short + "\nsame"))
    let marked = difference.description.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(marked == ["@@ line 98", "+ same"])
  }

  @Test("texts that differ everywhere are shown in part, with the number of omitted lines")
  func everyLine() throws {
    let other = text(Dictionary(uniqueKeysWithValues: (1...300).map { ($0, "other \($0)") }))
    let lines = try #require(LongTextDifference(text(), other)).description.split(separator: "\n")
    #expect(lines.count == 43)
    #expect(lines[0] == "@@ line 1")
    #expect(lines[1] == "- line 1")
    #expect(lines[21] == "- ... 280 more lines")
    #expect(lines[42] == "+ ... 280 more lines")
  }

  @Test("texts with few lines have no long difference")
  func shortTexts() { #expect(LongTextDifference("a\nb", "a\nc")?.description == nil) }
}
