/// Converts and charges amounts.
public protocol Gateway: Sendable {
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) async throws
}

/// Sells in any currency.
public struct Till: Sendable {
  private let gateway: any Gateway

  /// Creates a till that charges through a gateway.
  public init(gateway: any Gateway) { self.gateway = gateway }

  /// Charges an amount in the currency of the customer.
  public func sell(_ cents: Int, in currency: String) async throws {
    let rate = gateway.rate(of: currency)
    try await gateway.charge(Int(Double(cents) * rate), currency: currency)
  }
}
