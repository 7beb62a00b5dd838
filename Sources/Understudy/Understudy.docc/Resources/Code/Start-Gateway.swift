/// Exchanges and charges money.
protocol Gateway: Sendable {
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) throws
}
