import Understudy

/// What the examples of the README mock.
@Mockable
protocol Gateway {
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) throws
}

/// What the examples of the README test.
struct Till {
  let gateway: any Gateway

  /// Charges a price in the currency of the customer.
  func sell(_ price: Int, in currency: String) throws {
    try gateway.charge(Int(Double(price) * gateway.rate(of: currency)), currency: currency)
  }
}
