internal import UnderstudyMacros

/// A protocol with static requirements only.
@Mockable(.always)
protocol Bank: Sendable {
  static func rate(of currency: String) -> Double
  static func holiday() throws -> Money
}
