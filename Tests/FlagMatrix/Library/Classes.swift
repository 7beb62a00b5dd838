public import FlagShared
public import UnderstudyMacros

/// A class that other modules can inherit from.
@Mockable
open class Session {
  /// The name.
  public let name: String
  /// The time to wait, in seconds.
  open var timeout = 1.0

  /// Creates a session.
  public init(name: String) { self.name = name }

  deinit {}

  open func run(_ item: Item, price: Money = Money(cents: 1)) throws -> Int { 1 }
  open func wait(_ parcel: Parcel) async -> Int { 2 }
  open func take(_ item: Item = Item(name: "default")) -> Item? { nil }
  open subscript(key: String) -> Int { 3 }
  open class func make(_ level: Level) -> Int { 4 }
}

/// A class on the main actor in every module.
@Mockable
@MainActor
class Controller {
  var isVisible: Bool { false }

  init() {}

  func present(_ item: Item) -> Int { 1 }
  func load(_ parcel: Parcel) async throws -> Int { 2 }
}

/// A class without another attribute.
@Mockable
class Logger {
  var level: Level = .low

  init() {}

  func log(_ item: Item) -> Int { 1 }
}

/// A class that no default isolates.
@Mockable
nonisolated class Printer {
  func print(_ text: String) -> Int { 1 }
}

/// A struct of closures.
@Mockable
struct Client {
  var fetch: (_ id: Int) async throws -> Item?
  var log: (_ text: String) -> Void
  var check: @Sendable (_ amount: Money) -> Bool
}
