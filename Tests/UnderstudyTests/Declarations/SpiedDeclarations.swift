import Understudy
import UnderstudyMacros

/// Every kind of requirement that a spy forwards, except isolated ones and associated types.
@Mockable
protocol Desk: Drawer {
  var label: String { get set }
  var count: Int { get }
  var price: Int { get throws }
  var next: Int { mutating get }
  subscript(key: String) -> Int { get set }
  func find(_ name: String) -> String?
  func ping()
  func open(_ name: String) throws -> Int
  func typed(_ value: Int) throws(Refused) -> Int
  func load(_ name: String) async throws -> Person
  func loadTyped(_ value: Int) async throws(Refused) -> Int
  mutating func rename(to label: String)
  mutating func renameLater(to label: String) async -> Int
  func increment(_ value: inout Int)
  func apply(_ body: (Int) throws -> Int) throws -> Int
  func applyLater(_ body: (Int) async throws(Refused) -> Int) async throws(Refused) -> Int
  func lazily(_ value: @autoclosure () -> Int) -> Int
  func lazilyThrowing(_ value: @autoclosure () throws -> Int) throws -> Int
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from values: [any Sendable])
    -> Value?
  func opaque(_ value: some Equatable) -> String
  func hand(_ first: borrowing Person, _ second: consuming Person, _ third: sending Ticket) -> Int
  func give() -> sending Ticket
  func sum(_ values: Int...) -> Int
  func copy() -> Self
}

/// The protocol that `Desk` inherits from.
@Mockable
protocol Drawer {
  var contents: [String] { get set }
  func pull(_ name: String) -> String
}

/// A real object that is a value.
struct WoodenDesk: Desk {
  var label = "oak"
  var count: Int { 3 }
  var price: Int { get throws { throw Refused(reason: "priceless") } }
  var drawn = 0
  var next: Int {
    mutating get {
      drawn += 1
      return drawn
    }
  }
  var values = ["a": 1]
  subscript(key: String) -> Int {
    get { values[key] ?? -1 }
    set { values[key] = newValue }
  }
  var contents = ["pen"]
  func pull(_ name: String) -> String { "pulled \(name)" }
  func find(_ name: String) -> String? { name == "pen" ? "in the drawer" : nil }
  func ping() {}
  func open(_ name: String) throws -> Int { throw Refused(reason: name) }
  func typed(_ value: Int) throws(Refused) -> Int {
    if value < 0 { throw Refused(reason: "negative") }
    return value
  }
  func load(_ name: String) async throws -> Person { Person(name: name) }
  func loadTyped(_ value: Int) async throws(Refused) -> Int { try typed(value) }
  mutating func rename(to label: String) { self.label = label }
  mutating func renameLater(to label: String) async -> Int {
    self.label = label
    return label.count
  }
  func increment(_ value: inout Int) { value += 1 }
  func apply(_ body: (Int) throws -> Int) throws -> Int { try body(10) }
  func applyLater(_ body: (Int) async throws(Refused) -> Int) async throws(Refused) -> Int {
    try await body(20)
  }
  func lazily(_ value: @autoclosure () -> Int) -> Int { value() * 2 }
  func lazilyThrowing(_ value: @autoclosure () throws -> Int) throws -> Int { try value() * 3 }
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from values: [any Sendable])
    -> Value?
  { values.lazy.compactMap { $0 as? Value }.first }
  func opaque(_ value: some Equatable) -> String { "\(value)" }
  func hand(_ first: borrowing Person, _ second: consuming Person, _ third: sending Ticket) -> Int {
    first.name.count + second.name.count + third.number
  }
  func give() -> sending Ticket { Ticket(7) }
  func sum(_ values: Int...) -> Int { values.reduce(0, +) }
  func copy() -> WoodenDesk { self }
}

/// A protocol whose associated types are all primary.
@Mockable
protocol Shelf<Item, Key> {
  associatedtype Item: Equatable & Sendable
  associatedtype Key: Hashable & Sendable
  var items: [Key: Item] { get set }
  func find(_ key: Self.Key) async -> Item?
}

/// A real shelf.
struct PersonShelf: Shelf {
  var items: [Int: Person] = [:]
  func find(_ key: Int) async -> Person? { items[key] }
}

/// A protocol on the main actor.
@Mockable @MainActor
protocol Stage: AnyObject {
  var title: String { get set }
  func show(_ ticket: Ticket) -> Ticket
  func load(_ ticket: Ticket) async throws -> Ticket
}

/// A real stage.
@MainActor
final class MainStage: Stage {
  var title = "Hamlet"
  func show(_ ticket: Ticket) -> Ticket { Ticket(ticket.number + 1) }
  func load(_ ticket: Ticket) async throws -> Ticket { Ticket(ticket.number + 2) }
}

#if compiler(>=6.2)
  /// A real stage whose conformance is isolated to the main actor.
  @MainActor
  final class GuestStage: @MainActor Stage {
    var title = "Lear"
    func show(_ ticket: Ticket) -> Ticket { ticket }
    func load(_ ticket: Ticket) async throws -> Ticket { Ticket(ticket.number + 3) }
  }
#endif

/// A protocol for actors.
@Mockable
protocol Safe: Actor {
  func peek() -> Int
  func open(_ ticket: Ticket) async -> Int
  func swap(_ ticket: sending Ticket, _ body: (Int) -> Int) async throws -> sending Ticket
  func typed(_ value: Int) async throws(Refused) -> Int
  nonisolated func name() -> String
}

/// A real safe.
actor SteelSafe: Safe {
  func peek() -> Int { 1 }
  func open(_ ticket: Ticket) async -> Int { ticket.number }
  func swap(_ ticket: sending Ticket, _ body: (Int) -> Int) async throws -> sending Ticket {
    Ticket(body(ticket.number))
  }
  func typed(_ value: Int) async throws(Refused) -> Int {
    if value < 0 { throw Refused(reason: "negative") }
    return value
  }
  nonisolated func name() -> String { "steel" }
}

/// A protocol for actors with results of any type.
@Mockable
protocol Cellar: Actor {
  func person(_ name: String) async throws -> Person
  func ticket(_ number: Int) async -> Ticket
  func typedTicket() async throws(Refused) -> Ticket
}

/// A real cellar.
actor DeepCellar: Cellar {
  private var last = Ticket(0)
  func person(_ name: String) async throws -> Person { Person(name: name) }
  func ticket(_ number: Int) async -> Ticket {
    last = Ticket(number)
    return last
  }
  func typedTicket() async throws(Refused) -> Ticket { last }
}
