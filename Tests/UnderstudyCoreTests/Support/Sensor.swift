import UnderstudyCore

/// A protocol with `inout` and closure parameters. The code of `@Mockable` is handwritten.
protocol Sensor {
  func reset(_ value: inout Int?)
  func read(into buffer: inout [Int], limit: Int) -> Int
  func swap(_ first: inout Int, _ second: inout Int, label: inout String)
  func watch(_ body: @escaping (Int, String) -> Bool) -> Bool
  func stop(_ body: (() -> Void)?)
  func calibrate(_ body: @escaping (Token) -> Void)
  func measure(_ unit: String, completion: (@Sendable (Result<Int, any Error>) -> Void)?)
  func show(_ unit: String, completion: @escaping @MainActor (Int) -> Void)
  func load(_ id: Int, completion: @escaping @Sendable (Int) -> Void) async -> String
}

enum __MembersOfSensor {
  static let all = __Members(
    "Sensor",
    [
      "reset(_:)", "read(into:limit:)", "swap(_:_:label:)", "watch(_:)", "stop(_:)",
      "calibrate(_:)", "measure(_:completion:)", "show(_:completion:)", "load(_:completion:)",
    ])
}

extension Sensor where Self: Mockable {
  func reset(_ p0: inout Int?) {
    let b0 = Inout(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfSensor.all, 0, b0, Never.self)
  }
  @_disfavoredOverload func reset(_ p0: Matcher<Int?>) -> CallPattern<Inout<Int?>, Void, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 0, Matcher.__inout(p0))
  }

  func read(into p0: inout [Int], limit p1: Int) -> Int {
    let b0 = Inout(p0)
    defer { p0 = b0.value }
    return self.mock.__call(__MembersOfSensor.all, 1, (b0, p1), Never.self)
  }
  @_disfavoredOverload func read(
    into p0: Matcher<[Int]>, limit p1: Matcher<Int>
  ) -> CallPattern<(Inout<[Int]>, Int), Int, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 1, Matcher.__inout(p0), p1)
  }

  func swap(_ p0: inout Int, _ p1: inout Int, label p2: inout String) {
    let (b0, b1, b2) = (Inout(p0), Inout(p1), Inout(p2))
    defer { (p0, p1, p2) = (b0.value, b1.value, b2.value) }
    return self.mock.__call(__MembersOfSensor.all, 2, (b0, b1, b2), Never.self)
  }
  @_disfavoredOverload func swap(
    _ p0: Matcher<Int>, _ p1: Matcher<Int>, label p2: Matcher<String>
  ) -> CallPattern<(Inout<Int>, Inout<Int>, Inout<String>), Void, Never> {
    self.mock.__pattern(
      __MembersOfSensor.all, 2, Matcher.__inout(p0), Matcher.__inout(p1), Matcher.__inout(p2))
  }

  func watch(_ p0: @escaping (Int, String) -> Bool) -> Bool {
    self.mock.__call(__MembersOfSensor.all, 3, p0, Never.self)
  }
  @_disfavoredOverload func watch(
    _ p0: Matcher<(Int, String) -> Bool>
  ) -> CallPattern<(Int, String) -> Bool, Bool, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 3, p0)
  }

  func stop(_ p0: (() -> Void)?) {
    return self.mock.__call(__MembersOfSensor.all, 4, p0, Never.self)
  }
  @_disfavoredOverload func stop(
    _ p0: Matcher<(() -> Void)?>
  ) -> CallPattern<(() -> Void)?, Void, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 4, p0)
  }

  func calibrate(_ p0: @escaping (Token) -> Void) {
    return self.mock.__call(__MembersOfSensor.all, 5, p0, Never.self)
  }
  @_disfavoredOverload func calibrate(
    _ p0: Matcher<(Token) -> Void>
  ) -> CallPattern<(Token) -> Void, Void, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 5, p0)
  }

  func measure(_ p0: String, completion p1: (@Sendable (Result<Int, any Error>) -> Void)?) {
    return self.mock.__call(__MembersOfSensor.all, 6, (p0, p1), Never.self)
  }
  @_disfavoredOverload func measure(
    _ p0: Matcher<String>, completion p1: Matcher<(@Sendable (Result<Int, any Error>) -> Void)?>
  ) -> CallPattern<(String, (@Sendable (Result<Int, any Error>) -> Void)?), Void, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 6, p0, p1)
  }

  func show(_ p0: String, completion p1: @escaping @MainActor (Int) -> Void) {
    return self.mock.__call(__MembersOfSensor.all, 7, (p0, p1), Never.self)
  }
  @_disfavoredOverload func show(
    _ p0: Matcher<String>, completion p1: Matcher<@MainActor (Int) -> Void>
  ) -> CallPattern<(String, @MainActor (Int) -> Void), Void, Never> {
    self.mock.__pattern(__MembersOfSensor.all, 7, p0, p1)
  }

  func load(_ p0: Int, completion p1: @escaping @Sendable (Int) -> Void) async -> String {
    await self.mock.__callAsync(__MembersOfSensor.all, 8, (p0, p1), Never.self)
  }
  @_disfavoredOverload func load(
    _ p0: Matcher<Int>, completion p1: Matcher<@Sendable (Int) -> Void>
  ) -> AsyncCallPattern<(Int, @Sendable (Int) -> Void), String, Never> {
    self.mock.__asyncPattern(__MembersOfSensor.all, 8, p0, p1)
  }
}

final class MockSensor: Mock, Sensor, @unchecked Sendable {}
