import Testing
import UnderstudyCore

/// Section 2 of the OCMock reference: stubbing methods.
@Suite struct OCMockStubbingDocumentTests {
  let machine = MockMachine("machine")

  /// 2.1 Stubbing methods that return objects.
  @Test("returns(_:) returns the identical object")
  func objects() {
    let vault = MockVault("vault")
    let box = Box(1)
    stub(vault.value(Box.self)).returns(box)
    #expect(vault.value(Box.self) === box)
    #expect(vault.value(Box.self) === box)
  }

  /// 2.2 Stubbing methods that return values. A value of another type does not compile.
  @Test("returns(_:) returns the value")
  func values() {
    stub(machine.note(.any)).returns(true)
    stub(machine.speed()).returns(7)
    #expect(machine.note("a"))
    #expect(machine.speed() == 7)
  }

  /// 2.3 Delegating to another method.
  @Test("answers(_:) can call a method of another object with the arguments and return its result")
  func delegating() async throws {
    struct Substitute {
      let prefix: String
      func differentRun(_ program: String) -> String { prefix + program }
      func differentLoad(_ id: Int) async throws -> String {
        if id < 0 { throw Rude() }
        return prefix + "\(id)"
      }
    }
    let substitute = Substitute(prefix: "instead of ")
    stub(machine.run(.any)).answers(substitute.differentRun)
    stub(machine.load(.any)).answers(substitute.differentLoad)
    #expect(try machine.run("a") == "instead of a")
    #expect(try await machine.load(1) == "instead of 1")
    await #expect(throws: Rude()) { try await machine.load(-1) }
  }

  /// 2.4 Delegating to a block.
  @Test("answers(_:) computes the result from the arguments")
  func block() throws {
    stub(machine.run(.any)).answers { program in
      if program == "bad" { throw Rude() }
      return "ran \(program)"
    }
    #expect(try machine.run("a") == "ran a")
    #expect(throws: Rude()) { try machine.run("bad") }
  }

  /// 2.5 Returning values in pass-by-reference arguments.
  @Test("sets(to:) sets inout arguments")
  func byReference() {
    stub(machine.tune(.any, .any)).sets(to: 5).sets(to: Int?.none)
    var (first, second) = (0, Int?.some(1))
    machine.tune(&first, &second)
    #expect(first == 5)
    #expect(second == nil)
  }

  /// 2.6 Invoking block arguments.
  @Test("invokes(with:) calls the closure argument")
  func closureArguments() {
    let clerk = MockClerk("clerk")
    stub(clerk.complete(.any)).invokes(with: "First arg", 1).then.invokes()
    var seen: [String] = []
    for _ in 1...2 { clerk.complete { seen.append("\($0), \($1)") } }
    #expect(seen == ["First arg, 1", ", 0"])
  }

  /// 2.7 Throwing exceptions.
  @Test("throws(_:) throws an error")
  func throwing() {
    stub(machine.run("a")).throws(Rude())
    #expect(throws: Rude()) { try machine.run("a") }
    #expect(throws: Never.self) { try machine.run("b") }
  }

  /// 2.9 Chaining stub actions.
  @Test("chained answers all run on one call")
  func chaining() {
    var isPosted = false
    stub(machine.title()).performs { isPosted = true }.returns("a value")
    #expect(machine.title() == "a value")
    #expect(isPosted)
  }

  /// 2.10 Forwarding to the real object / class.
  @Test("forwards() on an expectation calls the real object and counts the call")
  func forwarding() {
    let log = FailureLog.of {
      let real = RealMachine()
      let spy = MockMachine(spying: real, "spy")
      var isSeen = false
      expect(spy.title()).performs { isSeen = true }.forwards()
      #expect(spy.title() == "Real")
      #expect(isSeen)
      #expect(real.trace == ["title"])
      verifyExpectations(spy)
    }
    #expect(log.reports == [])
  }

  /// 2.10, without a real object.
  @Test("forwards() on a mock without a real object is a failure")
  func forwardingNowhere() {
    let log = FailureLog.of {
      stub(machine.title(), line: 100).forwards()
      #expect(machine.title() == nil)
    }
    #expect(log.reports == [.misuse("machine.title()", line: 100)])
  }

  /// 2.11 Doing nothing.
  @Test("an answer without effect suppresses the call to the real object")
  func doingNothing() {
    let real = RealMachine()
    let spy = MockMachine(spying: real, "spy")
    stub(spy.start()).answers {}
    stub(spy.stop()).returns(())
    spy.start()
    spy.stop()
    #expect(real.trace == [])
  }

  /// 2.13 Logging messages. The log line is printed to the standard output.
  @Test("logs(_:) is followed by the next answer of the chain")
  func logging() {
    stub(machine.title()).logs("the title was asked for").returns("a value")
    #expect(machine.title() == "a value")
  }

  /// 10.2, a limitation that does not apply here.
  @Test("an expectation that is set up after a matching stub receives the call")
  func expectAfterStub() {
    let log = FailureLog.of {
      let machine = MockMachine("machine", .strict)
      stub(machine.title()).returns("a string")
      expect(machine.title())
      #expect(machine.title() == "a string")
      verifyExpectations(machine)
    }
    #expect(log.reports == [])
  }
}
