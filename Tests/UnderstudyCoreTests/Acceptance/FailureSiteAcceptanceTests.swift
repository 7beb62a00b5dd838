import Testing
import UnderstudyCore

@Suite struct FailureSiteAcceptance {
  let machine = MockMachine("machine")

  /// A80. Origin: OCMock OCMockObjectMacroTests, OCHamcrest HCXCTestIssueFailureReporterTests.
  @Test("a verification's failures carry its own file and line")
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

  /// A80, of failures at a call: they carry the line of the expectation, stub or mock.
  @Test("a call's failure carries the file and line of what it violates")
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

  /// A80, of waits. Origin: OCMock OCMockObjectMacroTests.
  @Test("a failure of waiting carries the file and line of the wait")
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

  /// A80, of the mismatch. Origin: jMock ErrorMessagesAcceptanceTests.
  @Test("an unexpected call says which argument did not match, what it should be, and what it was")
  func mismatch() throws {
    let log = FailureLog.of {
      expect(machine.note("X"), line: 100).performs { _ in }.returns(true)
      _ = machine.note("x")
    }
    #expect(log.headlines.first == "Unexpected call on 'machine': note(\"x\")")
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

  /// A80, of descriptions. Origin: jMock InvocationDescription.
  @Test(
    "describing an argument that calls a mock neither blocks nor adds the call to the report")
  func describingCalls() throws {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      expect(vault.show(.where { (_: Chatty) in false }), .any)
      vault.show(Chatty(machine: machine))
      vault.show(Chatty(machine: machine))
      verify(machine.speed(), .any)
    }
    #expect(
      log.headlines == Array(repeating: "Unexpected call on 'vault': show(chatty)", count: 2))
    let history = try #require(log.failures.last?.otherCalls)
    #expect(history.calls.map(\.call) == ["show(chatty)"])
  }

  /// A80, of a description that calls the very mock that it is described for.
  @Test("describing an argument that calls its own mock neither blocks nor changes the report")
  func describingOwnCalls() throws {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Nested(vault: vault))
      verify(vault.show(.where { (_: Nested) in false }))
    }
    #expect(
      log.headlines == [
        "No call matched vault.show(where { ... }); the only call differs in 1 argument"
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

/// An argument whose description calls the mock that it was given to.
private struct Nested: CustomStringConvertible {
  let vault: MockVault
  var description: String {
    vault.show(1)
    return "nested"
  }
}
