import Testing
import UnderstudyCore

@Suite struct AssertThat {
  @Test("assertThat does not report a matching value")
  func success() {
    let log = FailureLog.of { #expect(assertThat([1, 2], .contains(2))) }
    #expect(log.reports == [])
  }

  @Test("assertThat reports a mismatch on its line")
  func failure() throws {
    let line = #line + 1
    let log = FailureLog.of { assertThat([1, 2], .each(.greaterThan(1))) }
    #expect(log.headlines == ["Expected each greater than 1; [0] is 1"])
    #expect(log.lines == [line])
    #expect(log.severities == [.error])
    let content = try #require(log.failures.first?.content as? FailedAssertion)
    #expect(content.mismatch.actual == "[1, 2]")
  }

  @Test("assertThat accepts literals and returns whether the value matches")
  func result() {
    let log = FailureLog.of {
      #expect(!assertThat("bob", "ann"))
      #expect(!assertThat(3, .atLeast(4)))
    }
    #expect(log.headlines == ["Expected \"ann\"; was \"bob\"", "Expected at least 4; was 3"])
  }

  @Test("a captor receives a value that matches, and no other")
  func captors() {
    let (numbers, parts) = (Captor<Int>(), Captor<Int>())
    let log = FailureLog.of {
      assertThat(7, .captured(by: numbers))
      assertThat(8, .captured(by: numbers, .atLeast(9)))
      assertThat([3, 5], .each(.captured(by: parts)))
    }
    #expect(numbers.values == [7])
    #expect(parts.values == [3, 5])
    #expect(log.headlines.count == 1)
  }
}
