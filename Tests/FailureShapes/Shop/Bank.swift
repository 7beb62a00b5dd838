internal import UnderstudyMacros

/// Has requirements without an instance.
@Mockable(.always)
protocol Bank: Sendable {
  static func rate(of currency: String) -> Double
  static func holiday() throws -> Money
}
