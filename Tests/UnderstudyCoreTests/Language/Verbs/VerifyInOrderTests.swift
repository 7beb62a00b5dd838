import Testing
import UnderstudyCore

/// The calls that ``verifyInOrder(_:exactly:fileID:filePath:line:column:)`` accepts, and its
/// failures.
@Suite struct VerifyInOrderTests {
  private let first = MockGreeter("first")
  private let second = MockGreeter("second")

  /// Makes one call for each letter: `a`, `b` and `c` on the first mock, `x` on the second.
  private func make(_ calls: String) {
    for call in calls {
      if call == "x" { second.ping() } else { _ = first.greet(String(call)) }
    }
  }

  @Test(
    "verifyInOrder allows other calls in between",
    arguments: ["ab", "acb", "aab", "xaxbx", "bab", "abab"])
  func gaps(_ calls: String) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a"), first.greet("b"))
    }
    #expect(log.reports == [])
  }

  @Test("verifyInOrder orders calls across mocks")
  func acrossMocks() {
    let log = FailureLog.of {
      make("axb")
      verifyInOrder(first.greet("a"), second.ping(), first.greet("b"))
      verifyInOrder(second.ping(), first.greet("a"), line: 7)
    }
    #expect(
      log.reports == [
        .outOfOrder("greet(_:)", before: "ping()", line: 7).on("first", "second").with("a")
      ])
  }

  @Test("verifyInOrder reports a missing call and the step before it")
  func missing() {
    let log = FailureLog.of {
      make("a")
      verifyInOrder(first.greet("a"), first.greet("b"))
      verifyInOrder(first.greet("b"), first.greet("a"))
    }
    #expect(
      log.reports == [
        .outOfOrder("greet(_:)", .atLeast(1), received: 0, after: "greet(_:)").with("b", "a"),
        .outOfOrder("greet(_:)", .atLeast(1), received: 0, after: nil).with("b"),
      ])
  }

  @Test(
    "a step whose count has an upper bound is strict",
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
    "a step with the count .never forbids the call between its neighbors",
    arguments: [("ac", true), ("abc", false), ("bac", true), ("acb", true), ("bacb", true)])
  func never(_ calls: String, _ passes: Bool) {
    let log = FailureLog.of {
      make(calls)
      verifyInOrder(first.greet("a"), first.greet("b").times(.never), first.greet("c"))
    }
    #expect(log.failures.isEmpty == passes)
  }

  @Test("verifyInOrder reports the number of calls if a step has too many")
  func tooMany() {
    let log = FailureLog.of {
      make("aaab")
      verifyInOrder(first.greet("a").times(2), first.greet("b"))
    }
    #expect(log.reports == [.outOfOrder("greet(_:)", 2, received: 3, after: nil).with("a")])
  }

  @Test(
    "exactly allows no other calls on the named mocks in between",
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

  @Test("exactly reports the intervening call")
  func between() {
    let log = FailureLog.of {
      make("acb")
      verifyInOrder(first.greet("a"), first.greet("b"), exactly: true)
    }
    #expect(log.reports == [.outOfOrder(between: "greet(_:)").with("c")])
  }

  @Test("verifyInOrder marks only the used calls as verified")
  func marks() {
    let log = FailureLog.of {
      make("acb")
      verifyInOrder(first.greet("a"), first.greet("b"))
      verifyNoMoreInteractions(first, line: 3)
    }
    #expect(log.reports == [.moreInteractions(on: "first", received: 1, line: 3)])
  }
}
