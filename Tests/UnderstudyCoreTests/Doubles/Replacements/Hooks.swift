// Mocks made by Understudy. Do not edit: they are made anew.
// swift-format-ignore-file
// swiftlint:disable all

import UnderstudyCore

fileprivate enum __ReplacedMembersOfModule_Bakery {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Bakery", "static open(_ name:)", "the given files extension Bakery dynamic static func open(_ name: String) throws(Cold) -> String")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Bakery", "bake(_ loaves:)", "the given files extension Bakery dynamic func bake(_ loaves: Int) -> Int")
  nonisolated fileprivate static let m2 = UnderstudyCore.__Members.__alone("Bakery", "price", "the given files extension Bakery var price")
  nonisolated fileprivate static let m3 = UnderstudyCore.__Members.__alone("Bakery", "subscript(_ day:)", "the given files extension Bakery dynamic subscript(day: String) -> Int")
  nonisolated fileprivate static let m4 = UnderstudyCore.__Members.__alone("Bakery", "wrap<>(_ item:)", "the given files extension Bakery dynamic func wrap<Item>(_ item: Item) -> [Item]")
  nonisolated fileprivate static let m5 = UnderstudyCore.__Members.__alone("Bakery", "sizes(below:)", "the given files extension Bakery dynamic func sizes(below size: Int) -> Int")
  nonisolated fileprivate static let m6 = UnderstudyCore.__Members.__alone("Bakery", "knead(_ times:fold:)", "the given files extension Bakery dynamic func knead(_ times: Int = 2, fold: (Int) throws -> String) rethrows -> [String]")
  nonisolated fileprivate static let m7 = UnderstudyCore.__Members.__alone("Bakery", "fill(_ basket:with:)", "the given files extension Bakery dynamic func fill(_ basket: inout [String], with loaf: @autoclosure () -> String)")
  nonisolated fileprivate static let m8 = UnderstudyCore.__Members.__alone("Bakery", "same()", "the given files extension Bakery dynamic func same() -> Self")
  nonisolated fileprivate static let m9 = UnderstudyCore.__Members.__alone("Bakery", "static another()", "the given files extension Bakery dynamic static func another() -> Bakery?")
  nonisolated fileprivate static let m10 = UnderstudyCore.__Members.__alone("Bakery", "default()", "the given files extension Bakery dynamic func `default`() throws -> Int")
  nonisolated fileprivate static let m11 = UnderstudyCore.__Members.__alone("Bakery", "static rename(_ loaf:)", "the given files extension Bakery dynamic static func rename(_ loaf: String) -> String")
  nonisolated fileprivate static let m12 = UnderstudyCore.__Members.__alone("Bakery", "static rename(_ loaf:)", "the given files extension Bakery dynamic static func rename(_ loaf: Int) -> Int")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_Bakery0 {
  associatedtype __TypeOf_price_Bakery
  @_disfavoredOverload nonisolated var price: __TypeOf_price_Bakery { get }
}
extension Bakery: __PatternsOfReplacedMembersOfModule_Bakery0 {
  @_dynamicReplacement(for: open(_:))
  private static func __open(_ p0: String) throws(Cold) -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfModule_Bakery.m0, 0) else {
      return try open(p0)
    }
    return try __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m0, 0, p0, Cold.self) { () throws(Cold) -> String in
      try open(p0)
    }
  }
  @_disfavoredOverload nonisolated static func open(_ p0: String, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, String, Cold> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m0, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func open(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, String, Cold> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m0, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: bake(_:))
  private func __bake(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m1, 0) else {
      return self.bake(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m1, 0, p0, Swift.Never.self) { () -> Int in
      self.bake(p0)
    }
  }
  @_disfavoredOverload nonisolated func bake(_ p0: Int, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m1, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated func bake(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m1, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: price)
  private var __price: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m2, 0) else {
        return self.price
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m2, 0, (), Swift.Never.self) { () -> Int in
        self.price
      }
    }
  }
  typealias __TypeOf_price_Bakery = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_Bakery0, price) @_disfavoredOverload nonisolated var __patternOf_price_Bakery: __TypeOf_price_Bakery {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m2, 0)
  }
  @_dynamicReplacement(for: subscript(_:))
  private subscript(__ p0: String) -> Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m3, 0) else {
        return self[p0]
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m3, 0, p0, Swift.Never.self) { () -> Int in
        self[p0]
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(_ p0: String, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m3, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated subscript(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m3, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: wrap(_:))
  private func __wrap<Item>(_ p0: Item) -> [Item] {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m4, 0) else {
      return self.wrap(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m4, 0, p0 as Item, Swift.Never.self) { () -> [Item] in
      self.wrap(p0)
    }
  }
  @_disfavoredOverload nonisolated func wrap<Item>(_ p0: Item, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Item, [Item], Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m4, 0, .value(p0 as Item))
  }
  @_disfavoredOverload nonisolated func wrap<Item>(_ p0: UnderstudyCore.Matcher<Item>, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Item, [Item], Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m4, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: sizes(below:))
  private func __sizes(below p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m5, 0) else {
      return self.sizes(below: p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m5, 0, p0, Swift.Never.self) { () -> Int in
      self.sizes(below: p0)
    }
  }
  @_disfavoredOverload nonisolated func sizes(below p0: Int, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m5, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated func sizes(below p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m5, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: knead(_:fold:))
  private func __knead(_ p0: Int = 2, fold p1: (Int) throws -> String) rethrows -> [String] {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m6, 0) else {
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
        return try __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m6, 0, (p0, c1), (any Swift.Error).self) { () throws -> [String] in
          try self.knead(p0, fold: c1)
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload nonisolated func knead(_ p0: Int = 2, fold p1: UnderstudyCore.Matcher<(Int) throws -> String>, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(Int, (Int) throws -> String), [String], any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m6, 0, .value(p0), .matcher(p1))
  }
  @_disfavoredOverload nonisolated func knead(_ p0: UnderstudyCore.Matcher<Int>, fold p1: UnderstudyCore.Matcher<(Int) throws -> String>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(Int, (Int) throws -> String), [String], any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m6, 0, .matcher(p0), .matcher(p1))
  }
  @_dynamicReplacement(for: fill(_:with:))
  private func __fill(_ p0: inout [String], with p1: @autoclosure () -> String) {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m7, 0) else {
      return self.fill(&p0, with: p1())
    }
    let b0 = UnderstudyCore.Inout<[String]>(p0)
    defer { p0 = b0.value }
    let v1 = p1()
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m7, 0, (b0, v1), Swift.Never.self) { () -> Swift.Void in
      self.fill(&b0.value, with: v1)
    }
  }
  @_disfavoredOverload nonisolated func fill(_ p0: [String], with p1: String, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), (), Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m7, 0, .inoutValue(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated func fill(_ p0: UnderstudyCore.Matcher<[String]>, with p1: String, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), (), Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m7, 0, .inoutMatcher(p0), .value(p1))
  }
  @_disfavoredOverload nonisolated func fill(_ p0: [String], with p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), (), Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m7, 0, .inoutValue(p0), .matcher(p1))
  }
  @_disfavoredOverload nonisolated func fill(_ p0: UnderstudyCore.Matcher<[String]>, with p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(UnderstudyCore.Inout<[String]>, String), (), Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m7, 0, .inoutMatcher(p0), .matcher(p1))
  }
  @_dynamicReplacement(for: same())
  private func __same() -> Self {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m8, 0) else {
      return self.same()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m8, 0, (), Swift.Never.self) { () -> Self in
      self.same()
    }
  }
  @_disfavoredOverload nonisolated func same(__pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(), Bakery, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m8, 0)
  }
  @_dynamicReplacement(for: another())
  private static func __another() -> Bakery? {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfModule_Bakery.m9, 0) else {
      return another()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m9, 0, (), Swift.Never.self) { () -> Bakery? in
      another()
    }
  }
  @_disfavoredOverload nonisolated static func another(__pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(), Bakery?, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m9, 0)
  }
  @_dynamicReplacement(for: `default`())
  private func __default() throws -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Bakery"), __ReplacedMembersOfModule_Bakery.m10, 0) else {
      return try self.`default`()
    }
    return try __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m10, 0, (), (any Swift.Error).self) { () throws -> Int in
      try self.`default`()
    }
  }
  @_disfavoredOverload nonisolated func `default`(__pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<(), Int, any Swift.Error> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m10, 0)
  }
