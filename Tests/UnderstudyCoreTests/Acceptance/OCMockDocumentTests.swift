import Testing
import UnderstudyCore

/// Sections 1, 3, 4 and 7 of the OCMock reference. Section 2 is in
/// ``OCMockStubbingDocumentTests``.
@Suite struct OCMockDocumentTests {
  let machine = MockMachine("machine")

  /// 1.2 Protocol mocks.
  @Test("a mock can be used as an instance of its protocol")
  func protocolMock() {
    func title(of machine: some Machine) -> String? { machine.title() }
    func anyTitle(of machine: any Machine) -> String? { machine.title() }
    stub(machine.title()).returns("a")
    #expect(title(of: machine) == "a")
    #expect(anyTitle(of: machine) == "a")
  }

  /// 1.3 Strict class and protocol mocks.
  @Test(
    "a mock is nice by default and can be created as a strict mock",
    arguments: [
      Strictness.nice, .strict,
    ])
  func strictMock(strictness: Strictness) {
    let log = FailureLog.of {
      let machine =
        strictness == .nice ? MockMachine("machine") : MockMachine("machine", strictness)
      #expect(machine.title() == nil)
    }
    #expect(log.reports == (strictness == .nice ? [] : [.unexpectedCall("title()")]))
  }

  /// 3.1 Verify-after-running.
  @Test("verify(_:_:) accepts a call that was made and reports one that was not")
  func verifyAfterRunning() {
    let log = FailureLog.of {
      machine.start()
      verify(machine.start())
      verify(machine.stop(), line: 200)
    }
    #expect(log.reports == [.failedVerification("stop()", .once, received: 0, line: 200)])
  }

  /// 3.1 Verify-after-running, with constraints.
  @Test("verify(_:_:) matches arguments")
  func verifyConstraint() {
    let log = FailureLog.of {
      _ = machine.note("a")
      verify(machine.note(.notNil))
      verify(machine.note(.isNil), .never)
      verify(machine.note("b"), .never)
    }
    #expect(log.reports == [])
  }

  /// 3.2 Stubs and verification.
  @Test("verify(_:_:) counts calls that a stub answers")
  func stubAndVerify() {
    let log = FailureLog.of {
      stub(machine.speed()).returns(3)
      #expect(machine.speed() == 3)
      verify(machine.speed())
    }
    #expect(log.reports == [])
  }

  /// 3.3 Quantifiers. A verification without a count requires exactly one call, not at least one.
  @Test("verify(_:_:) compares the number of calls with the count")
  func quantifiers() {
    let log = FailureLog.of {
      for _ in 1...3 { machine.start() }
      verify(machine.start(), .atLeast(2))
      verify(machine.start(), .atMost(3))
      verify(machine.start(), 3)
      verify(machine.stop(), .never)
      verify(machine.start(), line: 200)
    }
    #expect(log.reports == [.failedVerification("start()", .once, received: 3, line: 200)])
  }

  /// 4.1 The any constraint.
  @Test("any matches every argument")
  func anyConstraint() {
    stub(machine.note(.any)).returns(true)
    #expect(["a", "", nil].map(machine.note) == [true, true, true])
  }

  /// 4.2 Ignoring non-object arguments. Here `.any` matches values of any type.
  @Test("any can be mixed with a plain value")
  func ignoringArguments() throws {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet("bob", times: .any)).returns("hi bob")
    #expect(try greeter.greet("bob", times: 0) == "hi bob")
    #expect(try greeter.greet("bob", times: -7) == "hi bob")
    #expect(try greeter.greet("ann", times: 0) == "")
  }

  /// 4.3 Matching arguments. ``ArgumentAcceptanceTests`` lists the matchers.
  @Test("a plain value in a stub matches only equal arguments")
  func exactArgument() throws {
    stub(machine.run("a")).returns("ran")
    #expect(try ["a", "b", "A", ""].map(machine.run) == ["ran", "", "", ""])
  }

  /// 4.3 Matching arguments: checkWithSelector:onObject:.
  @Test("where(_:_:) accepts a method as its predicate")
  func methodAsConstraint() throws {
    struct Limits {
      let longest: Int
      func allow(_ text: String) -> Bool { text.count <= longest }
    }
    stub(machine.run(.where("short", Limits(longest: 2).allow))).returns("ran")
    #expect(try ["ab", "abc"].map(machine.run) == ["ran", ""])
  }

  /// 7.1 Expect-run-verify.
  @Test(
    "verifyExpectations(_:) reports a missing call, and a call with wrong arguments fails immediately"
  )
  func expectRunVerify() {
    let log = FailureLog.of {
      expect(machine.note(.notNil), line: 100)
      _ = machine.note(nil)
      verifyExpectations(machine, line: 200)
      _ = machine.note("a")
      verifyExpectations(machine, line: 201)
    }
    #expect(
      log.reports == [
        .unexpectedCall("note(_:)", line: 100).with(nil),
        .unmetExpectation("note(_:)", .once, received: 0, line: 200),
      ])
  }

  /// 7.2 Strict mocks and failing fast.
  @Test("a strict mock reports an unexpected call once, when it is made")
  func failingFast() {
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      machine.start()
      #expect(FailureLog.current!.reports == [.unexpectedCall("start()")])
      verifyExpectations(machine)
    }
    #expect(log.failures.count == 1)
  }

  /// 7.3 Stub actions and expect.
  @Test("an expectation with an answer is unmet without its call", arguments: [true, false])
  func actionsOfExpectations(isCalled: Bool) {
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      expect(machine.title()).returns("a string for testing")
      expect(machine.run(.any), .any).throws(Rude())
      if isCalled { #expect(machine.title() == "a string for testing") }
      #expect(throws: Rude()) { try machine.run("a") }
      verifyExpectations(machine)
    }
    let report = FailureReport.unmetExpectation("title()", .once, received: 0)
    #expect(log.reports == (isCalled ? [] : [report]))
  }

  /// 7.5 Verifying in order.
  @Test("a call before an earlier step of inOrder(_:_:) fails when it is made")
  func verifyingInOrder() {
    let log = FailureLog.of {
      MockScope.run {
        let machine = MockMachine("machine", .strict)
        inOrder {
          expect(machine.start(), line: 100)
          expect(machine.stop(), line: 101)
        }
        machine.stop()
        #expect(FailureLog.current!.failures.count == 1)
        machine.start()
      }
    }
    #expect(log.reports == [.outOfOrder("stop()", before: "start()", line: 101)])
  }
}
