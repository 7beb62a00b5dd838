import Understudy
import UnderstudyMacros

/// The protocol that the examples of captors mock.
@Mockable
protocol Gateway {
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) throws
}

/// The code under test in the examples of captors.
struct Till {
  let gateway: any Gateway

  /// Charges a price in the customer's currency.
  func sell(_ price: Int, in currency: String) throws {
    try gateway.charge(Int(Double(price) * gateway.rate(of: currency)), currency: currency)
  }
}
