/// The books of the shop's accountant.
protocol Ledger: Sendable {
  func open()
  func record(_ cents: Int)
  func commit() throws
  func rollback()
}

/// Takes the customer's money, and records it.
struct Checkout {
  let gateway: any Gateway
  let ledger: any Ledger

  /// Charges a price in euro cents.
  func pay(_ cents: Int) throws {
    ledger.open()
    do {
      try gateway.charge(cents, currency: "EUR")
      ledger.record(cents)
      try ledger.commit()
    } catch {
      ledger.rollback()
      throw error
    }
  }
}
