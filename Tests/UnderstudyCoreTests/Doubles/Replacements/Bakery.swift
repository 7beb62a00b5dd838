import UnderstudyCore

// Declarations that can be replaced. `Hooks.swift` is generated from them, and the tests of the
// generator compare it.

/// A final class with a singleton.
final class Bakery: Sendable {
  static let shared = Bakery()

  dynamic static func open(_ name: String) throws(Cold) -> String {
    guard name != "snow" else { throw Cold(fuel: name) }
    return "real \(name)"
  }

  dynamic func bake(_ loaves: Int) -> Int { loaves * price }
  dynamic var price: Int { 3 }
  dynamic subscript(day: String) -> Int { day.count }
  dynamic func wrap<Item>(_ item: Item) -> [Item] { [item] }

  /// The number of loaf sizes below a size. Calls itself.
  dynamic func sizes(below size: Int) -> Int { size == 0 ? 0 : 1 + sizes(below: size - 1) }

  /// Calls its closure argument.
  dynamic func knead(_ times: Int = 2, fold: (Int) throws -> String) rethrows -> [String] {
    try (0..<times).map(fold)
  }

  dynamic func fill(_ basket: inout [String], with loaf: @autoclosure () -> String) {
    basket.append(loaf())
  }

  dynamic func same() -> Self { self }
  dynamic static func another() -> Bakery? { nil }
  dynamic func `default`() throws -> Int { 1 }
}

extension Bakery {
  #if DEBUG || true
    dynamic static func rename(_ loaf: String) -> String { "loaf \(loaf)" }
  #endif

  dynamic static func rename(_ loaf: Int) -> Int { loaf + 1 }
}

/// A value with mutating members.
struct Till {
  var cents = 0

  dynamic mutating func take(_ cents: Int) -> Int {
    self.cents += cents
    return self.cents
  }

  dynamic var euros: Int {
    get { cents / 100 }
    set { cents = newValue * 100 }
  }

  dynamic subscript(coin coin: Int) -> Int {
    get { cents / coin }
    set { cents = newValue * coin }
  }

  @MainActor private static var count = 1

  @MainActor dynamic static var number: Int {
    get throws { count }
  }

  /// A nested generic type.
  enum Drawer<Content: Equatable> {
    case open(Content)

    dynamic static func label() -> String { "\(Content.self)" }

    dynamic func holds(_ other: Content) -> Bool {
      switch self {
      case .open(let content): content == other
      }
    }
  }
}

extension Till.Drawer where Content == Int {
  dynamic func total() -> Int {
    switch self {
    case .open(let content): content
    }
  }
}

/// A class with subclasses.
class Mill {
  dynamic class func stones() -> Int { 2 }
  dynamic class func grind(_ sacks: Int) -> Int { sacks }
  dynamic class var sails: Int { 0 }

  @MainActor dynamic static var speed: Int {
    get { 10 }
    set { fastest = newValue }
  }

  @MainActor static var fastest = 0
}

class WindMill: Mill {
  override dynamic class func grind(_ sacks: Int) -> Int { 2 * sacks }
  override dynamic class var sails: Int { 4 }
}

enum Coast {
  class TideMill: Mill {
    override dynamic class func grind(_ sacks: Int) -> Int { 4 * sacks }
    override dynamic class var sails: Int { 1 }
  }
}

class TowerMill: WindMill {
  override dynamic class func grind(_ sacks: Int) -> Int { 3 * sacks }
  override dynamic class var sails: Int { 6 }
}

/// An actor whose synchronous members can be replaced.
actor Oven {
  dynamic func heat() -> Int { 200 }
  dynamic nonisolated var name: String { "oven" }
}

/// The current hour, for code under test.
dynamic func hour() -> Int { 23 }

@MainActor dynamic func onMain(_ text: some StringProtocol) -> Int { text.count }

/// Code under test that is not changed for its tests.
enum Baker {
  static func work() throws(Cold) -> String {
    "\(try Bakery.open("b")) at \(hour()): \(Bakery.shared.bake(2))"
  }
}
