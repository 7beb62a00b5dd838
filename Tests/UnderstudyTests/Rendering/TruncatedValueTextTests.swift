import Testing
import Understudy

/// Failure messages in which a long value is shown in full once, or around its first difference.
@Suite struct TruncatedValueTextTests {
  private let circus = MockCircus("circus")
  private let long = String(repeating: "word ", count: 40)

  @Test(
    "an unexpected call shows a matching long value in full, and a mismatch where it begins to differ"
  )
  func unexpected() async {
    let text = await ReportedFailures.text {
      expect(circus.juggle(.any, "short"), .any)
      expect(circus.juggle("x", "y"), .any)
      circus.juggle(long, long + "end")
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
    #expect(text.contains("second  differs from character 1: \"short\" and \"word word"))
    #expect(!text.contains("\(long)end"))
  }

  @Test("verify(_:_:) shows a matching long value in full once")
  func verification() async {
    let text = await ReportedFailures.text {
      circus.juggle("b", "c")
      circus.juggle(long, "a")
      verify(circus.juggle(long, long + "end"))
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
    #expect(text.contains("and \"a\""))
    #expect(!text.contains("\(long)end"))
  }

  @Test("verifyInOrder(_:) shows the long value of the preceding call in full once")
  func order() async {
    let text = await ReportedFailures.text {
      circus.juggle(long, "a")
      verifyInOrder(circus.juggle(long, "a"), circus.bow())
    }
    #expect(text.ranges(of: "\"\(long)\"").count == 1)
  }

  @Test("long descriptions are shown where they begin to differ")
  func withoutParts() async {
    let text = await ReportedFailures.text { assertThat(Song.first, .equal(.second)) }
    #expect(text.contains("differs from character 1: second la la"))
    #expect(text.contains(" and first la la"))
  }

  @Test("a long value is shown in full if only a part of it is explained")
  func part() async {
    let items = (1...60).map { "item-\($0)" }
    let text = await ReportedFailures.text {
      expect(circus.show(Matcher<[String]>.each(.hasPrefix("part"))), .any)
      circus.show(items)
    }
    #expect(text.ranges(of: "\(items)").count == 1)
  }
}

/// A value with a long description and no parts.
private enum Song: CustomStringConvertible {
  case first, second

  var description: String {
    (self == .first ? "first" : "second") + String(repeating: " la", count: 60) + "."
  }
}
