import Testing
import UnderstudyCore

@Suite struct StrictnessAcceptanceTests {
  /// A55. Origin: OCMock OCMockObjectTests.
  @Test("a strict mock reports a call without a setup")
  func unknownCall() {
    let line = #line + 2
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      stub(machine.start()).returns(())
      machine.start()
      machine.stop()
    }
    #expect(log.reports == [.unexpectedCall("stop()", line: line)])
    #expect(log.severities == [.error])
  }

  /// A56. Origin: OCMock OCMockObjectTests, OCMockObjectProtocolMocksTests.
  @Test("a nice mock returns the default value for a call without a setup")
  func niceMock() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine")
        #expect(machine.title() == nil)
        #expect(machine.speed() == 0)
        verifyExpectations(machine)
      }
    }
    #expect(log.reports == [])
  }

  /// A57. Origin: jMock ReturnDefaultValueActionTests.
  @Test("types of the standard library have default values")
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

  /// A57, for mockable protocols.
  @Test("the default value of a mockable protocol is a mock with default values")
  func mockAsDefault() {
    #expect(MockVault("vault").value((any Lamp).self).brightness() == 0)
  }

  /// A57, for custom types.
  @Test("a registered default overrides the built-in one, and the last registration is used")
  func registeredDefaults() {
    struct Color: Equatable { var name: String }
    let vault = MockVault("vault")
    DefaultValues.register(Color(name: "red"))
    DefaultValues.register(Color(name: "blue"))
    #expect(vault.value(Color.self) == Color(name: "blue"))
    DefaultValues.register(Color?.some(Color(name: "green")))
    #expect(vault.value(Color?.self) == Color(name: "green"))
    DefaultValues.unregister(Color.self)
    DefaultValues.unregister(Color?.self)
  }

  /// A57, for types without a default. ``ProcessStopTests`` covers requirements that cannot throw.
  @Test("a missing default value is a failure that suggests a stub")
  func missingDefault() throws {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try MockVault("vault").attempt(Token.self) }
    }
    #expect(log.reports == [.noValue("attempt(_:)").returning("Token")])
    let content = try #require(log.failures.first?.content as? NoValue)
    #expect(content.resultType == "Token")
    #expect(content.pattern.verbCall == "vault.attempt(Token.self)")
  }

  /// A58. Origin: OCMock OCMockObjectTests, OCMockObjectMacroTests.
  @Test("a rejected call on a nice mock fails when it is made, and not again when it is verified")
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
    #expect(log.reports == [.tooManyCalls("start()", .never, received: 1, line: 100)])
  }

  /// A59. Origin: OCMock OCMockObjectInternalTests, OCMockObjectMacroTests. Only a failure outside
  /// a test can be missed, so the call is made on a detached task.
  @Test(
    "a verification reports a deferred failure of a strict mock and marks it as deferred",
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
    #expect(log.reports == [.unexpectedCall("stop()", line: 200)])
    #expect(log.failures.map(\.wasDeferred) == [true])
  }

  /// A59, for a call on the task of the test.
  @Test("code under test cannot hide a failure of a strict mock by catching its error")
  func caughtFailure() {
    let log = FailureLog.of {
      let vault = MockVault("vault", .strict)
      do { _ = try vault.open() } catch {}
    }
    #expect(log.reports == [.unexpectedCall("open()")])
  }
}
