internal import UnderstudyMacros

/// What a stock holds.
enum Depot {
  /// A parcel in the stock, an object without a default value.
  final class Parcel: Sendable {}
}

/// The items for sale and their prices.
@Mockable(.always)
protocol Stock: Sendable {
  var warehouse: String { get set }
  var manager: Customer { get throws }
  subscript(sku: String) -> Int { get set }
  subscript(box number: Int) -> Depot.Parcel { get throws }
  func publish(_ prices: [String: Int])
  func discount(_ rate: Double)
  func rename(_ sku: String, to name: String?)
}
