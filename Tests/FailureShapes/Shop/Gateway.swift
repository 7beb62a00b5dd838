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

/// An amount of money, without a default value.
struct Money: Sendable, Equatable {
  let cents: Int
  let currency: Currency
}

/// A currency, an object without a default value.
final class Currency: Sendable, Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
  let code: String

  init(stringLiteral code: String) { self.code = code }

  static func == (left: Currency, right: Currency) -> Bool { left.code == right.code }

  var description: String { "\"\(code)\"" }
}