#if DEBUG || true
  @_dynamicReplacement(for: rename(_:))
  private static func __rename(_ p0: String) -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfModule_Bakery.m11, 0) else {
      return rename(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m11, 0, p0, Swift.Never.self) { () -> String in
      rename(p0)
    }
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: String, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m11, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<String, String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m11, 0, .matcher(p0))
  }
#endif
  @_dynamicReplacement(for: rename(_:))
  private static func __rename(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery"), __ReplacedMembersOfModule_Bakery.m12, 0) else {
      return rename(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Bakery.m12, 0, p0, Swift.Never.self) { () -> Int in
      rename(p0)
    }
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: Int, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m12, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func rename(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Bakery.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Bakery.self, "Bakery")).__callPattern(__ReplacedMembersOfModule_Bakery.m12, 0, .matcher(p0))
  }
}

fileprivate enum __ReplacedMembersOfModule_Coast_TideMill {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Coast.TideMill", "static grind(_ sacks:)", "the given files extension Coast.TideMill override dynamic class func grind(_ sacks: Int) -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Coast.TideMill", "static sails", "the given files extension Coast.TideMill static var sails")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_Coast_TideMill0 {
  associatedtype __TypeOf_static_sails_Coast_TideMill
  @_disfavoredOverload nonisolated static var sails: __TypeOf_static_sails_Coast_TideMill { get }
}
extension Coast.TideMill: __PatternsOfReplacedMembersOfModule_Coast_TideMill0 {
  @_dynamicReplacement(for: grind(_:))
  private static func __grind(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Coast.TideMill.self, "Coast.TideMill"), __ReplacedMembersOfModule_Coast_TideMill.m0, 0) else {
      return grind(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Coast_TideMill.m0, 0, p0, Swift.Never.self) { () -> Int in
      grind(p0)
    }
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: Int, __pattern: Coast.TideMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Coast.TideMill.self, "Coast.TideMill")).__callPattern(__ReplacedMembersOfModule_Coast_TideMill.m0, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Coast.TideMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Coast.TideMill.self, "Coast.TideMill")).__callPattern(__ReplacedMembersOfModule_Coast_TideMill.m0, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: sails)
  private static var __sails: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Coast.TideMill.self, "Coast.TideMill"), __ReplacedMembersOfModule_Coast_TideMill.m1, 0) else {
        return sails
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Coast_TideMill.m1, 0, (), Swift.Never.self) { () -> Int in
        sails
      }
    }
  }
  typealias __TypeOf_static_sails_Coast_TideMill = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_Coast_TideMill0, sails) @_disfavoredOverload nonisolated static var __patternOf_static_sails_Coast_TideMill: __TypeOf_static_sails_Coast_TideMill {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Coast.TideMill.self, "Coast.TideMill")).__callPattern(__ReplacedMembersOfModule_Coast_TideMill.m1, 0)
  }
}

