internal import UnderstudyMacros

/// Processes payments.
@Mockable(.always)
protocol Gateway: Sendable {
  func connect()
  func authorize(_ card: Card) throws
  func charge(amount: Int, currency: String, to card: Card) throws
  func refund(id: String)
  func balance(of account: String) throws -> Money
  func settle(_ account: String) async throws -> Money
}

/// A payment card with a short description.
struct Card: Sendable, Equatable, CustomStringConvertible {
  let number: Int

  init(_ number: Int) { self.number = number }

  var description: String { "card-\(number)" }
}

/// An amount of money, without a default value.
struct Money: Sendable, Equatable {
  let cents: Int
  let currency: String
}
