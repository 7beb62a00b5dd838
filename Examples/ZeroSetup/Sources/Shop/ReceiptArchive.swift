/// Keeps receipts: a class that is neither open nor public.
class ReceiptArchive {
  /// The receipts, the oldest first.
  private(set) var receipts: [Receipt] = []

  /// Keeps a receipt.
  func keep(_ receipt: Receipt) { receipts.append(receipt) }
}
