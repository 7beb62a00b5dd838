/// A value of another module in the signatures of the sample.
public struct Money: Equatable, Sendable {
  /// The amount in cents.
  public var cents: Int

  /// Creates an amount.
  public init(cents: Int) { self.cents = cents }
}

/// A protocol of another module that protocols of the sample inherit from.
public protocol Named {
  var title: String { get }

  func rename(to title: String, price: Money) async throws -> Money
}
