/// Takes money: a protocol of another package, which knows nothing of mocks.
public protocol PaymentGateway: Sendable {
  /// Charges an amount.
  ///
  /// - Returns: the number of the payment
  /// - Throws: ``PaymentDeclined``
  func charge(_ amount: Money) async throws(PaymentDeclined) -> String
}

/// An amount of money.
public struct Money: Hashable, Sendable {
  /// The number of cents.
  public var cents: Int

  /// Creates an amount.
  public init(cents: Int) { self.cents = cents }
}

/// A payment that was not made.
public struct PaymentDeclined: Error, Equatable {
  /// Creates an error.
  public init() {}
}
