import Testing
import Understudy

/// Where long values are shown whole.
@Suite struct TruncatedValueTexts {
  private let circus = MockCircus("circus")
  private let long = String(repeating: "word ", count: 40)

  @Test("a long value that matches follows whole, one that does not is shown where it is explained")
  func unexpected() async {
    let text = await ReportedFailures.text {
      expect(circus.juggle(.any, "short"), .any)
      expect(circus.juggle("x", "y"), .any)
      circus.juggle(long, long + "end")
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
    #expect(text.ranges(of: "\"\(long)end\"").count == 1)
  }

  @Test("so it is with a verification")
  func verification() async {
    let text = await ReportedFailures.text {
      circus.juggle("b", "c")
      circus.juggle(long, "a")
      verify(circus.juggle(long, long + "end"))
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
    #expect(text.ranges(of: "\"\(long)end\"").count == 1)
  }

  @Test("so it is with the call that another one was to follow")
  func order() async {
    let text = await ReportedFailures.text {
      circus.juggle(long, "a")
      verifyInOrder(circus.juggle(long, "a"), circus.bow())
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
  }

  @Test("values without parts are whole, as they have no difference")
  func withoutParts() async {
    let text = await ReportedFailures.text { assertThat(Song.first, .equal(.second)) }
    #expect(text.contains(Song.first.description) && text.contains(Song.second.description))
  }

  @Test("a value of which only a part is explained follows whole")
  func part() async {
    let items = (1...60).map { "item-\($0)" }
    let text = await ReportedFailures.text {
      expect(circus.show(Matcher<[String]>.each(.hasPrefix("part"))), .any)
      circus.show(items)
    }
    #expect(text.ranges(of: "\(items)").count == 1)
  }
}

/// A value without parts and with many words.
private enum Song: CustomStringConvertible {
  case first, second

  var description: String {
    (self == .first ? "first" : "second") + String(repeating: " la", count: 60) + "."
  }
}
