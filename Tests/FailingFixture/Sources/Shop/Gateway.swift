public import UnderstudyMacros

/// The protocol that the failing tests mock.
@Mockable
public protocol Gateway: Sendable {
  func open()
  func charge(_ amount: Int, currency: String) throws -> String
  func balance() throws -> Balance
  func each(_ body: (Int) -> Void)
  func settle() async
  static func fee() -> Int
}

/// A result without a default value.
public final class Balance: Sendable {
  /// The balance.
  public let cents: Int

  /// Creates a balance.
  public init(cents: Int) { self.cents = cents }
}

/// Code under test that ignores every error.
public struct Till: Sendable {
  let gateway: any Gateway

  /// Creates a till.
  public init(_ gateway: any Gateway) { self.gateway = gateway }

  /// Charges an amount and ignores errors.
  public func sell(_ amount: Int) {
    _ = try? gateway.charge(amount, currency: "EUR")
  }
}
