import Foundation

/// Where a customer lives.
public struct Address: Equatable {
  /// The street, with the number.
  public var street: String

  /// How urgent deliveries to it are.
  var urgency = Urgency.low

  /// How urgent a delivery is.
  enum Urgency: Equatable { case high(reason: String), low }
}

/// Someone who buys.
public struct Customer: Identifiable {
  /// The identifier.
  public let id: UUID
  /// The name.
  public var name: String
  /// The number of visits.
  public var visits: Int
  /// The address.
  public var address: Address
  /// Another name, or `nil` for none.
  public var nickname: String?
  /// A Boolean value that indicates whether the customer is preferred.
  public var isVIP = false
  var notifier: any Notifier
  var onVisit: (Int) -> Void
}

/// Tells customers something.
protocol Notifier { func notify() -> Int }

/// A batch of any elements.
public struct Batch<Element> {
  /// The first element.
  public var first: Element
  /// The other elements.
  public var rest: [Element]
}

/// A visit, which may follow another one.
public final class Visit {
  /// The customer.
  public let customer: Customer
  /// The visit before this one, or `nil` for none.
  public let earlier: Visit?

  /// Creates a visit.
  public init(of customer: Customer, after earlier: Visit? = nil, lasting minutes: Int) {
    (self.customer, self.earlier) = (customer, earlier)
  }
}
