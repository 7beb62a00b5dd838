/// Something with a price.
protocol Priced {
  /// The price in cents.
  var price: Int { get }
}

/// Goods that the shop sells.
protocol Goods: Priced, Identifiable where ID == String {}

extension Goods {
  /// The default price.
  var price: Int { 100 }
}

/// The goods that a customer is about to buy.
struct Basket {
  let goods: [any Goods]

  /// The total price in cents.
  var total: Int { goods.reduce(0) { $0 + $1.price } }

  /// The identifiers of the goods, as listed on the bill.
  var list: String { goods.map { $0.id }.joined(separator: ", ") }
}
