import Payments

/// Sells things.
struct Till {
  let gateway: any PaymentGateway
  let printer: any ReceiptPrinter
  let archive: ReceiptArchive

  /// Takes the money, keeps a receipt, and prints it if there is a printer that works.
  func sell(for amount: Money) async throws -> Receipt {
    let payment = try await gateway.charge(amount)
    let receipt = Receipt(payment: payment, amount: amount)
    archive.keep(receipt)
    if printer.isOn { printer.print(receipt) }
    return receipt
  }
}
