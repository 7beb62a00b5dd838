import Understudy
import UnderstudyMacros

/// The protocol that the tests of scopes mock.
@Mockable
protocol Forge: Sendable {
  static func make() -> String
  func heat() -> Int
}

/// An error thrown in a scope.
struct Quench: Error {}
