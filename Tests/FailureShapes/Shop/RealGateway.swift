/// The real object of spies. It moves no money.
struct RealGateway: Gateway {
  func connect() {}
  func authorize(_ card: Card) {}
  func charge(amount: Int, currency: String, to card: Card) {}
  func refund(id: String) {}
  func balance(of account: String) -> Money { Money(cents: 0, currency: "EUR") }
  func settle(_ account: String) -> Money { Money(cents: 0, currency: "EUR") }
}

/// A double that differs from the real gateway in one answer.
struct FakeGateway: Gateway {
  func connect() {}
  func authorize(_ card: Card) {}
  func charge(amount: Int, currency: String, to card: Card) {}
  func refund(id: String) {}
  func balance(of account: String) -> Money { Money(cents: 5, currency: "EUR") }
  func settle(_ account: String) -> Money { Money(cents: 0, currency: "EUR") }
}
