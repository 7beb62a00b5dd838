// Mocks made by Understudy. Do not edit: they are made anew.
// swift-format-ignore-file
// swiftlint:disable all

import UnderstudyCore

fileprivate enum __ReplacedMembersOfBakery {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Bakery", ["static open(_:)", "bake(_:)", "price", "subscript(_:)", "wrap<>(_:)", "sizes(below:)", "knead(_:fold:)", "fill(_:with:)", "same()", "static another()", "default()", "static rename(_:)", "static rename(_:)"])
}
extension Bakery {
  @_dynamicReplacement(for: open(_:))
  private static func __open(_ p0: String) throws(Cold) -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfBakery.all, 0) else {
      return try open(p0)
    }
    return try __mock.__callReplaced(__ReplacedMembersOfBakery.all, 0, p0, Cold.self) { () throws(Cold) in
      try open(p0)
    }
  }
  @_disfavoredOverload nonisolated static func open(_ p0: String, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, String, Cold> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 0, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated static func open(_ p0: UnderstudyCore.Matcher<String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, String, Cold> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 0, p0)
  }
  @_dynamicReplacement(for: bake(_:))
  private func __bake(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 1) else {
      return self.bake(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 1, p0, Swift.Never.self) {
      self.bake(p0)
    }
  }
  @_disfavoredOverload nonisolated func bake(_ p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 1, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated func bake(_ p0: UnderstudyCore.Matcher<Int>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 1, p0)
  }
  @_dynamicReplacement(for: price)
  private var __price: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 2) else {
        return self.price
      }
      return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 2, (), Swift.Never.self) {
        self.price
      }
    }
  }
  @_disfavoredOverload nonisolated func getPrice() -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 2)
  }
  @_dynamicReplacement(for: subscript(_:))
  private subscript(__ p0: String) -> Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 3) else {
        return self[p0]
      }
      return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 3, p0, Swift.Never.self) {
        self[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: String, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 3, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 3, p0)
  }
  @_dynamicReplacement(for: wrap(_:))
  private func __wrap<Item>(_ p0: Item) -> [Item] {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 4) else {
      return self.wrap(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 4, p0 as Item, Swift.Never.self) {
      self.wrap(p0)
    }
  }
  @_disfavoredOverload nonisolated func wrap<Item>(_ p0: Item, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Item, [Item], Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 4, UnderstudyCore.Matcher<Item>.equal(p0))
  }
  @_disfavoredOverload nonisolated func wrap<Item>(_ p0: UnderstudyCore.Matcher<Item>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Item, [Item], Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 4, p0)
  }
  @_dynamicReplacement(for: sizes(below:))
  private func __sizes(below p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 5) else {
      return self.sizes(below: p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 5, p0, Swift.Never.self) {
      self.sizes(below: p0)
    }
  }
  @_disfavoredOverload nonisolated func sizes(below p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 5, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated func sizes(below p0: UnderstudyCore.Matcher<Int>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 5, p0)
  }
  @_dynamicReplacement(for: knead(_:fold:))
  private func __knead(_ p0: Int = 2, fold p1: (Int) throws -> String) rethrows -> [String] {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 6) else {
      return try self.knead(p0, fold: p1)
    }
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> [String] in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (Int) throws -> String) throws -> [String] in
        let b1 = UnderstudyCore.__NonEscaping(p1, "fold")
        defer { b1.close() }
        let c1: (Int) throws -> String = { (q0: Int) throws -> String in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try __mock.__callReplaced(__ReplacedMembersOfBakery.all, 6, (p0, c1), (any Swift.Error).self) {
          try self.knead(p0, fold: c1)
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload nonisolated func knead(_ p0: Int = 2, fold p1: UnderstudyCore.Matcher<(Int) throws -> String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(Int, (Int) throws -> String), [String], any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 6, UnderstudyCore.Matcher<Int>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func knead(_ p0: UnderstudyCore.Matcher<Int>, fold p1: UnderstudyCore.Matcher<(Int) throws -> String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(Int, (Int) throws -> String), [String], any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 6, p0, p1)
  }
  @_dynamicReplacement(for: fill(_:with:))
  private func __fill(_ p0: inout [String], with p1: @autoclosure () -> String) {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 7) else {
      return self.fill(&p0, with: p1())
    }
    let b0 = UnderstudyCore.Inout<[String]>(p0)
    defer { p0 = b0.value }
    let v1 = p1()
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 7, (b0, v1), Swift.Never.self) {
      self.fill(&b0.value, with: v1)
    }
  }
  @_disfavoredOverload nonisolated func fill(_ p0: [String], with p1: String, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 7, UnderstudyCore.Matcher.__inout(UnderstudyCore.Matcher<[String]>.equal(p0)), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func fill(_ p0: UnderstudyCore.Matcher<[String]>, with p1: UnderstudyCore.Matcher<String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 7, UnderstudyCore.Matcher.__inout(p0), p1)
  }
  @_dynamicReplacement(for: same())
  private func __same() -> Self {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 8) else {
      return self.same()
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 8, (), Swift.Never.self) {
      self.same()
    }
  }
  @_disfavoredOverload nonisolated func same(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Bakery, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 8)
  }
  @_dynamicReplacement(for: another())
  private static func __another() -> Bakery? {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfBakery.all, 9) else {
      return another()
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 9, (), Swift.Never.self) {
      another()
    }
  }
  @_disfavoredOverload nonisolated static func another(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Bakery?, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 9)
  }
  @_dynamicReplacement(for: `default`())
  private func __default() throws -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfBakery.all, 10) else {
      return try self.`default`()
    }
    return try __mock.__callReplaced(__ReplacedMembersOfBakery.all, 10, (), (any Swift.Error).self) {
      try self.`default`()
    }
  }
  @_disfavoredOverload nonisolated func `default`(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Int, any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 10)
  }
