import Testing
import UnderstudyCore

@Suite struct SpyAcceptance {
  let real = RealMachine()

  /// A63. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("what is not stubbed on a spy runs on the real object, what is stubbed does not")
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

  /// A63, of variables that the real object sets.
  @Test("the real object behind a spy sets the variables of the caller")
  func inoutArguments() {
    let spy = MockMachine(spying: real, "spy")
    var (first, second) = (0, Int?.none)
    spy.tune(&first, &second)
    #expect(first == 1)
    #expect(second == 2)
  }

  /// A64. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a call of itself that the real code of a class mock makes reaches the stub")
  func callsOfItself() {
    let robot = MockRobot()
    stub(robot.first()).forwards()
    stub(robot.second()).returns("FooFoo")
    #expect(robot.first() == "first, FooFoo")
  }

  /// A64, its other half: a spy that wraps an object does not see what the object calls of itself.
  @Test("a call of itself that the object behind a spy makes does not reach the spy")
  func wrapperIsBlind() {
    let spy = MockMachine(spying: real, "spy")
    stub(spy.stop())
    spy.finish()
    #expect(real.trace == ["finish", "stop"])
    verify(spy.stop(), .never)
  }

  /// A66. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a call that a spy forwards is recorded once and made once", arguments: [true, false])
  func recordedOnce(isStubbed: Bool) {
    let spy = MockMachine(spying: real, "spy")
    if isStubbed { stub(spy.title()).forwards() }
    #expect(spy.title() == "Real")
    #expect(verify(spy.title(), 1).count == 1)
    #expect(real.trace == ["title"])
  }

  /// A66, of a class mock.
  @Test("a call that a class mock forwards is recorded once")
  func recordedOnceByClassMock() {
    let robot = MockRobot()
    stub(robot.second()).forwards()
    #expect(robot.second() == "second")
    verify(robot.second(), 1)
  }

  /// A24. Origin: OCMock OCMockObjectPartialMocksTests.
  @Test("a forwarded call that makes the next call of its order is in order")
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
    #expect(log.headlines == [])
  }
}

@Suite struct StaticAcceptance {
  /// A68. Origin: OCMock OCMockObjectClassMethodMockingTests.
  @Test("a stub of a type method holds for that type only, and until the scope ends")
  func typeMethodOfOneType() {
    MockScope.run {
      stub(MockRobot.kind()).returns("stubbed")
      stub(MockMiniRobot.kind()).forwards()
      stub(MockOfMockRobot.kind()).forwards()
      #expect(MockRobot.kind() == "stubbed")
      #expect(MockMiniRobot.kind() == "MiniRobot")
      #expect(MockOfMockRobot.kind() == "Robot")
    }
    MockScope.run {
      stub(MockMiniRobot.kind()).returns("stubbed")
      stub(MockRobot.kind()).forwards()
      #expect(MockMiniRobot.kind() == "stubbed")
      #expect(MockRobot.kind() == "Robot")
    }
    #expect(Robot.kind() == "Robot")
    #expect(MiniRobot.kind() == "MiniRobot")
  }

  /// A69. Origin: OCMock OCMockObjectClassMethodMockingTests.
  @Test("a type method and an instance method of one name are stubbed each by itself")
  func typeAndInstanceMethod() {
    MockScope.run {
      let robot = MockRobot()
      stub(MockRobot.kind()).returns("class")
      stub(robot.kind()).returns("instance")
      #expect(MockRobot.kind() == "class")
      #expect(robot.kind() == "instance")
      verify(MockRobot.kind(), 1)
      verify(robot.kind(), 1)
    }
  }
}
