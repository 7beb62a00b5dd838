/// A type whose name looks like that of a mock.
public struct MockDelivery: Equatable {
  /// Creates a delivery.
  public init() {}
}

/// A protocol that would have the mock.
public protocol Delivery {}
