import UnderstudyCore

/// A protocol whose generated mock the runtime finds by name.
protocol Lamp {
  func brightness() -> Int
}

enum __MembersOfLamp {
  static let all = __Members("Lamp", ["brightness()"])
}

extension Lamp where Self: Mockable {
  func brightness() -> Int { self.mock.__call(__MembersOfLamp.all, 0, (), Never.self) }
}

final class MockLamp: Lamp, __GeneratedMock, Sendable {
  let mock: Mock

  init(
    _ name: String?, _ strictness: Strictness,
    fileID: StaticString, filePath: StaticString, line: Int, column: Int
  ) {
    mock = Mock(
      name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The mock of another module's protocol, as the plug-in declares it in a test module.
final class MockTextOutputStreamable: TextOutputStreamable, __GeneratedMock, Sendable {
  let mock: Mock

  init(
    _ name: String?, _ strictness: Strictness,
    fileID: StaticString, filePath: StaticString, line: Int, column: Int
  ) {
    mock = Mock(
      name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func write<Target: TextOutputStream>(to target: inout Target) {}
}
