import Synchronization
import Testing
import UnderstudyCore

@Suite struct MatchingTests {
  let greeter = MockGreeter("greeter")

  /// Counts the runs of matchers.
  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }

    func matcher(_ result: Bool) -> Matcher<String> {
      .where { _ in
        self.number.withLock { $0 += 1 }
        return result
      }
    }
  }

  @Test("a call runs each matcher once, except those of stubs older than its answer")
  func once() {
    let counts = (0..<5).map { _ in Count() }
    expect(greeter.greet(counts[0].matcher(true)), 1).returns("expected")
    expect(greeter.greet(counts[1].matcher(false)), .any)
    stub(greeter.greet(counts[2].matcher(true))).returns("old")
    stub(greeter.greet(counts[3].matcher(true))).returns("stubbed")
    stub(greeter.greet(counts[4].matcher(false))).returns("never")
    #expect(greeter.greet("bob") == "expected")
    #expect(counts.map(\.value) == [1, 1, 0, 0, 0])
    #expect(greeter.greet("bob") == "stubbed")
    #expect(counts.map(\.value) == [2, 2, 0, 1, 1])
  }

  @Test("a successful verification runs its matcher once for each recorded call")
  func onceInVerify() {
    for _ in 0..<5 { _ = greeter.greet("bob") }
    greeter.ping()
    let count = Count()
    verify(greeter.greet(count.matcher(true)), 5)
    #expect(count.value == 5)
    #expect(calls(greeter.greet(count.matcher(false))).isEmpty)
    #expect(count.value == 10)
  }

  @Test("explaining a failure does not run matchers again")
  func onceInFailures() {
    let counts = (0..<4).map { _ in Count() }
    expect(greeter.greet(counts[0].matcher(false)), .any)
    stub(greeter.greet(counts[1].matcher(false)))
    let log = FailureLog.of {
      _ = greeter.greet("bob")
      verify(greeter.greet(counts[2].matcher(false)))
      try? verifyTimes(counts[3])
    }
    #expect(
      log.reports == [
        .unexpectedCall("greet(_:)"),
        .failedVerification("greet(_:)", .once, received: 0),
        .failedVerification("greet(_:times:)", .once, received: 0),
      ])
    #expect(counts.map(\.value) == [1, 1, 1, 1])
  }

  /// Runs a verification that fails, with a matcher after one that matches.
  private func verifyTimes(_ count: Count) throws {
    _ = try greeter.greet("bob", times: 2)
    verify(greeter.greet(.any, times: .where { _ in count.matcher(false).matches("") }))
  }

  @Test("matchers do not run for arguments after a mismatch")
  func argumentsInOrder() throws {
    let count = Count()
    stub(greeter.greet("bob", times: .where { _ in count.matcher(true).matches("") }))
      .returns("hi")
    #expect(try greeter.greet("ann", times: 1) == "")
    #expect(count.value == 0)
    #expect(try greeter.greet("bob", times: 1) == "hi")
    #expect(count.value == 1)
  }

  @Test("a matcher can call its own mock in every verb")
  func reentrant() {
    let pinging = Matcher<String>.where { [greeter] _ in
      greeter.ping()
      return true
    }
    stub(greeter.greet(pinging)).returns("hi")
    expect(greeter.greet(pinging), .any)
    #expect(greeter.greet("bob") == "hi")
    verify(greeter.ping(), 2)
    verify(greeter.greet(pinging))
    #expect(calls(greeter.greet(pinging)).count == 1)
    reset(greeter.greet(pinging))
    #expect(calls(greeter.greet(.any)).isEmpty)
    verify(greeter.ping(), 5)
    reset(greeter)  // The matchers retain the mock.
  }

  @Test("a stub that a matcher sets up answers later calls")
  func setUpWhileMatching() {
    let counts = [Count(), Count()]
    stub(
      greeter.greet(
        .where { [greeter] _ in
          if counts[0].value == 0 {
            stub(greeter.greet(counts[1].matcher(true))).returns("newer")
          }
          return counts[0].matcher(true).matches("")
        })
    ).returns("older")
    #expect(greeter.greet("bob") == "older")
    #expect(counts.map(\.value) == [1, 0])
    #expect(greeter.greet("bob") == "newer")
    #expect(counts.map(\.value) == [1, 1])
    reset(greeter)  // The matcher retains the mock.
  }

  @Test(
    "a stub that its matcher resets answers only the call being matched",
    arguments: [ResetParts.stubs, .all])
  func resetWhileMatching(parts: ResetParts) {
    stub(
      greeter.greet(
        .where { [greeter] _ in
          reset(greeter, parts)
          return true
        })
    ).returns("the last answer of this stub")
    let answers = ["bob", "bob"].map(greeter.greet)
    #expect(answers == ["the last answer of this stub", ""])
  }

  @Test("an expectation that its matcher resets answers only the call being matched")
  func resetExpectationWhileMatching() {
    let log = FailureLog.of {
      expect(
        greeter.greet(
          .where { [greeter] _ in
            reset(greeter)
            return true
          })
      ).returns("the last answer of this expectation")
      let answers = ["bob", "bob"].map(greeter.greet)
      #expect(answers == ["the last answer of this expectation", ""])
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("stubs that a matcher resets are released outside the lock", arguments: [false, true])
  func releasedOutside(hasExpectation: Bool) {
    final class Last {
      let greeter: MockGreeter
      init(_ greeter: MockGreeter) { self.greeter = greeter }
      deinit { greeter.ping() }
    }
    if hasExpectation { expect(greeter.greet("zoe"), .any) }
    do {
      let last = Last(greeter)
      stub(greeter.greet("ann")).performs { _ in _ = last }
    }
    stub(
      greeter.greet(
        .where { [greeter] _ in
          reset(greeter, .stubs)
          return true
        })
    ).returns("hi")
    #expect(greeter.greet("bob") == "hi")
    verify(greeter.ping())
  }

  @Test("the comparison of a type from the test can call its own mock")
  func reentrantComparison() {
    let vault = MockVault("vault")
    stub(vault.value(Int.self)).returns(7)
    stub(vault.show(.equal(Equal(vault: vault)))).returns()
    vault.show(Equal(vault: vault))
    verify(vault.value(Int.self))
    reset(vault)  // The recorded argument retains the mock.
  }

  @Test("the newest stub whose string is equal answers, and all of its values do in turn")
  func equalStrings() throws {
    stub(greeter.greet("ann")).returns("first", "second")
    stub(greeter.greet("bob")).returns("third")
    stub(greeter.greet("bob", times: 2)).returns("old")
    stub(greeter.greet("bob", times: 2)).returns("new")
    let answers = ["ann", "bob", "ann", "ann", "zoe"].map(greeter.greet)
    #expect(answers == ["first", "third", "second", "second", ""])
    #expect(try greeter.greet("bob", times: 2) == "new")
    verify(greeter.greet("ann"), 3)
    #expect(calls(greeter.greet(.any)).map(\.result) == answers)
  }

  @Test("a description can call its own mock, and the report omits these calls")
  func reentrantDescription() throws {
    let vault = MockVault("vault", .strict)
    let log = FailureLog.of {
      stub(vault.value(Int.self)).returns(7)
      vault.show(Chatty(vault: vault))
      verify(vault.show(.where { (_: Chatty) in false }))
    }
    #expect(
      log.reports == [
        .unexpectedCall("show(_:)"),
        .failedVerification("show(_:)", .once, received: 0),
      ])
    let unexpected = try #require(log.failures[0].content as? UnexpectedCall)
    let found = try #require(log.failures[1].content as? FailedVerification)
    #expect(unexpected.history.calls.isEmpty)
    #expect(found.nearest.map(\.call.call) == ["show(chatty 7)"])
    #expect(found.others.calls.isEmpty)
    #expect(calls(vault.value(Int.self)).isEmpty)
    reset(vault)  // The recorded argument retains the mock.
  }
}

/// An argument whose description calls a mock.
private struct Chatty: CustomStringConvertible {
  let vault: MockVault
  var description: String { "chatty \(vault.value(Int.self))" }
}

/// An argument whose comparison calls a mock.
private struct Equal: Equatable {
  let vault: MockVault
  static func == (left: Equal, right: Equal) -> Bool { left.vault.value(Int.self) == 7 }
}
