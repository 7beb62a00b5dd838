import Testing
import Understudy
import UnderstudyCore
import UnderstudyMacros

/// What the tests of full texts mock.
@Mockable(.always) protocol Shredder {
  func shred(_ text: String)
  func shred(_ numbers: [Int])
  func shred(_ memo: Memo)
  func shred(secret: String)
}

/// A value with a long description.
struct Memo: CustomStringConvertible {
  let description: String
}

/// The attachments with what failures show trimmed.
@Suite struct WholeTextTests {
  /// Returns the full descriptions of what the text of an unexpected call shows trimmed.
  private func fullTexts(_ call: @Sendable (MockShredder) -> Void) async -> String {
    let text = await ReportedFailures.text {
      MockScope.run { call(MockShredder("shredder", .strict)) }
    }
    return TrimmedValues.full(shownIn: text).joined(separator: "\n")
  }

  @Test("a long string, a long list and a long description are complete")
  func values() async {
    let text = (1...500).map { "word\($0)" }.joined(separator: " ")
    #expect(await fullTexts { $0.shred(text) }.contains("word499 word500"))
    #expect(await fullTexts { $0.shred(Array(1000...3000)) }.contains("2999, 3000]"))
    let memo = Memo(description: "memo " + text)
    #expect(await fullTexts { $0.shred(memo) }.contains("word499 word500"))
  }

  @Test("a failure without trimmed values has none")
  func short() async {
    #expect(await fullTexts { $0.shred("plain") } == "")
  }

  @Test("hidden values stay hidden")
  func redacted() async {
    let text = (1...500).map { "hidden\($0)" }.joined(separator: " ")
    let full = await fullTexts { shredder in
      redact(label: "secret")
      shredder.shred(secret: text)
    }
    #expect(!full.contains("hidden"))
  }
}
