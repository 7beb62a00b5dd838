import UnderstudyCore

/// A class whose methods call each other. A type method and an instance method have the same name.
class Robot {
  func first() -> String { "first, \(second())" }
  func second() -> String { "second" }
  func kind() -> String { "a robot" }
  class func kind() -> String { "Robot" }
}

/// A subclass with a type method of its own.
class MiniRobot: Robot {
  override class func kind() -> String { "MiniRobot" }
}

enum __MembersOfRobot {
  static let all = __Members("Robot", ["first()", "second()", "kind()", "static kind()"])
}

/// A handwritten class mock, which overrides every method and can call super.
class MockRobot: Robot, Mockable {
  let mock: Mock

  init(_ name: String = "robot") { mock = Mock(name) }

  override func first() -> String {
    mock.__call(__MembersOfRobot.all, 0, (), Never.self, forward: { super.first() })
  }
  @_disfavoredOverload func first() -> CallPattern<Void, String, Never> {
    mock.__pattern(__MembersOfRobot.all, 0)
  }

  override func second() -> String {
    mock.__call(__MembersOfRobot.all, 1, (), Never.self, forward: { super.second() })
  }
  @_disfavoredOverload func second() -> CallPattern<Void, String, Never> {
    mock.__pattern(__MembersOfRobot.all, 1)
  }

  override func kind() -> String {
    mock.__call(__MembersOfRobot.all, 2, (), Never.self, forward: { super.kind() })
  }
  @_disfavoredOverload func kind() -> CallPattern<Void, String, Never> {
    mock.__pattern(__MembersOfRobot.all, 2)
  }

  override class func kind() -> String {
    Mock.__static(Self.self)
      .__call(__MembersOfRobot.all, 3, (), Never.self, forward: { super.kind() })
  }
  @_disfavoredOverload class func kind() -> CallPattern<Void, String, Never> {
    Mock.__static(Self.self).__pattern(__MembersOfRobot.all, 3)
  }
}

/// A mock that is a subclass of a mock.
final class MockOfMockRobot: MockRobot {}

/// A mock of the subclass.
final class MockMiniRobot: MiniRobot {
  override class func kind() -> String {
    Mock.__static(Self.self)
      .__call(__MembersOfRobot.all, 3, (), Never.self, forward: { super.kind() })
  }
  @_disfavoredOverload class func kind() -> CallPattern<Void, String, Never> {
    Mock.__static(Self.self).__pattern(__MembersOfRobot.all, 3)
  }
}
