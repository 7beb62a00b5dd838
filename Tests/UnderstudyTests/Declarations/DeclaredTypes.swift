import Understudy

/// A value that the declared protocols pass around.
struct Person: Equatable, Sendable {
  var name = ""
}

/// An error that the declared protocols throw.
struct Refused: Error, Equatable {
  var reason = ""
}

/// An object that cannot be sent.
final class Ticket {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// An actor that isolates declared requirements.
@globalActor
actor Backstage {
  static let shared = Backstage()
}
