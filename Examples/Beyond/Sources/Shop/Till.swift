/// Sells in any currency.
struct Till {
  let gateway: any Gateway

  /// Charges a price in euros.
  func sell(_ cents: Int, in currency: String) async throws -> Receipt {
    let converted = Int(Double(cents) * gateway.rate(of: currency))
    return try await gateway.charge(converted, currency: currency)
  }
}
