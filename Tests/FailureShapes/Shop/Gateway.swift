internal import UnderstudyMacros

/// Moves money.
@Mockable(.always)
protocol Gateway: Sendable {
  func connect()
  func authorize(_ card: Card) throws
  func charge(amount: Int, currency: String, to card: Card) throws
  func refund(id: String)
  func balance(of account: String) throws -> Money
  func settle(_ account: String) async throws -> Money
}

/// A card, which prints itself in short.
struct Card: Sendable, Equatable, CustomStringConvertible {
  let number: Int

  init(_ number: Int) { self.number = number }

  var description: String { "card-\(number)" }
}

/// An amount; there is no default one.
struct Money: Sendable, Equatable {
  let cents: Int
  let currency: String
}
