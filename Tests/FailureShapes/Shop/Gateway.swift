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
final class Card: Sendable, Equatable, CustomStringConvertible {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: Card, right: Card) -> Bool { left.number == right.number }

  var description: String { "card-\(number)" }
}

/// An amount of money, without a default value: the runtime makes no mint.
struct Money: Sendable, Equatable, CustomStringConvertible {
  let cents: Int
  let currency: String
  private let mint = Mint.royal

  init(cents: Int, currency: String) { (self.cents, self.currency) = (cents, currency) }

  var description: String { "Money(cents: \(cents), currency: \"\(currency)\")" }
}

/// A mint that issues money.
private final class Mint: Sendable, Equatable {
  static let royal = Mint()

  static func == (left: Mint, right: Mint) -> Bool { left === right }
}