fileprivate enum __ReplacedMembersOfModule_Mill {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Mill", "static stones()", "the given files extension Mill dynamic class func stones() -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Mill", "static grind(_ sacks:)", "the given files extension Mill dynamic class func grind(_ sacks: Int) -> Int")
  nonisolated fileprivate static let m2 = UnderstudyCore.__Members.__alone("Mill", "static sails", "the given files extension Mill static var sails")
  nonisolated fileprivate static let m3 = UnderstudyCore.__Members.__alone("Mill", "static speed\nstatic speed=", "the given files extension Mill static var speed")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_Mill0 {
  associatedtype __TypeOf_static_sails_Mill
  @_disfavoredOverload nonisolated static var sails: __TypeOf_static_sails_Mill { get }
  associatedtype __TypeOf_static_speed_Mill
  @_disfavoredOverload nonisolated static var speed: __TypeOf_static_speed_Mill { get }
}
extension Mill: __PatternsOfReplacedMembersOfModule_Mill0 {
  @_dynamicReplacement(for: stones())
  private static func __stones() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfModule_Mill.m0, 0) else {
      return stones()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Mill.m0, 0, (), Swift.Never.self) { () -> Int in
      stones()
    }
  }
  @_disfavoredOverload nonisolated static func stones(__pattern: Mill.Type? = nil) -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__callPattern(__ReplacedMembersOfModule_Mill.m0, 0)
  }
  @_dynamicReplacement(for: grind(_:))
  private static func __grind(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfModule_Mill.m1, 0) else {
      return grind(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Mill.m1, 0, p0, Swift.Never.self) { () -> Int in
      grind(p0)
    }
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: Int, __pattern: Mill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__callPattern(__ReplacedMembersOfModule_Mill.m1, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Mill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__callPattern(__ReplacedMembersOfModule_Mill.m1, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: sails)
  private static var __sails: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfModule_Mill.m2, 0) else {
        return sails
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Mill.m2, 0, (), Swift.Never.self) { () -> Int in
        sails
      }
    }
  }
  typealias __TypeOf_static_sails_Mill = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_Mill0, sails) @_disfavoredOverload nonisolated static var __patternOf_static_sails_Mill: __TypeOf_static_sails_Mill {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__callPattern(__ReplacedMembersOfModule_Mill.m2, 0)
  }
  @_dynamicReplacement(for: speed)
  @MainActor private static var __speed: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfModule_Mill.m3, 0) else {
        return speed
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Mill.m3, 0, (), Swift.Never.self) { () -> Int in
        speed
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill"), __ReplacedMembersOfModule_Mill.m3, 1) else {
        return speed = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Mill.m3, 1, newValue, Swift.Never.self) { () -> Swift.Void in
        speed = newValue
      }
    }
  }
  typealias __TypeOf_static_speed_Mill = UnderstudyCore.PropertyPattern<Int>
  @_implements(__PatternsOfReplacedMembersOfModule_Mill0, speed) @_disfavoredOverload nonisolated static var __patternOf_static_speed_Mill: __TypeOf_static_speed_Mill {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Mill.self, "Mill")).__settablePattern(__ReplacedMembersOfModule_Mill.m3, 0, 1)
  }
}

