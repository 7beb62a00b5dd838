import Understudy

/// A value in the signatures of the declared protocols.
struct Person: Equatable, Sendable {
  var name = ""
}

/// An error that the declared protocols throw.
struct Refused: Error, Equatable {
  var reason = ""
}

/// An object that is not sendable.
final class Ticket {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// A global actor that isolates declared requirements.
@globalActor
actor Backstage {
  static let shared = Backstage()
}
