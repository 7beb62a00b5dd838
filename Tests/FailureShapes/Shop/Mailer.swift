internal import UnderstudyMacros

/// Writes to customers.
@Mockable(.always)
protocol Mailer: Sendable {
  func send(_ message: Message, to address: String)
  func invite(_ customer: Customer)
  func offer(_ coupon: Coupon)
}

/// What a customer reads.
struct Message: Sendable, Equatable {
  var subject: String
  var body = "Your order is on its way."
  var attachments: [String] = []
}

/// Somebody with an identity.
final class Customer: Sendable, CustomStringConvertible {
  let name: String

  init(_ name: String) { self.name = name }

  var description: String { name }
}

/// A thing that cannot be compared.
struct Coupon: Sendable {
  let code: String
}
