/// The way that a publisher delivers books.
enum Delivery: Equatable, Sendable {
  case mail(days: Int), pickup
}

/// A publisher's conditions.
struct Offer: Equatable, Sendable {
  let cents: Int
  let delivery: Delivery
  var remark: String?
}

/// A publisher that delivers books to the shop.
protocol PublishingHouse: Sendable {
  func offer(for title: String) -> Offer
  func account(of shop: String) -> any PublisherAccount
}

/// The account of a shop.
protocol PublisherAccount: Sendable {
  var debt: Int { get }
  func settle() throws
}