fileprivate enum __ReplacedFunctionsOfModule {
  nonisolated fileprivate static let all = UnderstudyCore.__Members.__alone("Module", "", "Module")
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Module", "hour()", "the given files dynamic func hour() -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Module", "onMain<>(_ text:)", "the given files @MainActor dynamic func onMain(_ text: some StringProtocol) -> Int")
}
@_dynamicReplacement(for: hour())
private func __hour() -> Int {
  guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: __ReplacedFunctionsOfModule.all, "Module"), __ReplacedFunctionsOfModule.m0, 0) else {
    return hour()
  }
  return __mock.__callReplaced(__ReplacedFunctionsOfModule.m0, 0, (), Swift.Never.self) { () -> Int in
    hour()
  }
}
@_disfavoredOverload nonisolated func hour(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: __ReplacedFunctionsOfModule.all, "Module")).__callPattern(__ReplacedFunctionsOfModule.m0, 0)
}
@_dynamicReplacement(for: onMain(_:))
@MainActor private func __onMain<T0: StringProtocol>(_ p0: T0) -> Int {
  guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: __ReplacedFunctionsOfModule.all, "Module"), __ReplacedFunctionsOfModule.m1, 0) else {
    return onMain(p0)
  }
  return __mock.__callReplaced(__ReplacedFunctionsOfModule.m1, 0, p0 as T0, Swift.Never.self) { () -> Int in
    onMain(p0)
  }
}
@_disfavoredOverload nonisolated func onMain<T0: StringProtocol>(_ p0: T0, __m _: UnderstudyCore.__M = nil, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: __ReplacedFunctionsOfModule.all, "Module")).__callPattern(__ReplacedFunctionsOfModule.m1, 0, .value(p0 as T0))
}
@_disfavoredOverload nonisolated func onMain<T0: StringProtocol>(_ p0: UnderstudyCore.Matcher<T0>, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<T0, Int, Swift.Never> {
  UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: __ReplacedFunctionsOfModule.all, "Module")).__callPattern(__ReplacedFunctionsOfModule.m1, 0, .matcher(p0))
}

