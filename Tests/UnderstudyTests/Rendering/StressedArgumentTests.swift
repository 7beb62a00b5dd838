import Testing
import Understudy

/// First lines that are too long for all arguments.
@Suite struct StressedArgumentTests {
  @Test("a truncated first line shows the argument that differs, and cuts the others")
  func unexpectedCall() async {
    let (long, differing) = (String(repeating: "l", count: 150), String(repeating: "d", count: 60))
    let text = await ReportedFailures.text {
      MockScope.run {
        let circus = MockCircus("circus")
        expect(circus.juggle(.any, "other"), .any)
        circus.juggle(long, differing)
        verify(circus.juggle(.equal(long), .equal(differing + "!")))
      }
    }
    let headlines = text.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(headlines.count == 2)
    #expect(headlines.first?.contains("\"\(differing)\"") == true)
    #expect(headlines.last?.contains("\"\(differing)!\"") == true)
    #expect(headlines.allSatisfy { !$0.contains(long) })
    #expect(text.contains("\n    \"\(long)\"\n"))
  }
}
