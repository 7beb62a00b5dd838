internal import UnderstudyMacros

/// Sends mail to customers.
@Mockable(.always)
protocol Mailer: Sendable {
  func send(_ message: Message, to address: String)
  func invite(_ customer: Customer)
  func offer(_ coupon: Coupon)
}

/// A mail to a customer.
struct Message: Sendable, Equatable {
  var subject: String
  var body = "Your order is on its way."
  var attachments: [String] = []
}

/// An object that is compared by identity.
final class Customer: Sendable, CustomStringConvertible {
  let name: String

  init(_ name: String) { self.name = name }

  var description: String { name }
}

/// A value that cannot be compared.
struct Coupon: Sendable {
  let code: String
}