fileprivate enum __ReplacedMembersOfModule_Oven {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Oven", "heat()", "the given files extension Oven dynamic func heat() -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Oven", "name", "the given files extension Oven var name")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_Oven0 {
  associatedtype __TypeOf_name
  @_disfavoredOverload nonisolated var name: __TypeOf_name { get }
}
extension Oven: __PatternsOfReplacedMembersOfModule_Oven0 {
  @_dynamicReplacement(for: heat())
  private func __heat() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Oven"), __ReplacedMembersOfModule_Oven.m0, 0) else {
      return self.heat()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Oven.m0, 0, (), Swift.Never.self) { () -> Int in
      self.heat()
    }
  }
  @_disfavoredOverload nonisolated func heat(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Oven")).__callPattern(__ReplacedMembersOfModule_Oven.m0, 0)
  }
  @_dynamicReplacement(for: name)
  private nonisolated var __name: String {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(object: self, "Oven"), __ReplacedMembersOfModule_Oven.m1, 0) else {
        return self.name
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Oven.m1, 0, (), Swift.Never.self) { () -> String in
        self.name
      }
    }
  }
  typealias __TypeOf_name = UnderstudyCore.CallPattern<(), String, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_Oven0, name) @_disfavoredOverload nonisolated var __patternOf_name: __TypeOf_name {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(object: self, "Oven")).__callPattern(__ReplacedMembersOfModule_Oven.m1, 0)
  }
}

fileprivate enum __ReplacedMembersOfModule_Till {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Till", "take(_ cents:)", "the given files extension Till dynamic mutating func take(_ cents: Int) -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Till", "euros\neuros=", "the given files extension Till var euros")
  nonisolated fileprivate static let m2 = UnderstudyCore.__Members.__alone("Till", "subscript(coin:)\nsubscript(coin:)=", "the given files extension Till dynamic subscript(coin coin: Int) -> Int")
  nonisolated fileprivate static let m3 = UnderstudyCore.__Members.__alone("Till", "static number", "the given files extension Till static var number")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_Till0 {
  associatedtype __TypeOf_euros
  @_disfavoredOverload nonisolated var euros: __TypeOf_euros { get }
  associatedtype __TypeOf_static_number
  @_disfavoredOverload nonisolated static var number: __TypeOf_static_number { get }
}
extension Till: __PatternsOfReplacedMembersOfModule_Till0 {
  @_dynamicReplacement(for: take(_:))
  private mutating func __take(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m0, 0) else {
      return self.take(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Till.m0, 0, p0, Swift.Never.self) { () -> Int in
      self.take(p0)
    }
  }
  @_disfavoredOverload nonisolated func take(_ p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__callPattern(__ReplacedMembersOfModule_Till.m0, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated func take(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__callPattern(__ReplacedMembersOfModule_Till.m0, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: euros)
  private var __euros: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m1, 0) else {
        return self.euros
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Till.m1, 0, (), Swift.Never.self) { () -> Int in
        self.euros
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m1, 1) else {
        return self.euros = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Till.m1, 1, newValue, Swift.Never.self) { () -> Swift.Void in
        self.euros = newValue
      }
    }
  }
  typealias __TypeOf_euros = UnderstudyCore.PropertyPattern<Int>
  @_implements(__PatternsOfReplacedMembersOfModule_Till0, euros) @_disfavoredOverload nonisolated var __patternOf_euros: __TypeOf_euros {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__settablePattern(__ReplacedMembersOfModule_Till.m1, 0, 1)
  }
  @_dynamicReplacement(for: subscript(coin:))
  private subscript(__coin p0: Int) -> Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m2, 0) else {
        return self[coin: p0]
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Till.m2, 0, p0, Swift.Never.self) { () -> Int in
        self[coin: p0]
      }
    }
    set {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m2, 1) else {
        return self[coin: p0] = newValue
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_Till.m2, 1, (p0, newValue), Swift.Never.self) { () -> Swift.Void in
        self[coin: p0] = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated subscript(coin p0: Int, __pattern: Swift.Void = ()) -> UnderstudyCore.SettableCallPattern<Int, Int, Swift.Never, (Int, Int)> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__settablePattern(__ReplacedMembersOfModule_Till.m2, 0, 1, .value(p0))
  }
  @_disfavoredOverload nonisolated subscript(coin p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: Swift.Void = ()) -> UnderstudyCore.SettableCallPattern<Int, Int, Swift.Never, (Int, Int)> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__settablePattern(__ReplacedMembersOfModule_Till.m2, 0, 1, .matcher(p0))
  }
  @_dynamicReplacement(for: number)
  @MainActor private static var __number: Int {
    get throws {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till"), __ReplacedMembersOfModule_Till.m3, 0) else {
        return try number
      }
      return try __mock.__callReplaced(__ReplacedMembersOfModule_Till.m3, 0, (), (any Swift.Error).self) { () throws -> Int in
        try number
      }
    }
  }
  typealias __TypeOf_static_number = UnderstudyCore.CallPattern<(), Int, any Swift.Error>
  @_implements(__PatternsOfReplacedMembersOfModule_Till0, number) @_disfavoredOverload nonisolated static var __patternOf_static_number: __TypeOf_static_number {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till")).__callPattern(__ReplacedMembersOfModule_Till.m3, 0)
  }
}

