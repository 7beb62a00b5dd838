/// Something that costs money.
protocol Priced {
  /// The price in cents.
  var price: Int { get }
}

/// What the shop sells.
protocol Goods: Priced, Identifiable where ID == String {}

extension Goods {
  /// The price of goods that do not say theirs.
  var price: Int { 100 }
}

/// What somebody is about to buy.
struct Basket {
  let goods: [any Goods]

  /// The price of everything, in cents.
  var total: Int { goods.reduce(0) { $0 + $1.price } }

  /// The identifiers of the goods, as the bill lists them.
  var list: String { goods.map { $0.id }.joined(separator: ", ") }
}
