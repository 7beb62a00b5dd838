import Testing
import UnderstudyCore
import UnderstudyValues

/// Searches in texts that repeat themselves.
@Suite struct TextSearchTests {
  /// All texts of up to some characters, each `a` or `b`.
  private static func texts(upTo length: Int) -> [String] {
    var (texts, longest) = ([""], [""])
    for _ in 0..<length {
      longest = longest.flatMap { [$0 + "a", $0 + "b"] }
      texts += longest
    }
    return texts
  }

  @Test("a text is found wherever it begins")
  func everywhere() {
    for text in Self.texts(upTo: 7) {
      for wanted in Self.texts(upTo: 4) {
        let isFound = text.indices.contains { text[$0...].hasPrefix(wanted) } || wanted.isEmpty
        #expect(text.includes(wanted) == isFound, "\(text), \(wanted)")
      }
    }
  }

  @Test("a long text is searched in time that grows with its length", .timeLimit(.minutes(1)))
  func long() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(!text.includes(String(repeating: "a", count: 100_000) + "b"))
    #expect(text.includes(String(repeating: "a", count: 100_000)))
    #expect(VisibleText.line(String(repeating: "\n", count: 200_000)).utf8.count == 400_000)
  }
}
