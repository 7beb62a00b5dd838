import Testing
import UnderstudyCore

/// What ``verifyInOrder(_:exactly:fileID:filePath:line:column:)`` accepts and what it says.
@Suite struct VerificationInOrder {
  private let first = MockGreeter("first")
  private let second = MockGreeter("second")

  /// Makes calls that are spelt by one letter each: `a`, `b` and `c` on the first mock, `x` on the
  /// second.
  private func make(_ calls: String) {
    for call in calls {
      if call == "x" { second.ping() } else { _ = first.greet(String(call)) }
    }
  }

  @Test(
    "calls in the order of the patterns pass, whatever lies between",
    arguments: ["ab", "acb", "aab", "xaxbx", "bab", "abab"])
  func gaps(_ calls: String) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a"), first.greet("b"))
    }
    #expect(log.headlines == [])
  }

  @Test("patterns of several mocks are one order")
  func acrossMocks() {
    let log = FailureLog.of {
      make("axb")
      verifyInOrder(first.greet("a"), second.ping(), first.greet("b"))
      verifyInOrder(second.ping(), first.greet("a"), line: 7)
    }
    #expect(log.headlines == ["Out of order: first.greet(\"a\") came before second.ping()"])
    #expect(log.failures.map(\.site.line) == [7])
  }

  @Test("a call that is missing is named, with what should have come before it")
  func missing() {
    let log = FailureLog.of {
      make("a")
      verifyInOrder(first.greet("a"), first.greet("b"))
      verifyInOrder(first.greet("b"), first.greet("a"))
    }
    #expect(
      log.headlines == [
        "Expected at least 1 call to first.greet(\"b\") after first.greet(\"a\"), received 0",
        "Expected at least 1 call to first.greet(\"b\"), received 0",
      ])
  }

  @Test(
    "a number of calls inside is strict where it has an upper bound",
    arguments: [
      ("aab", true), ("acacb", true), ("aaab", false), ("ab", false), ("abab", true),
      ("aabb", true), ("aaba", true), ("baab", true),
    ])
  func counts(_ calls: String, _ passes: Bool) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a").times(2), first.greet("b"))
    }
    #expect(log.failures.isEmpty == passes)
  }

  @Test(
    "no call inside means that none lies between its neighbours",
    arguments: [("ac", true), ("abc", false), ("bac", true), ("acb", true), ("bacb", true)])
  func never(_ calls: String, _ passes: Bool) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a"), first.greet("b").times(.never), first.greet("c"))
    }
    #expect(log.failures.isEmpty == passes)
  }

  @Test("one call too many is counted")
  func tooMany() {
    let log = FailureLog.of {
      make("aaab")
      verifyInOrder(first.greet("a").times(2), first.greet("b"))
    }
    #expect(log.headlines == ["Expected 2 calls to first.greet(\"a\"), received 3"])
  }

  @Test(
    "exactly allows nothing between, on the mocks that are named",
    arguments: [
      ("ab", true), ("acb", false), ("axb", true), ("cabc", true), ("aab", true), ("abb", true),
      ("ba", false),
    ])
  func exactly(_ calls: String, _ passes: Bool) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a"), first.greet("b"), exactly: true)
    }
    #expect(log.failures.isEmpty == passes)
  }

  @Test("the call that lies between is named")
  func between() {
    let log = FailureLog.of {
      make("acb")
      verifyInOrder(first.greet("a"), first.greet("b"), exactly: true)
    }
    #expect(log.headlines == ["Out of order: first.greet(\"c\") came in between"])
  }

  @Test("the calls that are used count as verified, others do not")
  func marks() {
    let log = FailureLog.of {
      make("acb")
      verifyInOrder(first.greet("a"), first.greet("b"))
      verifyNoMoreInteractions(first, line: 3)
    }
    #expect(log.headlines == ["Expected no more calls on 'first', received 1"])
  }
}
