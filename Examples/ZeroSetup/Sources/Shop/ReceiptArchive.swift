/// Stores receipts. The class is internal and has no attribute.
class ReceiptArchive {
  /// The receipts, oldest first.
  private(set) var receipts: [Receipt] = []

  /// Stores a receipt.
  func keep(_ receipt: Receipt) { receipts.append(receipt) }
}
