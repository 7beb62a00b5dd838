import Testing
import Understudy
import UnderstudyContracts

/// Failure messages with names of any length.
@Suite struct LongNameTests {
  /// Characters of one byte and of several, some of which are escaped.
  private static let characters = ["a", "é", "🐘", "\u{202E}", "\n", "\"", "\\", " "]

  @Test(
    "a failure message has at most 60 lines and 8 kB, whatever the names are",
    arguments: [0, 1, 160, 1_000, 10_000], characters)
  func bounded(length: Int, character: String) async {
    let name = String(repeating: character, count: length) + "x"
    let text = await ReportedFailures.text {
      MockScope.run {
        let circus = MockCircus(name, .strict)
        let other = MockCircus("other" + name)
        let states = States(name, initially: name)
        expect(circus.juggle("a", "b")).when(states.is(name))
        circus.juggle("a", "b")
        circus.juggle(name, name)
        expect(circus.bow())
        verify(circus.juggle(Matcher(name) { _ in false }, "b"))
        verifyInOrder(other.bow(), circus.bow())
        InteractionFile(name, nextTo: "/dev/null/Tests.swift", isRewriting: false).verify(
          [circus], MockSourceLocation(#fileID, #filePath, #line, #column))
        inOrder(name) { expect(other.juggle("c", "d")) }
        verifyNoMoreInteractions(circus, other)
        assertThat(name, .equal(name + name))
      }
    }
    let failures = text.split(separator: "\n\n", omittingEmptySubsequences: true)
    #expect(failures.count >= 5)
    for failure in failures {
      #expect(failure.utf8.count < 8_400)
      #expect(failure.split(separator: "\n", omittingEmptySubsequences: false).count <= 62)
    }
  }

  @Test("the first line of a failure is cut after the names that fit")
  func headline() async throws {
    let text = await ReportedFailures.text {
      MockScope.run { MockCircus(String(repeating: "n", count: 10_000), .strict).bow() }
    }
    let first = try #require(text.split(separator: "\n").first)
    #expect(first.utf8.count < 1_100)
    #expect(first.hasSuffix(" more bytes)"))
  }
}
