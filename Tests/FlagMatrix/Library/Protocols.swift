public import Foundation
public import FlagShared
public import UnderstudyMacros

/// Public requirements of every kind.
@Mockable
public protocol Store {
  var count: Int { get }
  var current: Item { get set }
  var last: Int? { get async throws }
  static var shared: Int { get set }

  subscript(key: String) -> Item? { get set }
  subscript(item: Item, at level: Level) -> Int { get }

  func load(_ item: Item) -> Item?
  func load(all items: [Item], level: Level) throws -> Int
  func save(_ item: Item, to url: URL, price: Money) throws(SampleError) -> Bool
  func fetch(_ basket: Basket, _ parcel: Parcel) async -> Parcel?
  func fetch(id: Int, at date: Date?) async throws -> Item?
  func change(_ basket: Basket, count: inout Int) -> Basket?
  func add(_ items: Item...) -> Int
  static func reset(_ level: Level) -> Int
  static func warmUp(_ item: Item) async -> Int
}

/// Requirements with closures.
@Mockable
public protocol Visitor {
  func visit(_ item: Item, _ body: (Item) -> Int) -> Int
  func visit(each body: @escaping (Item) throws -> Bool)
  func visit(later body: @escaping @Sendable (Item) async throws -> Void) async throws
  func visit(onMain body: @escaping @MainActor @Sendable (Item) -> Void)
  func visit(waiting body: (Parcel) async -> Parcel) async -> Int
  func visit(rethrowing body: (Item) throws -> Int) rethrows -> Int
  func visit(lazily item: @autoclosure () -> Item) -> Int
}

/// Generic requirements.
@Mockable
public protocol Mapper {
  func map<Value: Equatable>(_ value: Value) -> Value?
  func map<Value: Codable>(_ type: Value.Type, from text: String) throws -> Value?
  func compare(_ left: some Comparable, count: Int) -> Bool
  func existential(_ value: any Equatable, _ error: any Error) -> Int
}

/// Associated types.
@Mockable
public protocol Repository<Element, Key> {
  associatedtype Element
  associatedtype Key: Hashable

  var all: [Element] { get }

  func find(_ key: Key) async throws -> Element?
  func insert(_ element: Element, for key: Key)
}

/// Requirements of a protocol whose implementations are sent between tasks.
@Mockable
public protocol Service: Sendable {
  var name: String { get }

  func start(_ amount: Money) -> Bool
  func stop(_ item: Item) async throws
  func parcel(_ parcel: Parcel) async -> Int
}

/// A protocol that inherits the isolation of a `Sendable` one.
@Mockable
protocol SpecialService: Service {
  func pause(for time: TimeInterval) -> Int
  func resume(_ item: Item) async -> Int
}

/// Inheritance within the module.
@Mockable
protocol SpecialStore: Store, AnyObject {
  var limit: Int { get set }

  func clear(_ item: Item) -> Bool
}

/// An actor.
@Mockable
protocol Vault: Actor {
  var count: Int { get }

  func open(_ level: Level, _ text: String) async throws -> Int
  func close(_ text: String) -> Int
  nonisolated func label(_ text: String) -> String
}

/// A protocol on the main actor in every module.
@Mockable
@MainActor
protocol Screen: AnyObject {
  var heading: String { get set }

  func show(_ item: Item) -> Int
  func dismiss(_ parcel: Parcel) async -> Parcel?
  nonisolated func identifier(_ text: String) -> String
}

/// A protocol that no default isolates.
@Mockable
nonisolated protocol Clerk {
  var desk: Int { get set }

  func greet(_ name: String, _ parcel: Parcel) -> String
  func fetch(_ parcel: Parcel) async throws -> Parcel?
  @MainActor func paint(_ item: Item) -> Int
}

/// Requirements that initialize, and that return the type itself.
@Mockable
protocol Shape: Equatable {
  init(side: Int, item: Item)

  func scaled(by factor: Double) -> Self
  static func make(_ item: Item) -> Self
}

/// Inherited requirements of the standard library.
@Mockable
protocol Record: Hashable, Identifiable, CustomStringConvertible, Codable {
  var text: String { get }

  func store(_ item: Item) -> Int
}
