import UnderstudyCore

/// A class whose objects call themselves. The generated mock is handwritten.
class Boiler: @unchecked Sendable {
  var level: Int
  private let onEnd: (Int) -> Void

  init(level: Int, onEnd: @escaping (Int) -> Void = { _ in }) {
    self.level = level
    self.onEnd = onEnd
  }

  class func maker() -> String { "real maker" }

  func pressure() -> Int { level * 10 }
  func heat(by degrees: Int) -> Int { pressure() + degrees }
  func label() -> String { "made by \(type(of: self).maker())" }
  func ignite(_ fuel: String) throws(Cold) -> String {
    guard fuel != "water" else { throw Cold(fuel: fuel) }
    return "real \(fuel)"
  }
  func warmUp(_ minutes: Int) async throws(Cold) -> Int { minutes + pressure() }
  final func describe() -> String { "\(pressure()) bar" }

  deinit { onEnd(pressure()) }

  /// Returns a boiler whose class the optimizer cannot infer.
  @inline(never) static func make(
    _ level: Int = 2, onEnd: @escaping (Int) -> Void = { _ in }
  ) -> Boiler { Boiler(level: level, onEnd: onEnd) }
}

/// The error that a boiler throws.
struct Cold: Error, Equatable {
  var fuel: String
}

enum __MembersOfBoiler {
  static let all = __Members(
    "Boiler",
    [
      "static maker()", "level", "level=", "pressure()", "heat(by:)", "label()", "ignite(_:)",
      "warmUp(_:)",
    ])
}

protocol __PatternsOfBoiler {
  associatedtype __TypeOf_level
  @_disfavoredOverload nonisolated var level: __TypeOf_level { get }
}

final class MockBoiler: Boiler, Mockable, __PatternsOfBoiler, @unchecked Sendable {
  nonisolated var mock: Mock { Mock.__of(self, "MockBoiler") }

  deinit { Mock.__end(self) }

  override class func maker() -> String {
    Mock.__static(MockBoiler.self).__call(__MembersOfBoiler.all, 0, (), Never.self) {
      super.maker()
    }
  }
  @_disfavoredOverload static func maker() -> CallPattern<Void, String, Never> {
    Mock.__static(MockBoiler.self).__pattern(__MembersOfBoiler.all, 0)
  }

  override var level: Int {
    get { self.mock.__call(__MembersOfBoiler.all, 1, (), Never.self) { super.level } }
    set {
      self.mock.__call(__MembersOfBoiler.all, 2, newValue, Never.self) { super.level = newValue }
    }
  }
  typealias __TypeOf_level = PropertyPattern<Int>
  @_implements(__PatternsOfBoiler,level) @_disfavoredOverload
  nonisolated var __patternOf_level: __TypeOf_level {
    self.mock.__settablePattern(__MembersOfBoiler.all, 1, 2)
  }

  override func pressure() -> Int {
    self.mock.__call(__MembersOfBoiler.all, 3, (), Never.self) { super.pressure() }
  }
  @_disfavoredOverload func pressure() -> CallPattern<Void, Int, Never> {
    self.mock.__pattern(__MembersOfBoiler.all, 3)
  }

  override func heat(by p0: Int) -> Int {
    self.mock.__call(__MembersOfBoiler.all, 4, p0, Never.self) { super.heat(by: p0) }
  }
  @_disfavoredOverload func heat(by p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    self.mock.__pattern(__MembersOfBoiler.all, 4, p0)
  }

  override func label() -> String {
    self.mock.__call(__MembersOfBoiler.all, 5, (), Never.self) { super.label() }
  }
  @_disfavoredOverload func label() -> CallPattern<Void, String, Never> {
    self.mock.__pattern(__MembersOfBoiler.all, 5)
  }

  override func ignite(_ p0: String) throws(Cold) -> String {
    try self.mock.__call(__MembersOfBoiler.all, 6, p0, Cold.self) { () throws(Cold) in
      try super.ignite(p0)
    }
  }
  @_disfavoredOverload func ignite(_ p0: Matcher<String>) -> CallPattern<String, String, Cold> {
    self.mock.__pattern(__MembersOfBoiler.all, 6, p0)
  }

  override func warmUp(_ p0: Int) async throws(Cold) -> Int {
    try await self.mock.__callAsync(__MembersOfBoiler.all, 7, p0, Cold.self) {
      () async throws(Cold) in try await super.warmUp(p0)
    }
  }
  @_disfavoredOverload func warmUp(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, Int, Cold> {
    self.mock.__asyncPattern(__MembersOfBoiler.all, 7, p0)
  }
}