fileprivate enum __ReplacedMembersOfModule_Till_Drawer {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("Till.Drawer", "static label()", "the given files extension Till.Drawer dynamic static func label() -> String")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("Till.Drawer", "holds(_ other:)", "the given files extension Till.Drawer dynamic func holds(_ other: Content) -> Bool")
  nonisolated fileprivate static let m2 = UnderstudyCore.__Members.__alone("Till.Drawer", "total()", "the given files extension Till.Drawer where Content == Int dynamic func total() -> Int")
}
extension Till.Drawer {
  @_dynamicReplacement(for: label())
  private static func __label() -> String {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfModule_Till_Drawer.m0, 0) else {
      return label()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Till_Drawer.m0, 0, (), Swift.Never.self) { () -> String in
      label()
    }
  }
  @_disfavoredOverload nonisolated static func label(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(), String, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__callPattern(__ReplacedMembersOfModule_Till_Drawer.m0, 0)
  }
  @_dynamicReplacement(for: holds(_:))
  private func __holds(_ p0: Content) -> Bool {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfModule_Till_Drawer.m1, 0) else {
      return self.holds(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Till_Drawer.m1, 0, p0 as Content, Swift.Never.self) { () -> Bool in
      self.holds(p0)
    }
  }
  @_disfavoredOverload nonisolated func holds(_ p0: Content, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Content, Bool, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__callPattern(__ReplacedMembersOfModule_Till_Drawer.m1, 0, .value(p0 as Content))
  }
  @_disfavoredOverload nonisolated func holds(_ p0: UnderstudyCore.Matcher<Content>, __m _: UnderstudyCore.__M = nil, __pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<Content, Bool, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__callPattern(__ReplacedMembersOfModule_Till_Drawer.m1, 0, .matcher(p0))
  }
}
extension Till.Drawer where Content == Int {
  @_dynamicReplacement(for: total())
  private func __total() -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer"), __ReplacedMembersOfModule_Till_Drawer.m2, 0) else {
      return self.total()
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_Till_Drawer.m2, 0, (), Swift.Never.self) { () -> Int in
      self.total()
    }
  }
  @_disfavoredOverload nonisolated func total(__pattern: Swift.Void = ()) -> UnderstudyCore.CallPattern<(), Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(Self.self, "Till.Drawer")).__callPattern(__ReplacedMembersOfModule_Till_Drawer.m2, 0)
  }
}

