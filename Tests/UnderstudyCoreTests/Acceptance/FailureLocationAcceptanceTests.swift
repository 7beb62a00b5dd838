import Testing
import UnderstudyCore
import UnderstudyTime

@Suite struct FailureLocationAcceptanceTests {
  let machine = MockMachine("machine")

  /// A80. Origin: OCMock OCMockObjectMacroTests, OCHamcrest HCXCTestIssueFailureReporterTests.
  @Test("the failure of a verification has the file and line of the verification")
  func verifications() {
    var lines: [Int] = []
    let log = FailureLog.of {
      expect(machine.start())
      lines.append(#line + 1)
      verifyExpectations(machine)
      lines.append(#line + 1)
      verify(machine.stop())
      machine.finish()
      lines.append(#line + 1)
      verifyNoMoreInteractions(machine)
      lines.append(#line + 1)
      verify(machine.finish(), .between(3, 2))
      MockScope.run {
        let machine = MockMachine("machine")
        expect(machine.start())
        lines.append(#line + 1)
        MockScope.current?.verify()
        machine.start()
        expect(machine.stop())
        lines.append(#line + 1)
        verifyExpectations()
      }
    }
    check(log, lines)
    #expect(log.failures.count == 6)
  }

  /// A80, for failing calls: the line is that of the expectation, stub or mock.
  @Test("the failure of a call has the file and line of the violated rule or the strict mock")
  func callFailures() {
    var lines: [Int] = []
    let log = FailureLog.of {
      lines.append(#line + 1)
      expect(machine.start(), .never)
      machine.start()
      lines.append(#line + 1)
      expect(machine.note("a"))
      _ = machine.note("b")
      lines.append(#line + 1)
      stub(machine.speed()).returns(1).then.fails()
      _ = (machine.speed(), machine.speed())
      lines.append(#line + 1)
      let strict = MockMachine("strict", .strict)
      strict.start()
      reset(machine)
    }
    check(log, lines)
    #expect(log.failures.count == 4)
  }

  /// A80, for waits. Origin: OCMock OCMockObjectMacroTests.
  @Test("the failure of a wait has the file and line of the wait")
  func waits() async {
    let clock = ManualClock()
    let threads = States("threads", initially: "working")
    var lines: [Int] = []
    let log = await FailureLog.of {
      lines.append(#line + 1)
      await waitUntil(threads.is("finished"), timeout: .zero, clock: clock)
      lines.append(#line + 1)
      await verify(machine.start(), within: .zero, clock: clock)
      expect(machine.start())
      lines.append(#line + 1)
      await verifyExpectations(machine, within: .zero, clock: clock)
    }
    check(log, lines)
    #expect(log.failures.count == 3)
  }

  private func check(_ log: FailureLog, _ lines: [Int]) {
    #expect(log.lines == lines)
    #expect(log.failures.allSatisfy { $0.site.fileID == #fileID })
    #expect(log.failures.allSatisfy { $0.site.filePath == #filePath })
  }

  /// A80, for mismatches. Origin: jMock ErrorMessagesAcceptanceTests.
  @Test("an unexpected call reports the mismatching argument with its expected and actual values")
  func mismatch() throws {
    let log = FailureLog.of {
      expect(machine.note("X"), line: 100).performs { _ in }.returns(true)
      _ = machine.note("x")
    }
    #expect(log.reports.first == .unexpectedCall("note(_:)").with("x"))
    let candidate = try #require(log.failures.first?.candidates.first)
    #expect(candidate.pattern.call == "note(\"X\")")
    #expect(candidate.site.line == 100)
    let mismatch = try #require(candidate.mismatches.first)
    #expect(candidate.mismatches.count == 1)
    #expect(mismatch.position == 0)
    #expect(mismatch.expected == "\"X\"")
    #expect(mismatch.actual == "\"x\"")
    reset(machine)
  }

  /// A80, for descriptions. Origin: jMock InvocationDescription.
  @Test(
    "an argument whose description calls a mock is described without deadlock or an extra call")
  func describingCalls() throws {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      expect(vault.show(.where { (_: Chatty) in false }), .any)
      vault.show(Chatty(machine: machine))
      vault.show(Chatty(machine: machine))
      verify(machine.speed(), .any)
    }
    #expect(log.reports == [.unexpectedCall("show(_:)"), .unexpectedCall("show(_:)")])
    let history = try #require(log.failures.last?.otherCalls)
    #expect(history.calls.map(\.call) == ["show(chatty)"])
  }

  /// A80, for a description that calls the mock of the described call.
  @Test("an argument whose description calls its own mock is described without deadlock")
  func describingOwnCalls() throws {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Nested(vault: vault))
      verify(vault.show(.where { (_: Nested) in false }))
    }
    #expect(
      log.reports == [
        .failedVerification("show(_:)", .once, received: 0).on("vault")
      ])
    let failure = try #require(log.failures.first)
    #expect(failure.nearestCalls.map(\.call.call) == ["show(nested)"])
    #expect(failure.otherCalls?.calls.map(\.call) == [])
    reset(vault)
  }
}

/// An argument whose description calls a mock.
private struct Chatty: CustomStringConvertible {
  let machine: MockMachine
  var description: String {
    _ = machine.speed()
    return "chatty"
  }
}

/// An argument whose description calls the mock that received it.
private struct Nested: CustomStringConvertible {
  let vault: MockVault
  var description: String {
    vault.show(1)
    return "nested"
  }
}
