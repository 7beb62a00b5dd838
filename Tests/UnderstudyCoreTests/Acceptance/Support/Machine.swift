import UnderstudyCore

/// The protocol that the acceptance tests mock. The code that `@Mockable` generates is handwritten.
protocol Machine {
  func start()
  func stop()
  func finish()
  func title() -> String?
  func speed() -> Int
  func note(_ text: String?) -> Bool
  func run(_ program: String) throws -> String
  func load(_ id: Int) async throws -> String
  func tune(_ first: inout Int, _ second: inout Int?)
}

enum __MembersOfMachine {
  static let all = __Members(
    "Machine",
    [
      "start()", "stop()", "finish()", "title()", "speed()", "note(_:)", "run(_:)", "load(_:)",
      "tune(_:_:)",
    ])
}

extension Machine where Self: Mockable {
  func start() {
    return self.__call(__MembersOfMachine.all, 0, (), Never.self, real: (any Machine).self) {
      $0.start()
    }
  }
  @_disfavoredOverload func start() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 0)
  }

  func stop() {
    return self.__call(__MembersOfMachine.all, 1, (), Never.self, real: (any Machine).self) {
      $0.stop()
    }
  }
  @_disfavoredOverload func stop() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 1)
  }

  func finish() {
    return self.__call(__MembersOfMachine.all, 2, (), Never.self, real: (any Machine).self) {
      $0.finish()
    }
  }
  @_disfavoredOverload func finish() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 2)
  }

  func title() -> String? {
    return self.__call(__MembersOfMachine.all, 3, (), Never.self, real: (any Machine).self) {
      $0.title()
    }
  }
  @_disfavoredOverload func title() -> CallPattern<Void, String?, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 3)
  }

  func speed() -> Int {
    return self.__call(__MembersOfMachine.all, 4, (), Never.self, real: (any Machine).self) {
      $0.speed()
    }
  }
  @_disfavoredOverload func speed() -> CallPattern<Void, Int, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 4)
  }

  func note(_ p0: String?) -> Bool {
    return self.__call(__MembersOfMachine.all, 5, (p0), Never.self, real: (any Machine).self) {
      $0.note(p0)
    }
  }
  @_disfavoredOverload func note(_ p0: String?) -> CallPattern<String?, Bool, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 5, Matcher.equal(p0))
  }
  @_disfavoredOverload func note(_ p0: Matcher<String?>) -> CallPattern<String?, Bool, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 5, p0)
  }

  func run(_ p0: String) throws -> String {
    return try self.__call(
      __MembersOfMachine.all, 6, (p0), (any Error).self, real: (any Machine).self
    ) {
      try $0.run(p0)
    }
  }
  @_disfavoredOverload func run(_ p0: String) -> CallPattern<String, String, any Error> {
    self.mock.__pattern(__MembersOfMachine.all, 6, Matcher.equal(p0))
  }
  @_disfavoredOverload func run(_ p0: Matcher<String>) -> CallPattern<String, String, any Error> {
    self.mock.__pattern(__MembersOfMachine.all, 6, p0)
  }

  func load(_ p0: Int) async throws -> String {
    return try await self.__callAsync(
      __MembersOfMachine.all, 7, (p0), (any Error).self, real: (any Machine).self
    ) {
      try await $0.load(p0)
    }
  }
  @_disfavoredOverload func load(_ p0: Int) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfMachine.all, 7, Matcher.equal(p0))
  }
  @_disfavoredOverload func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, String, any Error> {
    self.mock.__asyncPattern(__MembersOfMachine.all, 7, p0)
  }

  func tune(_ p0: inout Int, _ p1: inout Int?) {
    let (b0, b1) = (Inout(p0), Inout(p1))
    defer { (p0, p1) = (b0.value, b1.value) }
    return self.__call(
      __MembersOfMachine.all, 8, (b0, b1), Never.self, real: (any Machine).self
    ) {
      $0.tune(&b0.value, &b1.value)
    }
  }
  @_disfavoredOverload func tune(
    _ p0: Matcher<Int>, _ p1: Matcher<Int?>
  ) -> CallPattern<(Inout<Int>, Inout<Int?>), Void, Never> {
    self.mock.__pattern(__MembersOfMachine.all, 8, Matcher.__inout(p0), Matcher.__inout(p1))
  }
}

/// A handwritten mock with an empty body.
final class MockMachine: Mock, Machine, @unchecked Sendable {}

/// The real object of a spy.
final class RealMachine: Machine {
  /// The names of the methods that ran.
  private(set) var trace: [String] = []

  func start() { trace.append("start") }
  func stop() { trace.append("stop") }

  /// Calls `stop()` on itself.
  func finish() {
    trace.append("finish")
    stop()
  }

  func title() -> String? {
    trace.append("title")
    return "Real"
  }

  func speed() -> Int { 7 }
  func note(_ text: String?) -> Bool { text == nil }

  func run(_ program: String) throws -> String {
    if program.isEmpty { throw Rude() }
    return "really ran \(program)"
  }

  func load(_ id: Int) async throws -> String {
    if id < 0 { throw Rude() }
    return "really loaded \(id)"
  }

  func tune(_ first: inout Int, _ second: inout Int?) { (first, second) = (1, 2) }
}