fileprivate enum __ReplacedMembersOfModule_TowerMill {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("TowerMill", "static grind(_ sacks:)", "the given files extension TowerMill override dynamic class func grind(_ sacks: Int) -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("TowerMill", "static sails", "the given files extension TowerMill static var sails")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_TowerMill0 {
  associatedtype __TypeOf_static_sails_TowerMill
  @_disfavoredOverload nonisolated static var sails: __TypeOf_static_sails_TowerMill { get }
}
extension TowerMill: __PatternsOfReplacedMembersOfModule_TowerMill0 {
  @_dynamicReplacement(for: grind(_:))
  private static func __grind(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(TowerMill.self, "TowerMill"), __ReplacedMembersOfModule_TowerMill.m0, 0) else {
      return grind(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_TowerMill.m0, 0, p0, Swift.Never.self) { () -> Int in
      grind(p0)
    }
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: Int, __pattern: TowerMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(TowerMill.self, "TowerMill")).__callPattern(__ReplacedMembersOfModule_TowerMill.m0, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: TowerMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(TowerMill.self, "TowerMill")).__callPattern(__ReplacedMembersOfModule_TowerMill.m0, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: sails)
  private static var __sails: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(TowerMill.self, "TowerMill"), __ReplacedMembersOfModule_TowerMill.m1, 0) else {
        return sails
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_TowerMill.m1, 0, (), Swift.Never.self) { () -> Int in
        sails
      }
    }
  }
  typealias __TypeOf_static_sails_TowerMill = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_TowerMill0, sails) @_disfavoredOverload nonisolated static var __patternOf_static_sails_TowerMill: __TypeOf_static_sails_TowerMill {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(TowerMill.self, "TowerMill")).__callPattern(__ReplacedMembersOfModule_TowerMill.m1, 0)
  }
}

fileprivate enum __ReplacedMembersOfModule_WindMill {
  nonisolated fileprivate static let m0 = UnderstudyCore.__Members.__alone("WindMill", "static grind(_ sacks:)", "the given files extension WindMill override dynamic class func grind(_ sacks: Int) -> Int")
  nonisolated fileprivate static let m1 = UnderstudyCore.__Members.__alone("WindMill", "static sails", "the given files extension WindMill static var sails")
}
nonisolated protocol __PatternsOfReplacedMembersOfModule_WindMill0 {
  associatedtype __TypeOf_static_sails_WindMill
  @_disfavoredOverload nonisolated static var sails: __TypeOf_static_sails_WindMill { get }
}
extension WindMill: __PatternsOfReplacedMembersOfModule_WindMill0 {
  @_dynamicReplacement(for: grind(_:))
  private static func __grind(_ p0: Int) -> Int {
    guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(WindMill.self, "WindMill"), __ReplacedMembersOfModule_WindMill.m0, 0) else {
      return grind(p0)
    }
    return __mock.__callReplaced(__ReplacedMembersOfModule_WindMill.m0, 0, p0, Swift.Never.self) { () -> Int in
      grind(p0)
    }
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: Int, __pattern: WindMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(WindMill.self, "WindMill")).__callPattern(__ReplacedMembersOfModule_WindMill.m0, 0, .value(p0))
  }
  @_disfavoredOverload nonisolated static func grind(_ p0: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __pattern: WindMill.Type? = nil) -> UnderstudyCore.CallPattern<Int, Int, Swift.Never> {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(WindMill.self, "WindMill")).__callPattern(__ReplacedMembersOfModule_WindMill.m0, 0, .matcher(p0))
  }
  @_dynamicReplacement(for: sails)
  private static var __sails: Int {
    get {
      guard let __mock = UnderstudyCore.Mock.__replacing(UnderstudyCore.__ReplacedOwner(WindMill.self, "WindMill"), __ReplacedMembersOfModule_WindMill.m1, 0) else {
        return sails
      }
      return __mock.__callReplaced(__ReplacedMembersOfModule_WindMill.m1, 0, (), Swift.Never.self) { () -> Int in
        sails
      }
    }
  }
  typealias __TypeOf_static_sails_WindMill = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfReplacedMembersOfModule_WindMill0, sails) @_disfavoredOverload nonisolated static var __patternOf_static_sails_WindMill: __TypeOf_static_sails_WindMill {
    UnderstudyCore.Mock.__replaced(UnderstudyCore.__ReplacedOwner(WindMill.self, "WindMill")).__callPattern(__ReplacedMembersOfModule_WindMill.m1, 0)
  }
}
