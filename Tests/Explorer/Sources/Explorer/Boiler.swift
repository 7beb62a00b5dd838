import UnderstudyCore

/// A class of real objects, and by hand what a generated mock of it is.
class Boiler: @unchecked Sendable {
  func heat(by degrees: Int) -> Int { degrees }

  /// Makes a boiler of which the optimizer does not know the class.
  @inline(never) static func make() -> Boiler { Boiler() }
}

enum __MembersOfBoiler {
  static let all = __Members("Boiler", ["heat(by:)"])
}

final class MockBoiler: Boiler, Mockable, @unchecked Sendable {
  nonisolated var mock: Mock { Mock.__of(self, "MockBoiler") }

  deinit { Mock.__end(self) }

  override func heat(by p0: Int) -> Int {
    self.mock.__call(__MembersOfBoiler.all, 0, p0, Never.self) { super.heat(by: p0) }
  }
  @_disfavoredOverload func heat(by p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    self.mock.__pattern(__MembersOfBoiler.all, 0, p0)
  }
}

/// A function that tests replace, and by hand what a generated hook of it is.
enum Thermometer {
  static let members = __Members("Thermometer", ["read(_:)"])

  static func read(_ p0: Int) -> Int {
    guard let mock = Mock.__replacing(__ReplacedOwner(members, "Thermometer"), members, 0) else {
      return p0
    }
    return mock.__callReplaced(members, 0, p0, Never.self) { p0 }
  }
  @_disfavoredOverload static func read(_ p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    Mock.__replaced(__ReplacedOwner(members, "Thermometer")).__pattern(members, 0, p0)
  }
}
