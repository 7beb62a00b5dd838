import Understudy

/// What the tests of scopes mock.
@Mockable
protocol Forge: Sendable {
  static func make() -> String
  func heat() -> Int
}

/// Thrown out of scopes.
struct Quench: Error {}
