import Foundation

/// Where a customer lives.
public struct Address: Equatable {
  /// The street, with the number.
  public var street: String

  /// How urgent deliveries to it are.
  var urgency = Urgency.low

  /// How urgent a delivery is.
  enum Urgency { case high(reason: String), low }
}

/// Someone who buys.
public struct Customer: Identifiable {
  public let id: UUID
  public var name: String
  public var visits: Int
  public var address: Address
  public var nickname: String?
  public var isVIP = false
  var notifier: any Notifier
  var onVisit: (Int) -> Void
}

/// Tells customers something.
protocol Notifier { func notify() -> Int }

/// A page of anything.
public struct Page<Element> {
  public var first: Element
  public var rest: [Element]
}

/// A visit, which may follow another one.
public final class Visit {
  public let customer: Customer
  public let earlier: Visit?

  public init(of customer: Customer, after earlier: Visit? = nil, lasting minutes: Int) {
    (self.customer, self.earlier) = (customer, earlier)
  }
}
