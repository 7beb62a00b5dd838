import Testing
import UnderstudyCore

/// Incorrect uses of the verbs, which are not failures of the code under test.
@Suite struct MisuseTests {
  private let greeter = MockGreeter("greeter")

  @Test("a verification inside an answer is refused and has no effect")
  func verifyInsideAnAnswer() {
    let log = FailureLog.of {
      stub(greeter.greet(.any), line: 31).answers { [greeter] name in
        verify(greeter.ping(), line: 40)
        verifyInOrder(greeter.ping(), line: 41)
        verifyNoMoreInteractions(greeter, line: 42)
        verifyExpectations(greeter, line: 43)
        return "hi \(name)"
      }
      #expect(greeter.greet("bob") == "hi bob")
    }
    #expect(
      log.reports == [
        .misuse("verify", line: 40), .misuse("verifyInOrder", line: 41),
        .misuse("verifyNoMoreInteractions", line: 42), .misuse("verifyExpectations", line: 43),
      ])
    #expect(log.failures.first?.details.first?.contains("MisuseTests.swift:31") == true)
  }

  @Test("a verification inside an async answer or a side effect is refused")
  func verifyInsideAnAsyncAnswer() async throws {
    let log = try await FailureLog.of {
      stub(greeter.load(.any)).answers { [greeter] _ in
        await verify(greeter.ping(), within: .zero, line: 50)
        await verifyExpectations(greeter, within: .zero, line: 51)
        return "file"
      }
      stub(greeter.greet(.any)).performs { [greeter] _ in verify(greeter.ping(), line: 52) }
      let file = try await greeter.load(1)
      #expect(file == "file")
      _ = greeter.greet("bob")
    }
    #expect(
      log.reports == [
        .misuse("verify(within:)", line: 50), .misuse("verifyExpectations(within:)", line: 51),
        .misuse("verify", line: 52),
      ])
  }

  @Test("a task that an answer starts can verify after the answer has returned")
  func verifyAfterAnAnswer() async {
    let log = await FailureLog.of {
      let (starts, start) = AsyncStream.makeStream(of: Void.self)
      var task: Task<Void, Never>?
      stub(greeter.greet(.any)).answers { [greeter] _ in
        task = Task {
          for await _ in starts { break }
          verify(greeter.greet("bob"))
        }
        return "hi"
      }
      _ = greeter.greet("bob")
      start.yield()
      await task?.value
    }
    #expect(log.reports == [])
  }

  @Test("excluding a pattern of a mock that is not verified is a misuse")
  func excludingAnotherMock() {
    let other = MockGreeter("other")
    let log = FailureLog.of {
      verifyNoMoreInteractions(greeter, excluding: other.greet("bob"), greeter.ping(), line: 60)
    }
    #expect(log.reports == [.misuse("other.greet(\"bob\")", line: 60)])
  }

  @Test("an argument that cannot be compared is refused by every verb")
  func incomparable() async {
    let vault = MockVault("vault")
    let log = await FailureLog.of {
      stub(vault.show(.equal(Opaque(number: 1))), line: 61)
      verify(vault.show(.not(.equal(Opaque(number: 1)))), line: 62)
      await verify(vault.show(.equal(Opaque(number: 1))), within: .zero, line: 63)
      verifyInOrder(vault.show(.equal(Opaque(number: 1))).times(2), line: 64)
    }
    #expect(
      log.reports == [
        .misuse("vault.show(Opaque(number: 1))", line: 61),
        .misuse("vault.show(not Opaque(number: 1))", line: 62),
        .misuse("vault.show(Opaque(number: 1))", line: 63),
        .misuse("vault.show(Opaque(number: 1))", line: 64),
      ])
    #expect(log.failures.first?.details.first?.contains("Opaque") == true)
  }

  @Test(
    "a setup that no call can meet is reported once, whatever is called", arguments: [false, true])
  func impossibleSetups(isCalled: Bool) {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .fail) {
        let (vault, greeter) = (MockVault("vault"), MockGreeter("greeter"))
        expect(vault.show(.equal(Opaque(number: 1))), line: 61)
        if isCalled { vault.show(Opaque(number: 1)) }
        expect(greeter.greet("bob"), 2..<2, line: 62)
        expect(greeter.greet("ann"), -1, line: 63)
        if isCalled { for name in ["bob", "ann", "eve"] { _ = greeter.greet(name) } }
      }
      MockScope.run(unusedStubs: .allow) {
        let vault = MockVault("vault")
        reject(vault.show(.equal(Opaque(number: 1))), line: 64)
        stub(vault.show(.equal(Opaque(number: 1))), line: 65)
        if isCalled { vault.show(Opaque(number: 1)) }
      }
    }
    #expect(log.lines == [61, 62, 63, 64, 65])
    #expect(log.headlines.first == "argument 1 of vault.show(Opaque(number: 1)) cannot be compared")
  }

  @Test("an expectation of a call that came before it says so")
  func expectedTooLate() throws {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        _ = (greeter.greet("bob"), greeter.greet("ann"), greeter.greet("eve"))
        expect(greeter.greet("ann"), line: 61)
        expect(greeter.greet("kim"), line: 62)
      }
    }
    #expect(
      log.failures.map { ($0.content as? UnmetExpectation)?.early } == [2, nil])
  }

  @Test("a verification of an object that has changed since the call says so")
  func changedObject() {
    final class Account: Equatable, @unchecked Sendable {
      var name = "ann"
      static func == (left: Account, right: Account) -> Bool { left.name == right.name }
    }
    let log = FailureLog.of {
      MockScope.run {
        let vault = MockVault("vault")
        let account = Account()
        vault.show(account)
        account.name = "bob"
        verify(vault.show(.equal(Account())))
        vault.show(1)
        verify(vault.show(.equal(2)))
      }
    }
    let notes = log.failures.map { failure in
      failure.body.contains { part in
        if case .note(let text) = part {
          text.contains("may have changed since the call")
        } else {
          false
        }
      }
    }
    #expect(notes == [true, false])
  }

  @Test("a stub answers calls on an ignored mock")
  func stubAfterIgnore() {
    let log = FailureLog.of {
      ignore(greeter)
      stub(greeter.greet("bob")).returns("hi bob")
      #expect(greeter.greet("bob") == "hi bob")
      #expect(greeter.greet("ann") == "")
    }
    #expect(log.reports == [])
  }

  @Test("an unmet expectation shows the line of an identical expectation")
  func sameExpectationTwice() throws {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet("bob"), line: 70)
        expect(greeter.greet("bob"), line: 71)
        expect(greeter.greet("ann"), line: 72)
        _ = greeter.greet("bob")
      }
    }
    let duplicates = log.failures.map { ($0.content as? UnmetExpectation)?.duplicate?.line }
    #expect(log.lines == [71, 72])
    #expect(duplicates == [70, nil])
  }

  @Test("an ordered expectation is not identical to an unordered one")
  func sameExpectationInAnOrder() throws {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet("bob"), line: 70)
        inOrder { expect(greeter.greet("bob"), line: 71) }
      }
    }
    #expect(log.lines == [70, 71])
    for failure in log.failures {
      #expect(try #require(failure.content as? UnmetExpectation).duplicate == nil)
    }
  }

  @Test("an unmet expectation shows matching calls on other mocks")
  func callsOfAnotherMock() throws {
    let log = FailureLog.of {
      MockScope.run {
        let (greeter, other) = (MockGreeter("greeter"), MockGreeter("other"))
        expect(greeter.greet("bob"))
        _ = other.greet("ann")
        _ = other.greet("bob")
        verifyExpectations(greeter)
      }
    }
    let unmet = try #require(log.failures.first?.content as? UnmetExpectation)
    #expect(unmet.elsewhere.map(\.description) == ["other.greet(\"bob\")"])
    #expect(unmet.elsewhere.map(\.order) == [2])
  }

  @Test("an unmet expectation shows the three oldest matching calls on other mocks, in order")
  func manyCallsOfOtherMocks() throws {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        let (second, third) = (MockGreeter("second"), MockGreeter("third"))
        expect(greeter.greet(.any))
        for name in ["ann", "bob"] {
          _ = third.greet(name)
          _ = second.greet(name)
        }
        verifyExpectations(greeter)
      }
    }
    let unmet = try #require(log.failures.first?.content as? UnmetExpectation)
    #expect(
      unmet.elsewhere.map(\.description) == [
        #"third.greet("ann")"#, #"second.greet("ann")"#, #"third.greet("bob")"#,
      ])
  }

  @Test("an unmet expectation shows the first of several identical expectations")
  func sameExpectationThrice() throws {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        for line in 80...82 { expect(greeter.greet("bob"), line: line) }
        _ = greeter.greet("bob")
        _ = greeter.greet("bob")
      }
    }
    let unmet = try #require(log.failures.first?.content as? UnmetExpectation)
    #expect(log.lines == [82])
    #expect(unmet.duplicate?.line == 80)
  }

  @Test("a verb that names neither mocks nor calls is refused")
  func verbsOfNothing() {
    let log = FailureLog.of {
      MockScope.run {
        verifyNoMoreInteractions(line: 60)
        verifyInOrder(line: 61)
        ignore(line: 62)
      }
    }
    #expect(
      log.reports == [
        .misuse("verifyNoMoreInteractions", line: 60), .misuse("verifyInOrder", line: 61),
        .misuse("ignore() names no mock", line: 62),
      ])
  }
}

/// A value that cannot be compared.
private struct Opaque {
  let number: Int
}