#if DEBUG || true
  @_dynamicReplacement(for: rename(_:))
  private static func __rename(_ p0: String) -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfBakery.all, 11) else {
      return rename(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 11, p0, Swift.Never.self) {
      rename(p0)
    }
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: String, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 11, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: UnderstudyCore.Matcher<String>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<String, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 11, p0)
  }
#endif
  @_dynamicReplacement(for: rename(_:))
  private static func __rename(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfBakery.all, 12) else {
      return rename(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfBakery.all, 12, p0, Swift.Never.self) {
      rename(p0)
    }
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 12, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: UnderstudyCore.Matcher<Int>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__pattern(__ReplacedMembersOfBakery.all, 12, p0)
  }
}

fileprivate enum __ReplacedMembersOfMill {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Mill", ["static stones()", "static speed", "static speed="])
}
extension Mill {
  @_dynamicReplacement(for: stones())
  private static func __stones() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfMill.all, 0) else {
      return stones()
    }
    return __mock.__callReplaced(__ReplacedMembersOfMill.all, 0, (), Swift.Never.self) {
      stones()
    }
  }
  @_disfavoredOverload nonisolated static func stones(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__pattern(__ReplacedMembersOfMill.all, 0)
  }
  @_dynamicReplacement(for: speed)
  @MainActor private static var __speed: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfMill.all, 1) else {
        return speed
      }
      return __mock.__callReplaced(__ReplacedMembersOfMill.all, 1, (), Swift.Never.self) {
        speed
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfMill.all, 2) else {
        return speed = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfMill.all, 2, newValue, Swift.Never.self) {
        speed = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated static func getSpeed() -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__pattern(__ReplacedMembersOfMill.all, 1)
  }
  @_disfavoredOverload nonisolated static func setSpeed(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__pattern(__ReplacedMembersOfMill.all, 2, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated static func setSpeed(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__pattern(__ReplacedMembersOfMill.all, 2, p0)
  }
}

fileprivate enum __ReplacedFunctionsOfModule {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Module", ["hour()", "onMain<>(_:)"])
}
@_dynamicReplacement(for: hour())
private func __hour() -> Int {
  guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(__ReplacedFunctionsOfModule.self, "Module"), __ReplacedFunctionsOfModule.all, 0) else {
    return hour()
  }
  return __mock.__callReplaced(__ReplacedFunctionsOfModule.all, 0, (), Swift.Never.self) {
    hour()
  }
}
@_disfavoredOverload nonisolated func hour(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(__ReplacedFunctionsOfModule.self, "Module")).__pattern(__ReplacedFunctionsOfModule.all, 0)
}
@_dynamicReplacement(for: onMain(_:))
@MainActor private func __onMain<T0: StringProtocol>(_ p0: T0) -> Int {
  guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(__ReplacedFunctionsOfModule.self, "Module"), __ReplacedFunctionsOfModule.all, 1) else {
    return onMain(p0)
  }
  return __mock.__callReplaced(__ReplacedFunctionsOfModule.all, 1, p0 as T0, Swift.Never.self) {
    onMain(p0)
  }
}
@_disfavoredOverload nonisolated func onMain<T0: StringProtocol>(_ p0: T0, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(__ReplacedFunctionsOfModule.self, "Module")).__pattern(__ReplacedFunctionsOfModule.all, 1, UnderstudyCore.Matcher<T0>.equal(p0))
}
@_disfavoredOverload nonisolated func onMain<T0: StringProtocol>(_ p0: UnderstudyCore.Matcher<T0>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(__ReplacedFunctionsOfModule.self, "Module")).__pattern(__ReplacedFunctionsOfModule.all, 1, p0)
}

fileprivate enum __ReplacedMembersOfOven {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Oven", ["heat()", "name"])
}
extension Oven {
  @_dynamicReplacement(for: heat())
  private func __heat() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Oven"), __ReplacedMembersOfOven.all, 0) else {
      return self.heat()
    }
    return __mock.__callReplaced(__ReplacedMembersOfOven.all, 0, (), Swift.Never.self) {
      self.heat()
    }
  }
  @_disfavoredOverload nonisolated func heat(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Oven")).__pattern(__ReplacedMembersOfOven.all, 0)
  }
  @_dynamicReplacement(for: name)
  private nonisolated var __name: String {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Oven"), __ReplacedMembersOfOven.all, 1) else {
        return self.name
      }
      return __mock.__callReplaced(__ReplacedMembersOfOven.all, 1, (), Swift.Never.self) {
        self.name
      }
    }
  }
  @_disfavoredOverload nonisolated func getName() -> UnderstudyCore.CallPattern<Swift.Void, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Oven")).__pattern(__ReplacedMembersOfOven.all, 1)
  }
}

