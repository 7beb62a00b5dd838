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
