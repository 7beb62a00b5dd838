import Testing
import UnderstudyCore

/// The difference of two texts with several lines.
@Suite struct TextDifferenceTests {
  /// Returns the lines `line 1` to `line 300`, some of them replaced or removed.
  private func text(_ replaced: [Int: String] = [:], without omitted: Int? = nil) -> String {
    (1...300).filter { $0 != omitted }.map { replaced[$0] ?? "line \($0)" }
      .joined(separator: "\n")
  }

  @Test("a changed line is shown with its number and three lines around it")
  func changedLine() {
    #expect(
      lines(text(), text([150: "LINE"])) == [
        "@@ line 150", "  line 147", "  line 148", "  line 149", "- line 150", "+ LINE",
        "  line 151", "  line 152", "  line 153",
      ])
  }

  @Test("changes that are near each other share their lines around them") func joined() {
    #expect(
      lines(text(), text([150: "LINE", 153: "LINE"])).dropFirst(4) == [
        "- line 150", "+ LINE", "  line 151", "  line 152", "- line 153", "+ LINE", "  line 154",
        "  line 155", "  line 156",
      ])
  }

  @Test("a removed line and an added line are the only marked lines") func removedLine() {
    let marked = lines(text(), text(without: 300)).filter { !$0.hasPrefix("  ") }
    #expect(marked == ["@@ line 300", "- line 300"])
    let added = lines("a\nb", "a\nb\nc").filter { !$0.hasPrefix("  ") }
    #expect(added == ["@@ line 3", "+ c"])
  }

  @Test("at most 20 changed lines are shown, and the lines of the other changes are listed")
  func manyChanges() {
    let changed = Dictionary(
      uniqueKeysWithValues: stride(from: 1, through: 300, by: 2).map { ($0, "x") })
    let lines = lines(text(), text(changed))
    #expect(lines.count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 20)
    #expect(lines.last == "  … 140 more changes (lines 21, 23, 25, 27, 29, 31, 33, 35, …)")
  }

  @Test("a change of several lines is listed with its first and last line") func listed() {
    var changed = Dictionary(uniqueKeysWithValues: (1...10).map { ($0 * 2, "x") })
    for line in 210...214 { changed[line] = "y" }
    changed[288] = "z"
    #expect(lines(text(), text(changed)).last == "  … 2 more changes (lines 210–214, 288)")
  }

  @Test("texts that differ everywhere are shown in part") func everyLine() {
    let (left, right) = (
      (1...3_000).map { "left \($0)" }.joined(separator: "\n"),
      (1...3_000).map { "right \($0)" }.joined(separator: "\n")
    )
    let lines = lines(left, right)
    #expect(lines.count == 23)
    #expect(lines.prefix(2) == ["@@ line 1", "- left 1"])
    #expect(lines.contains("- … 2990 more lines") && lines.contains("+ … 2990 more lines"))
  }

  @Test("the first difference is shown if the edits take too long to find") func shuffled() {
    let numbers = (1...800).map { "line \($0)" }
    #expect(
      lines(
        (["same"] + numbers).joined(separator: "\n"),
        (["same"] + numbers.reversed()).joined(separator: "\n")) == [
          "  first difference at line 2:", "- line 1", "+ line 800",
        ])
  }

  @Test("line endings and spaces that differ can be seen") func invisible() {
    #expect(lines("a\r\nb", "a\nb") == ["@@ line 1", "- a\\r", "+ a", "  b"])
    #expect(lines("a\nb ", "a\nb") == ["@@ line 2", "  a", "- b\\u{20}", "+ b"])
  }

  @Test("a long line is shown around its first difference") func longLine() {
    let long = String(repeating: "word ", count: 100)
    let lines = lines("a\n\(long)x", "a\n\(long)y")
    #expect(lines[2].hasPrefix("- …word") && lines[2].hasSuffix("word x"))
    #expect(lines[3].hasPrefix("+ …word") && lines[3].hasSuffix("word y"))
  }

  @Test("descriptions of several lines are compared line by line") func descriptions() {
    #expect(
      lines(Poem("violets"), Poem("lilies")) == ["@@ line 2", "  roses", "- violets", "+ lilies"])
  }
}

private struct Poem: CustomStringConvertible {
  let flower: String

  init(_ flower: String) { self.flower = flower }

  var description: String { "roses\n\(flower)" }
}
