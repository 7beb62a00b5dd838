/// Charges customers.
protocol Gateway: Sendable {
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) async throws -> Receipt
}

/// What a customer gets.
struct Receipt: Codable, Equatable {
  var number: Int
  var cents: Int
}

/// The bank has refused the charge.
struct Declined: Error, Codable, Equatable {}

/// A gateway that the bank provides for tests.
struct SandboxGateway: Gateway {
  func rate(of currency: String) -> Double { currency == "USD" ? 1.25 : 1 }

  func charge(_ cents: Int, currency: String) async throws -> Receipt {
    if cents > 100_000 { throw Declined() }
    return Receipt(number: 1, cents: cents)
  }
}
