/// Sells books.
struct Till {
  let gateway: any Gateway

  /// Charges a price in euro cents in the currency of the customer.
  func sell(_ cents: Int, in currency: String) throws {
    let price = Double(cents) * gateway.rate(of: currency)
    try gateway.charge(Int(price), currency: currency)
  }
}
