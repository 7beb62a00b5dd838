internal import UnderstudyMacros

/// Delivers parcels.
@Mockable(.always)
protocol Courier: Sendable {
  func ship(_ parcel: Parcel)
  func quote(_ shipping: Shipping)
  func collect(_ ids: [String])
  func track(_ id: String) async
}

/// The contents and the destination of a delivery.
struct Parcel: Sendable, Equatable {
  var id: String
  var address = Address()
  var items: [String]
  var shipping = Shipping.standard
}

/// The destination of a parcel.
struct Address: Sendable, Equatable {
  var name = "Bob"
  var street = "1 Main Street"
  var city = "Lisbon"
}

/// The shipping method of a parcel.
enum Shipping: Sendable, Equatable {
  case standard
  case express(hours: Int)
  case pickUp(store: String, until: String)
}
