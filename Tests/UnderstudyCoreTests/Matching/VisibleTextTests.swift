import Testing
import UnderstudyCore
import UnderstudyValues

/// Invisible characters in failures.
@Suite struct VisibleTextTests {
  @Test(
    "characters that cannot be seen are escaped",
    arguments: [
      ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb", "a\\nb"), ("\r\t\0", "\\r\\t\\0"),
      ("a\u{202E}b", "a\\u{202E}b"), ("a\u{200B}b", "a\\u{200B}b"), ("\u{FEFF}", "\\u{FEFF}"),
      ("a\u{A0}b", "a\\u{A0}b"), ("\u{2028}", "\\u{2028}"), ("\u{FFFE}", "\\u{FFFE}"),
      ("\u{7F}\u{85}", "\\u{7F}\\u{85}"), ("\u{200D}", "\\u{200D}"),
    ])
  func escaped(text: String, shown: String) { #expect(VisibleText.line(text) == shown) }

  @Test(
    "other characters are shown as they are",
    arguments: ["plain", "é", "e\u{301}", "日本語", "👍🏽", "❤️", "👩‍🚀", "🇵🇹", "\u{FFFD}"])
  func visible(text: String) { #expect(VisibleText.line(text) == text) }

  @Test("a text of several lines has its line feeds") func lines() {
    #expect(VisibleText.lines("a\nb\u{1B}") == "a\nb\\u{1B}")
  }

  @Test("names, descriptions and values cannot begin a line of their own") func injection() {
    let vault = MockVault("vault\nFake.swift:1: error: name", .strict)
    let log = FailureLog.of {
      expect(vault.show(Matcher<Any>("good\nFake.swift:1: error: matcher") { _ in false }), .any)
      vault.show("value\nFake.swift:1: error: value")
      vault.show(Liar())
    }
    #expect(log.headlines.count == 2)
    for failure in log.failures {
      #expect(!failure.headline.contains("\n"))
      for subject in failure.content.subjects {
        #expect(!subject.description.contains("\n"), "\(subject.description)")
      }
    }
  }
}

/// A value whose description forges a line of a log.
private struct Liar: CustomStringConvertible {
  var description: String { "liar\nFake.swift:1: error: description" }
}
