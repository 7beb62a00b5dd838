import Payments

/// Sells goods.
struct Till {
  let gateway: any PaymentGateway
  let printer: any ReceiptPrinter
  let archive: ReceiptArchive

  /// Charges the customer, stores a receipt, and prints it if the printer is on.
  func sell(for amount: Money) async throws -> Receipt {
    let payment = try await gateway.charge(amount)
    let receipt = Receipt(payment: payment, amount: amount)
    archive.keep(receipt)
    if printer.isOn { printer.print(receipt) }
    return receipt
  }
}
