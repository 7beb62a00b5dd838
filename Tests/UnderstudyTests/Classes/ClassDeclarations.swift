import Foundation
import Understudy
import UnderstudyMacros

/// A class with every kind of member that a subclass can override, and some that it cannot.
@Mockable
class Account {
  var balance = 100
  private(set) var visits = 7
  fileprivate(set) var notes: [String] = []
  var limit: Int = 1 { didSet { limitChanges += 1 } }
  lazy var index = [String: Int]()
  weak var owner: Customer?
  unowned(unsafe) var branch: Customer?
  nonisolated(unsafe) var unsafe = 3
  var doubled: Int {
    get { balance * 2 }
    set { balance = newValue / 2 }
  }
  var only: String { "real" }
  var price: Int { get throws { throw Overdrawn(by: 5) } }
  var rate: Double { get async throws(Overdrawn) { 0.5 } }
  class var bank: String { "bank" }
  let number: Int
  final var fixed = "fixed"
  static let start = 1
  var limitChanges = 0

  init(number: Int) {
    self.number = number
    opened(number)
  }

  convenience init() { self.init(number: 1) }
  convenience init?(text: String, radix: Int = 10) {
    guard let number = Int(text, radix: radix) else { return nil }
    self.init(number: number)
  }
  @MainActor convenience init(checked number: Int) throws {
    guard number > 0 else { throw Overdrawn(by: number) }
    self.init(number: number)
  }

  func opened(_ number: Int) {}
  func withdraw(_ amount: Int, from purpose: String = "cash") throws(Overdrawn) -> Int {
    guard amount <= balance else { throw Overdrawn(by: amount - balance) }
    balance -= amount
    return amount
  }
  func load(_ name: String) async throws -> String { "real \(name)" }
  func loadTyped(_ value: Int) async throws(Overdrawn) -> Int { throw Overdrawn(by: value) }
  func visit(_ body: (Int) throws -> Int) throws -> Int { try body(1) }
  func map(_ body: (Int) throws -> Int) rethrows -> Int { try body(3) }
  func defaulted(_ value: Int = 4, _ kind: Kind = .current, note: String? = nil) -> Int { value }
  func later(_ body: @escaping @Sendable (Int) -> Void) { body(2) }
  func increment(_ value: inout Int) { value += 1 }
  func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
  func hand(_ first: borrowing Customer, _ second: consuming Customer) -> String { second.name }
  func total(_ values: Int...) -> Int { values.reduce(0, +) }
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? { nil }
  func describe(_ value: some CustomStringConvertible) -> String { value.description }
  func copied() -> Self { self }
  @discardableResult func audit() -> Bool { true }
  @available(*, deprecated, message: "old") func old() -> Int { 1 }
  class func open(_ name: String) -> Account? { Account(number: 2) }
  static func build() -> Int { 3 }
  final func close() -> String { "closed \(only)" }
  private func hidden() {}
  subscript(key: String) -> Int {
    get { key.count }
    set { balance = newValue }
  }
  #if os(Linux) || canImport(Darwin)
    func platform() -> String { "real" }
  #endif
}

/// The kind of an account.
enum Kind: Equatable {
  case current
  case savings
}

/// The error that an account throws.
struct Overdrawn: Error, Equatable {
  var by: Int
}

/// An object that an account refers to.
final class Customer: Sendable {
  let name: String

  init(name: String) { self.name = name }
}

/// A class whose initializers all have parameters.
@Mockable
class Connection {
  let host: String
  let port: Int?
  let onClose: (Int, String) -> Bool

  init(host: String, port: Int?, onClose: @escaping (Int, String) -> Bool) {
    self.host = host
    self.port = port
    self.onClose = onClose
  }

  required init(data: [String: Int]) throws {
    host = "\(data)"
    port = nil
    onClose = { _, _ in true }
  }

  func ping(_ value: Int) -> Int { value + 1 }
}

/// A class that inherits from a class whose declaration the macro cannot see.
@Mockable
class TimedConnection: Connection {
  var time: Int { 1 }
  override func ping(_ value: Int) -> Int { super.ping(value) * 2 }
}

/// A class that inherits an initializer without parameters that the macro cannot see.
@Mockable
class Savings: Account {
  func interest() -> Int { 4 }
}

/// A class that is isolated to an actor.
@MainActor
@Mockable
class Window {
  var title = "real"
  init(title: String) { self.title = title }
  func show(_ text: String) async -> String { "real \(text)" }
  func draw() -> Int { 1 }
  nonisolated func name() -> String { "real" }
}

/// A class with generic parameters and requirements.
@Mockable
class Rack<Item: Hashable, Key> where Key: Sendable {
  let first: Item
  init(first: Item) { self.first = first }
  func find(_ key: Key) -> Item? { first }
  func store(_ item: Item, for key: Key) {}
  class func name() -> String { "shelf" }
}

/// A class that declares itself safe to share between threads.
@Mockable
class Registry: @unchecked Sendable, CustomStringConvertible {
  init() {}
  var description: String { "registry" }
  func count() -> Int { 1 }
}

/// A class with a private initializer.
@Mockable
class Single {
  private init() {}
  func run() -> Int { 1 }
  static func make() -> Single { Single() }
}

/// A subclass of `NSObject`.
@Mockable
class Listener: NSObject {
  func heard(_ text: String) -> Int { text.count }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

/// A class that returns objects of mocked classes.
@Mockable
class Bank {
  func account(of name: String) -> Account { Account(number: 3) }
  func manager() -> Manager { Manager() }
}

/// A class with an initializer that the compiler synthesizes.
@Mockable
class Record: Codable {
  var number: Int
  init(number: Int, name: String = "none") { self.number = number }
  func title() -> String { "record \(number)" }
}

/// A class that declares no initializers.
@Mockable
class Manager: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func name() -> String { "real" }
}

func == (left: Manager, right: Manager) -> Bool { left === right }

enum Zoo {
  struct Cage: Equatable {
    var number = 0
  }

  @Mockable
  fileprivate class Keeper {
    init(cage: Cage) {}
    func clean(_ cage: Cage) -> Cage { cage }
  }

  /// Calls the mock of a class that only this file can see.
  @MainActor static func clean() -> Cage? {
    withDefault(Cage(number: 3)) {
      let keeper = MockKeeper()
      stub(keeper.clean(.equal(Cage(number: 1)))).forwards()
      return keeper.clean(Cage(number: 1))
    }
  }
}

/// A class with initializers in the branches of conditional compilation.
@Mockable
class ConditionalConnection {
  let host: String

  #if os(Linux) || canImport(Darwin)
    init(host: String) { self.host = host }
  #else
    init(address: Int) { host = "" }
  #endif

  #if DEBUG
    convenience init(preview: Int) { self.init(host: "preview \(preview)") }
  #endif

  func open() -> Bool { true }
}
