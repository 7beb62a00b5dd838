import UnderstudyCore

/// Declarations that can be replaced, and by hand the hooks of them.
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

  /// Loaves of all sizes below one, by a call of itself.
  dynamic func sizes(below size: Int) -> Int { size == 0 ? 0 : 1 + sizes(below: size - 1) }
}

/// A value with a member that changes it.
struct Till {
  var cents = 0

  dynamic mutating func take(_ cents: Int) -> Int {
    self.cents += cents
    return self.cents
  }
}

/// An actor whose synchronous members can be replaced.
actor Oven {
  dynamic func heat() -> Int { 200 }
}

/// The hour, as code under test asks for it.
dynamic func hour() -> Int { 23 }

/// Code under test, which knows nothing of its replacements.
enum Baker {
  static func work() throws(Cold) -> String {
    "\(try Bakery.open("b")) at \(hour()): \(Bakery.shared.bake(2))"
  }
}

// MARK: - The hooks

private enum Members {
  static let all = __Members(
    "Bakery",
    [
      "static open(_:)", "bake(_:)", "price", "subscript(_:)", "wrap<>(_:)", "sizes(below:)",
    ])
  static let till = __Members("Till", ["take(_:)"])
  static let oven = __Members("Oven", ["heat()"])
  static let functions = __Members("functions", ["hour()"])
}

extension Bakery {
  private static var owner: __ReplacedOwner { __ReplacedOwner(Bakery.self, "Bakery") }
  private var owner: __ReplacedOwner { __ReplacedOwner(object: self, "Bakery") }

  @_dynamicReplacement(for:open(_:))
  static func __open(_ p0: String) throws(Cold) -> String {
    guard let mock = Mock.__replacing(owner, Members.all, 0) else { return try open(p0) }
    return try mock.__callReplaced(Members.all, 0, p0, Cold.self) { () throws(Cold) in try open(p0)
    }
  }
  @_disfavoredOverload static func open(_ p0: Matcher<String>) -> CallPattern<String, String, Cold>
  {
    Mock.__replaced(owner).__pattern(Members.all, 0, p0)
  }

  @_dynamicReplacement(for:bake(_:))
  func __bake(_ p0: Int) -> Int {
    guard let mock = Mock.__replacing(owner, Members.all, 1) else { return bake(p0) }
    return mock.__callReplaced(Members.all, 1, p0, Never.self) { bake(p0) }
  }
  @_disfavoredOverload func bake(_ p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.all, 1, p0)
  }

  @_dynamicReplacement(for:price)
  var __price: Int {
    guard let mock = Mock.__replacing(owner, Members.all, 2) else { return price }
    return mock.__callReplaced(Members.all, 2, (), Never.self) { price }
  }
  @_disfavoredOverload func getPrice() -> CallPattern<Void, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.all, 2)
  }

  @_dynamicReplacement(for:subscript(_:))
  subscript(__hook p0: String) -> Int {
    guard let mock = Mock.__replacing(owner, Members.all, 3) else { return self[p0] }
    return mock.__callReplaced(Members.all, 3, p0, Never.self) { self[p0] }
  }
  @_disfavoredOverload subscript(p0: Matcher<String>) -> CallPattern<String, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.all, 3, p0)
  }

  @_dynamicReplacement(for:wrap(_:))
  func __wrap<Item>(_ p0: Item) -> [Item] {
    guard let mock = Mock.__replacing(owner, Members.all, 4) else { return wrap(p0) }
    return mock.__callReplaced(Members.all, 4, p0, Never.self) { wrap(p0) }
  }
  @_disfavoredOverload func wrap<Item>(_ p0: Matcher<Item>) -> CallPattern<Item, [Item], Never> {
    Mock.__replaced(owner).__pattern(Members.all, 4, p0)
  }

  @_dynamicReplacement(for:sizes(below:))
  func __sizes(below p0: Int) -> Int {
    guard let mock = Mock.__replacing(owner, Members.all, 5) else { return sizes(below: p0) }
    return mock.__callReplaced(Members.all, 5, p0, Never.self) { sizes(below: p0) }
  }
  @_disfavoredOverload func sizes(below p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.all, 5, p0)
  }
}

extension Till {
  private static var owner: __ReplacedOwner { __ReplacedOwner(Till.self, "Till") }

  @_dynamicReplacement(for:take(_:))
  mutating func __take(_ p0: Int) -> Int {
    guard let mock = Mock.__replacing(Self.owner, Members.till, 0) else { return take(p0) }
    return mock.__callReplaced(Members.till, 0, p0, Never.self) { take(p0) }
  }
  @_disfavoredOverload func take(_ p0: Matcher<Int>) -> CallPattern<Int, Int, Never> {
    Mock.__replaced(Self.owner).__pattern(Members.till, 0, p0)
  }
}

extension Oven {
  private nonisolated var owner: __ReplacedOwner { __ReplacedOwner(object: self, "Oven") }

  @_dynamicReplacement(for:heat())
  func __heat() -> Int {
    guard let mock = Mock.__replacing(owner, Members.oven, 0) else { return heat() }
    return mock.__callReplaced(Members.oven, 0, (), Never.self) { heat() }
  }
  @_disfavoredOverload nonisolated func heat() -> CallPattern<Void, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.oven, 0)
  }
}

private var functions: __ReplacedOwner { __ReplacedOwner(Members.self, "functions") }

@_dynamicReplacement(for:hour())
func __hour() -> Int {
  guard let mock = Mock.__replacing(functions, Members.functions, 0) else { return hour() }
  return mock.__callReplaced(Members.functions, 0, (), Never.self) { hour() }
}
@_disfavoredOverload func hour() -> CallPattern<Void, Int, Never> {
  Mock.__replaced(functions).__pattern(Members.functions, 0)
}
