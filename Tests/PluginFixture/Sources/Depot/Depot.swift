/// A type whose name looks like that of a mock.
public struct MockDelivery: Equatable {
  /// Creates a delivery.
  public init() {}
}

/// A protocol that would have the mock.
public protocol Delivery {}

/// A page that another module has a type of the same name for.
public struct Page: Equatable, Sendable {
  /// The number of the page.
  public var number: Int

  /// Creates a page.
  public init(number: Int) { self.number = number }
}

/// A type with the name of one of Foundation's.
public struct Data {}

/// Carries pages.
public protocol Truck {
  /// Carries a page.
  func carry(_ page: Page)
}

/// A case for items of one type, which may be noncopyable.
public protocol DisplayCase<Item> {
  /// The type of the items.
  associatedtype Item: ~Copyable

  /// The item in front.
  var front: Item { get }

  /// Puts an item in a place.
  func put(_ item: consuming Item, at place: Int)

  /// Takes the next item, or returns `nil` if there is none.
  func take() throws -> Item?

  /// Changes an item.
  func polish(_ item: inout Item)
}

/// A case whose items are looked at.
public protocol Showcase: DisplayCase {
  /// Returns the number of people who looked at an item.
  func look(at item: borrowing Item) -> Int
}

/// Looks at values that may be nonescapable.
public protocol Inspector {
  /// The type of the values.
  associatedtype Value: ~Copyable, ~Escapable

  /// Returns the number of scratches of a value.
  func scratches(of value: borrowing Value) -> Int
}
