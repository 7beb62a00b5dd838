/// The code that the stories test.
struct CheckoutService: Sendable {
  let gateway: any Gateway
  var ledger: (any Ledger)?
  var mailer: (any Mailer)?
  var courier: (any Courier)?

  // Said to be in a file that there is not: of two files of one name the compiler would warn.
  #sourceLocation(file:"CheckoutService.swift",line:80)
  /// Charges a card and keeps the books, as it should.
  func checkOut(_ amount: Int, _ currency: String, _ card: Card = Card(1)) throws {
    ledger?.open(account: "A-1")
    // A card that is refused is not charged.
    try gateway.authorize(card)

    // The amount is in the smallest unit of the currency: there is no other that all of
    // them have.
    try gateway.charge(amount: amount, currency: currency, to: card)
    ledger?.commit()
    mailer?.send(Message(subject: "Hallo"), to: "bob@example.com")
  }

  /// Charges a card, and says nothing if that fails.
  func tryToCheckOut(_ amount: Int, _ currency: String) {
    try? checkOut(amount, currency)
  }

  /// Charges a card again and again.
  func retry(_ times: Int, _ amount: Int) throws {
    for _ in 1...times { try gateway.charge(amount: amount, currency: "EUR", to: Card(1)) }
  }

  /// Gives money back, and says so.
  func cancel(_ id: String) {
    gateway.refund(id: id)
    ledger?.note("refunded \(id)")
  }

  /// Gives money back on a thread of its own.
  func cancelLater(_ id: String) async {
    await Task.detached { cancel(id) }.value
  }

  /// Looks where a parcel is, and settles the account.
  func followUp(_ id: String, of account: String) async {
    await courier?.track(id)
    _ = try? await gateway.settle(account)
  }

  /// Tells what is left, or nothing.
  func balance(of account: String) -> Money? {
    try? gateway.balance(of: account)
  }
  #sourceLocation()
}
