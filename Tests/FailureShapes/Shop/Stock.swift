internal import UnderstudyMacros

/// What there is to sell, and for how much.
@Mockable(.always)
protocol Stock: Sendable {
  var warehouse: String { get set }
  var manager: Customer { get throws }
  subscript(sku: String) -> Int { get set }
  subscript(box number: Int) -> Parcel { get throws }
  func publish(_ prices: [String: Int])
  func discount(_ rate: Double)
  func rename(_ sku: String, to name: String?)
}
