/// The settings of the shop.
class ShopSettings: @unchecked Sendable {
  nonisolated(unsafe) static var shared = ShopSettings()

  /// The currency of the prices.
  var currency: String { "EUR" }
}
