/// The code under test in the stories.
struct CheckoutService: Sendable {
  let gateway: any Gateway
  var ledger: (any Ledger)?
  var mailer: (any Mailer)?
  var courier: (any Courier)?

  // This file name does not exist: the compiler warns of two files with the same name.
  #sourceLocation(file:"CheckoutService.swift",line:80)
  /// Charges a card and records the payment, without a defect.
  func checkOut(_ amount: Int, _ currency: String, _ card: Card = Card(1)) throws {
    ledger?.open(account: "A-1")
    // A card that is refused is not charged.
    try gateway.authorize(card)

    // The amount is in the smallest unit of the currency, because some currencies have
    // no other unit.
    try gateway.charge(amount: amount, currency: currency, to: card)
    ledger?.commit()
    mailer?.send(Message(subject: "Hallo"), to: "bob@example.com")
  }

  /// Charges a card and ignores errors.
  func tryToCheckOut(_ amount: Int, _ currency: String) {
    try? checkOut(amount, currency)
  }

  /// Charges a card several times.
  func retry(_ times: Int, _ amount: Int) throws {
    for _ in 1...times { try gateway.charge(amount: amount, currency: "EUR", to: Card(1)) }
  }

  /// Refunds a payment and records the refund.
  func cancel(_ id: String) {
    gateway.refund(id: id)
    ledger?.note("refunded \(id)")
  }

  /// Refunds a payment on another thread.
  func cancelLater(_ id: String) async {
    await Task.detached { cancel(id) }.value
  }

  /// Tracks a parcel and settles the account.
  func followUp(_ id: String, of account: String) async {
    await courier?.track(id)
    _ = try? await gateway.settle(account)
  }

  /// Returns the balance of an account, or `nil` if it is unavailable.
  func balance(of account: String) -> Money? {
    try? gateway.balance(of: account)
  }
  #sourceLocation()
}
