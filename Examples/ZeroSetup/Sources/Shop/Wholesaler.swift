import Payments

/// Delivers what the shop has sold out.
protocol Wholesaler: Sendable {
  /// Returns the account of a shop.
  func account(of shop: String) -> any Account

  /// Returns the conditions for goods.
  func offer(for goods: String) async throws -> Offer

  /// The page with the best-selling goods.
  var bestsellers: Page<Offer> { get }
}

/// An account with a wholesaler.
protocol Account: Sendable {
  /// The amount that the shop owes.
  var balance: Money { get }

  /// Returns the newest order and its number.
  func latest() -> (order: any Order, number: Int)
}

/// An order. The mocks of these protocols are made because the wholesaler returns them.
protocol Order: Sendable {
  /// The account that the order belongs to.
  var account: any Account { get }

  /// Cancels the order.
  func cancel() throws
}

/// The conditions of a delivery.
struct Offer: Equatable {
  /// The price of one piece.
  let price: Money

  /// The way of delivery.
  let delivery: Delivery

  /// A remark, if there is one.
  var remark: String?
}

/// A way of delivery.
enum Delivery: Equatable {
  /// By mail.
  case mail(days: Int, Speed)

  /// By the shop itself.
  case pickup

  /// The speed of the mail.
  enum Speed: Equatable {
    case normal, express
  }
}

/// One page of a list.
struct Page<Element> {
  /// The number of the page.
  var number: Int

  /// The first element.
  var first: Element

  /// The other elements.
  var others: [Element]
}

/// Orders goods.
struct Purchasing {
  let wholesaler: any Wholesaler

  /// Orders goods, unless the shop owes too much.
  ///
  /// - Returns: The price.
  func order(_ goods: String) async throws -> Money? {
    let account = wholesaler.account(of: "our shop")
    guard account.balance.cents < 100_00 else {
      try account.latest().order.cancel()
      return nil
    }
    return try await wholesaler.offer(for: goods).price
  }
}
