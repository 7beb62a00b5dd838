import Testing
import UnderstudyCore

@Suite struct StaticAcceptanceTests {
  /// A68. Origin: OCMock OCMockObjectClassMethodMockingTests.
  @Test("a stub of a type method applies to that type only, and ends with the scope")
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
  @Test("a type method and an instance method with the same name are stubbed separately")
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
