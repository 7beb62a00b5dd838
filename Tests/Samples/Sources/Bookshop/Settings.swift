/// The settings of the shop.
class Settings: @unchecked Sendable {
  nonisolated(unsafe) static var shared = Settings()

  /// The currency of the prices.
  var currency: String { "EUR" }
}
