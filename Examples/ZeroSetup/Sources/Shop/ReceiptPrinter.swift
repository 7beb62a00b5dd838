import Payments

/// Prints receipts. The protocol is internal and has no attribute.
protocol ReceiptPrinter: Device {
  /// Prints a receipt.
  func print(_ receipt: Receipt)
}

/// An electrical device. Refining protocols inherit its requirements.
protocol Device: Sendable {
  /// A Boolean value that indicates whether the device is on.
  var isOn: Bool { get }
}

/// A customer's receipt.
struct Receipt: Equatable, Sendable {
  /// The number of the payment.
  var payment: String

  /// The amount paid.
  var amount: Money
}
