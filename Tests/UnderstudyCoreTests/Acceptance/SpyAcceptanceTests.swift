import Testing
import UnderstudyCore

@Suite struct SpyAcceptanceTests {
  let real = RealMachine()

  /// A63. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a spy forwards calls without a stub and answers stubbed calls itself")
  func unstubbedAndStubbed() async throws {
    let spy = MockMachine(spying: real, "spy")
    #expect(spy.title() == "Real")
    #expect(spy.speed() == 7)
    #expect(spy.note(nil))
    #expect(try spy.run("a") == "really ran a")
    #expect(throws: Rude()) { try spy.run("") }
    #expect(try await spy.load(3) == "really loaded 3")
    await #expect(throws: Rude()) { try await spy.load(-1) }
    stub(spy.title()).returns("hi")
    #expect(spy.title() == "hi")
    #expect(real.trace == ["title"])
  }

  /// A63, for inout arguments.
  @Test("the real object of a spy can set inout arguments")
  func inoutArguments() {
    let spy = MockMachine(spying: real, "spy")
    var (first, second) = (0, Int?.none)
    spy.tune(&first, &second)
    #expect(first == 1)
    #expect(second == 2)
  }

  /// A64. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("calls that the real code of a class mock makes to itself reach its stubs")
  func callsOfItself() {
    let robot = MockRobot()
    stub(robot.first()).forwards()
    stub(robot.second()).returns("FooFoo")
    #expect(robot.first() == "first, FooFoo")
  }

  /// A64, second part: a spy does not intercept calls that its real object makes to itself.
  @Test("calls that the real object of a spy makes to itself do not reach the spy")
  func wrapperIsBlind() {
    let spy = MockMachine(spying: real, "spy")
    stub(spy.stop())
    spy.finish()
    #expect(real.trace == ["finish", "stop"])
    verify(spy.stop(), .never)
  }

  /// A66. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a call that a spy forwards is made once and recorded once", arguments: [true, false])
  func recordedOnce(isStubbed: Bool) {
    let spy = MockMachine(spying: real, "spy")
    if isStubbed { stub(spy.title()).forwards() }
    #expect(spy.title() == "Real")
    #expect(verify(spy.title(), 1).count == 1)
    #expect(real.trace == ["title"])
  }

  /// A66, for a class mock.
  @Test("a call that a class mock forwards is recorded once")
  func recordedOnceByClassMock() {
    let robot = MockRobot()
    stub(robot.second()).forwards()
    #expect(robot.second() == "second")
    verify(robot.second(), 1)
  }

  /// A24. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a forwarded call can make the call of the next step of its order")
  func nestedCallInOrder() {
    let log = FailureLog.of {
      let robot = MockRobot()
      inOrder {
        expect(robot.first()).forwards()
        expect(robot.second()).returns("Foo")
      }
      #expect(robot.first() == "first, Foo")
      verifyExpectations(robot)
    }
    #expect(log.reports == [])
  }
}
