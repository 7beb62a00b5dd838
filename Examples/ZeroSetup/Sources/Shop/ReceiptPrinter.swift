import Payments

/// Prints receipts: an internal protocol without an attribute.
protocol ReceiptPrinter: Device {
  /// Prints a receipt.
  func print(_ receipt: Receipt)
}

/// Something with a plug; what inherits from it has its members.
protocol Device: Sendable {
  /// Whether the device is on.
  var isOn: Bool { get }
}

/// What a customer gets.
struct Receipt: Equatable, Sendable {
  /// The number of the payment.
  var payment: String

  /// The amount that was paid.
  var amount: Money
}
