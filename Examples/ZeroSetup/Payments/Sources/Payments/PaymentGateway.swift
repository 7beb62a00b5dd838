/// Accepts payments. The protocol is in another package, which does not depend on Understudy.
public protocol PaymentGateway: Sendable {
  /// Charges an amount.
  ///
  /// - Returns: The number of the payment.
  /// - Throws: ``PaymentDeclined``.
  func charge(_ amount: Money) async throws(PaymentDeclined) -> String
}

/// An amount of money.
public struct Money: Hashable, Sendable {
  /// The number of cents.
  public var cents: Int

  /// Creates an amount.
  public init(cents: Int) { self.cents = cents }
}

/// An error that is thrown if a payment is declined.
public struct PaymentDeclined: Error, Equatable {
  /// Creates an error.
  public init() {}
}