fileprivate enum __ReplacedMembersOfTill {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Till", ["take(_:)", "euros", "euros=", "subscript(coin:)", "subscript(coin:)=", "static number"])
}
extension Till {
  @_dynamicReplacement(for: take(_:))
  private mutating func __take(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 0) else {
      return self.take(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfTill.all, 0, p0, Swift.Never.self) {
      self.take(p0)
    }
  }
  @_disfavoredOverload nonisolated func take(_ p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 0, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated func take(_ p0: UnderstudyCore.Matcher<Int>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 0, p0)
  }
  @_dynamicReplacement(for: euros)
  private var __euros: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 1) else {
        return self.euros
      }
      return __mock.__callReplaced(__ReplacedMembersOfTill.all, 1, (), Swift.Never.self) {
        self.euros
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 2) else {
        return self.euros = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfTill.all, 2, newValue, Swift.Never.self) {
        self.euros = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getEuros() -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 1)
  }
  @_disfavoredOverload nonisolated func setEuros(_ p0: Int) -> UnderstudyCore.CallPattern<Int, Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 2, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setEuros(_ p0: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<Int, Swift.Void, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 2, p0)
  }
  @_dynamicReplacement(for: subscript(coin:))
  private subscript(__coin p0: Int) -> Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 3) else {
        return self[coin: p0]
      }
      return __mock.__callReplaced(__ReplacedMembersOfTill.all, 3, p0, Swift.Never.self) {
        self[coin: p0]
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 4) else {
        return self[coin: p0] = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfTill.all, 4, (p0, newValue), Swift.Never.self) {
        self[coin: p0] = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(coin p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.SettableCallPattern<Int, Int, Swift.Never, (Int, Int)> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__subscriptPattern(__ReplacedMembersOfTill.all, 3, 4, UnderstudyCore.Matcher<Int>.equal(p0))
  }
  @_disfavoredOverload nonisolated subscript(coin p0: UnderstudyCore.Matcher<Int>, __pattern: Swift.Void = ()) -> UnderstudyCore.SettableCallPattern<Int, Int, Swift.Never, (Int, Int)> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__subscriptPattern(__ReplacedMembersOfTill.all, 3, 4, p0)
  }
  @_dynamicReplacement(for: number)
  @MainActor private static var __number: Int {
    get throws {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfTill.all, 5) else {
        return try number
      }
      return try __mock.__callReplaced(__ReplacedMembersOfTill.all, 5, (), (any Swift.Error).self) {
        try number
      }
    }
  }
  @_disfavoredOverload nonisolated static func getNumber() -> UnderstudyCore.CallPattern<Swift.Void, Int, any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__pattern(__ReplacedMembersOfTill.all, 5)
  }
}

fileprivate enum __ReplacedMembersOfTill_Drawer {
  nonisolated fileprivate static let all = UnderstudyCore.__Members("Till.Drawer", ["static label()", "holds(_:)", "total()"])
}
extension Till.Drawer {
  @_dynamicReplacement(for: label())
  private static func __label() -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfTill_Drawer.all, 0) else {
      return label()
    }
    return __mock.__callReplaced(__ReplacedMembersOfTill_Drawer.all, 0, (), Swift.Never.self) {
      label()
    }
  }
  @_disfavoredOverload nonisolated static func label(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__pattern(__ReplacedMembersOfTill_Drawer.all, 0)
  }
  @_dynamicReplacement(for: holds(_:))
  private func __holds(_ p0: Content) -> Bool {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfTill_Drawer.all, 1) else {
      return self.holds(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfTill_Drawer.all, 1, p0 as Content, Swift.Never.self) {
      self.holds(p0)
    }
  }
  @_disfavoredOverload nonisolated func holds(_ p0: Content, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Content, Bool, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__pattern(__ReplacedMembersOfTill_Drawer.all, 1, UnderstudyCore.Matcher<Content>.equal(p0))
  }
  @_disfavoredOverload nonisolated func holds(_ p0: UnderstudyCore.Matcher<Content>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Content, Bool, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__pattern(__ReplacedMembersOfTill_Drawer.all, 1, p0)
  }
}
extension Till.Drawer where Content == Int {
  @_dynamicReplacement(for: total())
  private func __total() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfTill_Drawer.all, 2) else {
      return self.total()
    }
    return __mock.__callReplaced(__ReplacedMembersOfTill_Drawer.all, 2, (), Swift.Never.self) {
      self.total()
    }
  }
  @_disfavoredOverload nonisolated func total(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__pattern(__ReplacedMembersOfTill_Drawer.all, 2)
  }
}
