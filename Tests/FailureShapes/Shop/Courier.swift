internal import UnderstudyMacros

/// Brings parcels.
@Mockable(.always)
protocol Courier: Sendable {
  func ship(_ parcel: Parcel)
  func quote(_ shipping: Shipping)
  func collect(_ ids: [String])
  func track(_ id: String) async
}

/// What is brought.
struct Parcel: Sendable, Equatable {
  var id: String
  var address = Address()
  var items: [String]
  var shipping = Shipping.standard
}

/// Where it is brought.
struct Address: Sendable, Equatable {
  var name = "Bob"
  var street = "1 Main Street"
  var city = "Lisbon"
}

/// How it is brought.
enum Shipping: Sendable, Equatable {
  case standard
  case express(hours: Int)
  case pickUp(store: String, until: String)
}
