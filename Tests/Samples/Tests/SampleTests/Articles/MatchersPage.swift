import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Matchers".
struct MatchersPage {
  @Test(.verifyingMocks) func mixing() throws {
    let gateway = MockGateway("gateway")
    stub(gateway.charge(.greaterThan(0), currency: "EUR"))
    reject(gateway.charge(...0, currency: .any))
    try gateway.charge(1, currency: "EUR")
  }

  @Test(.verifyingMocks) func nesting() async throws {
    let mailer = MockMailer("mailer")
    let inventory = MockInventory("inventory")
    stub(
      mailer.send(
        .has(\.subject, .hasPrefix("Sale")), to: .hasSuffix("@example.com")))
    stub(inventory[.inRange(1...9)].set(.each(.has(\.cents, .lessThan(1000)))))
    try await mailer.send(Message(subject: "Sale!", body: ""), to: "ann@example.com")
    inventory[3] = [Book(title: "Emma", author: "Austen", cents: 900)]
  }

  @Test(.verifyingMocks) func custom() throws {
    let gateway = MockGateway("gateway")
    try gateway.charge(2, currency: "EUR")
    verify(gateway.charge(.even, currency: "EUR"))
  }
}

extension Matcher where Value == Int {
  /// Matches even numbers.
  static var even: Matcher {
    Matcher("an even number") { $0.isMultiple(of: 2) }
  }
}
