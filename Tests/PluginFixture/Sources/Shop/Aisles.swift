import Foundation

/// Contains other aisles.
protocol Aisle where Parts.Element == Self {
  /// The type of its parts.
  associatedtype Parts: Collection
  /// The parts.
  var parts: Parts { get }
}

/// Follows another one.
protocol Queued<Waiting> {
  /// The type of those that wait.
  associatedtype Waiting: AsyncSequence<Self, any Error>
  /// Those that wait.
  func waiting() -> Waiting
}

/// Changes its elements.
protocol Rack: MutableCollection, RandomAccessCollection
where Index == Int, Element == String, Indices == Range<Int>, SubSequence == Slice<Self> {
  /// Sorts the elements.
  func tidy()
}

/// Is made of its own kind.
protocol Hamper: ExpressibleByArrayLiteral where ArrayLiteralElement == Self {
  /// The number of parts.
  var size: Int { get }
}

/// Has bytes.
protocol Barcode: MutableDataProtocol {
  /// Prints the bytes.
  func printed() -> String
}

/// Has the name of a type of the runtime.
typealias Action = @Sendable (Int) -> Void

/// Has the name of a type of the runtime.
typealias Outcome = String

/// Is of a closure.
typealias Price = () -> Int

/// Uses names of the runtime.
protocol Cashdesk {
  /// Pays.
  func pay(_ action: Action, for good: Outcome) -> Outcome
  /// Stores a price.
  func store(_ price: @autoclosure Price)
}

/// Is written as text.
protocol Ticketed: LosslessStringConvertible {}

/// Inherits an initializer of Swift's.
protocol RushTicketed: Ticketed, Sendable {
  /// The price.
  var price: Int { get }
}

/// Steps through itself.
protocol Conveyor: Sequence, IteratorProtocol where Element == Int {}

/// Has any number of keys.
protocol Pegboard {
  /// The tools at some places.
  subscript(places: Int..., label label: String) -> [Int]? { get set }
  /// Uses a closure that is made when it is needed.
  func use(_ price: @autoclosure () -> Price) -> Int
}

/// Passes objects to other isolations.
protocol Chute {
  /// Sends an object.
  func send(_ object: sending AnyObject) -> sending AnyObject
}

/// Runs jobs.
protocol Till: SerialExecutor {
  /// Opens the till.
  func open()
}

/// Has members under conditions.
protocol Receipt: Codable {
  #if canImport(Foundation)
    /// Decodes a receipt.
    init(from decoder: any Decoder) throws
  #endif
  /// The total.
  var total: Int { get }
}

/// Has isolated members under conditions.
class Window {
  #if canImport(Foundation)
    /// Shows the window.
    @MainActor func show() -> Int { 1 }
  #endif
}

/// Has another name for its associated type.
protocol Poster<Item> {
  /// What is shown.
  associatedtype Item
  /// The parts.
  associatedtype _Content
  /// The parts, as conforming types write them.
  typealias Content = _Content
  /// Shows an item.
  func show(_ item: Item) -> Content
  /// What is shown first.
  var content: Content { get }
}

extension Poster where Content == Never {
  /// Shows nothing.
  var content: Content { fatalError() }
}

/// Requires something of the other name.
protocol NestedPoster<Item>: Poster where Content: Poster, Content.Item == Item {
  /// The parts of the type.
  static var shared: Content { get }
}

/// Fixes the type by its other name.
protocol PricePoster<Item>: Poster where Content == Int {
  /// Shows several items.
  func total(_ items: [Item]) -> Content
}

/// Has members for some items only.
class Shelves<Item, Label> {
  /// Counts items.
  func count(_ items: [Item]) -> [Item: Int] where Item: Hashable { [:] }
  /// Finds an item.
  subscript(item: Item) -> Label? where Item: Equatable { nil }
  /// Takes the elements of items that are sequences.
  func flatten(_ item: Item) -> Int where Item: Sequence, Item.Element == Int { 0 }
  /// Takes other items.
  func take<Other: Sequence>(_ other: Other) -> Int
  where Other.Element == Item, Item: Hashable { 0 }
}

/// Fixes the items.
class NumberShelves: Shelves<Int, [String]> {}

/// Fixes the labels.
class LabeledShelves<Item>: Shelves<Item, String> {}

/// Stores values in a certain way.
protocol Layout {
  /// The values.
  associatedtype Value
  /// Loads a value.
  func load() -> Value
}

/// Stores numbers.
protocol NumberLayout: Layout {
  /// Adds to a value.
  func add(_ value: Value)
}

/// Has a layout for itself, and one for its absence.
protocol Storable {
  /// The layout.
  associatedtype Own: Layout where Own.Value == Self
  /// The layout for optional values.
  associatedtype Optional: Layout where Self.Optional.Value == Self?
  /// The layout in use.
  var layout: Own { get }
  /// The other one.
  func optional() -> Self.Optional
}

/// Has a layout for numbers.
protocol StorableNumber: Storable where Own: NumberLayout {}
