import Testing
import UnderstudyCore

@Suite struct StrictnessAcceptance {
  /// A55. Origin: OCMock OCMockObjectTests.
  @Test("a strict mock fails at a call that nothing was set up for")
  func unknownCall() {
    let line = #line + 2
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      stub(machine.start()).returns(())
      machine.start()
      machine.stop()
    }
    #expect(log.headlines == ["Unexpected call on 'machine': stop()"])
    #expect(log.lines == [line])
    #expect(log.severities == [.error])
  }

  /// A56. Origin: OCMock OCMockObjectTests, OCMockObjectProtocolMocksTests.
  @Test("a nice mock answers a call that nothing was set up for with the default value")
  func niceMock() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        #expect(machine.title() == nil)
        #expect(machine.speed() == 0)
        verifyExpectations(machine)
      }
    }
    #expect(log.headlines == [])
  }

  /// A57. Origin: jMock ReturnDefaultValueActionTests.
  @Test("types have the default values that one expects")
  func defaultValues() {
    let vault = MockVault("vault")
    #expect(vault.value(Bool.self) == false)
    #expect(vault.value(Int.self) == 0)
    #expect(vault.value(UInt8.self) == 0)
    #expect(vault.value(Double.self) == 0)
    #expect(vault.value(String.self) == "")
    #expect(vault.value([Token].self) == [])
    #expect(vault.value(Set<Int>.self) == [])
    #expect(vault.value([String: Token].self) == [:])
    #expect(vault.value(Token?.self) == nil)
  }

  /// A57, of mockable protocols.
  @Test("the default of a mockable protocol is a mock with the same defaults")
  func mockAsDefault() {
    #expect(MockVault("vault").value((any Lamp).self).brightness() == 0)
  }

  /// A57, of the user's own types.
  @Test("a registered default goes before the built-in one, and the last registration wins")
  func registeredDefaults() {
    struct Colour: Equatable { var name: String }
    let vault = MockVault("vault")
    DefaultValues.register(Colour(name: "red"))
    DefaultValues.register(Colour(name: "blue"))
    #expect(vault.value(Colour.self) == Colour(name: "blue"))
    DefaultValues.register(Colour?.some(Colour(name: "green")))
    #expect(vault.value(Colour?.self) == Colour(name: "green"))
    DefaultValues.unregister(Colour.self)
    DefaultValues.unregister(Colour?.self)
  }

  /// A57, of types without a default; ``ProcessStops`` covers requirements that cannot throw.
  @Test("a type without a default value is a failure that says what to stub")
  func missingDefault() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try MockVault("vault").attempt(Token.self) }
    }
    #expect(log.headlines == ["No value for vault.attempt(Token.self) -> Token"])
    guard case .noValue(_, let type, let suggestion, _) = log.failures.first?.kind else {
      Issue.record("\(log.failures)")
      return
    }
    #expect(type == "Token")
    #expect(suggestion.verbCall == "vault.attempt(Token.self)")
  }

  /// A58. Origin: OCMock OCMockObjectTests, OCMockObjectMacroTests.
  @Test("a rejected call fails on a nice mock too, and so does verifying afterwards")
  func rejected() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        reject(machine.start(), line: 100)
        verifyExpectations(machine, line: 200)
        #expect(FailureLog.current!.failures.isEmpty)
        machine.start()
        verifyExpectations(machine, line: 201)
      }
    }
    #expect(
      log.headlines == [
        "Expected no call to machine.start(), received 1: start()",
        "Expected no call to machine.start(), received 1",
      ])
    #expect(log.lines == [100, 201])
  }

  /// A59. Origin: OCMock OCMockObjectInternalTests, OCMockObjectMacroTests. What cannot get lost is
  /// a failure where a test runs; the case is a call from elsewhere.
  @Test(
    "a strict failure that reached no test is reported by the verification, and said to be old",
    arguments: ["verify", "verifyExpectations", "verifyNoMoreInteractions", "MockScope.verify"])
  func swallowedFailure(verb: String) async {
    let log = await FailureLog.of {
      await MockScope.run {
        let machine = MockMachine("machine", .strict)
        await Task.detached { machine.stop() }.value
        #expect(FailureLog.current!.failures.isEmpty)
        switch verb {
        case "verify": verify(machine.start(), .never, line: 200)
        case "verifyExpectations": verifyExpectations(machine, line: 200)
        case "MockScope.verify": MockScope.current?.verify(line: 200)
        default: verifyNoMoreInteractions(machine, excluding: machine.stop(), line: 200)
        }
      }
    }
    #expect(log.headlines == ["Unexpected call on 'machine': stop()"])
    #expect(log.lines == [200])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  /// A59, on the thread of the test.
  @Test("code under test cannot swallow a strict failure")
  func caughtFailure() {
    let log = FailureLog.of {
      let vault = MockVault("vault", .strict)
      do { _ = try vault.open() } catch {}
    }
    #expect(log.headlines == ["Unexpected call on 'vault': open()"])
  }
}
