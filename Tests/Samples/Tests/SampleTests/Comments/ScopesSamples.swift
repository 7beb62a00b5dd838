import Testing
import Understudy
import XCTest

@testable import Bookshop

/// Delivers each message to its subscriber.
private struct Publisher {
  let subscriber: any Subscriber

  init(_ subscriber: any Subscriber) { self.subscriber = subscriber }

  func publish(_ message: String) { subscriber.receive(message) }
}

final class PublisherTests: MockingTestCase {
  func testPublishes() {
    let subscriber = MockSubscriber()
    expect(subscriber.receive("hello"))
    Publisher(subscriber).publish("hello")
  }
}

/// The samples about scopes, order and states in documentation comments.
@Suite struct CommentsScopesSamples {
  @Test(.verifyingMocks) func publishes() {
    let subscriber = MockSubscriber()
    expect(subscriber.receive("hello"))
    Publisher(subscriber).publish("hello")
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func sells() throws {
    let gateway = MockGateway()
    stub(gateway.rate(of: "USD")).returns(1.25)
    try Till(gateway: gateway).sell(1000, in: "USD")
  }

  @Test func closures() {
    MockScope.run {
      let gateway = MockGateway()
      stub(gateway.rate(of: "USD")).returns(1.25)
      expect(gateway.charge(1250, currency: "USD"))
      try? Till(gateway: gateway).sell(1000, in: "USD")
    }  // verifies the expectation
  }

  @Test(.verifyingMocks) func orders() {
    let ledger = MockLedger("ledger")
    let gateway = MockCardTerminal("gateway")
    let checkout = CallOrder("checkout")
    expect(ledger.open()).inOrder(checkout)
    expect(gateway.charge(1299)).inOrder(checkout)
    ledger.open()
    gateway.charge(1299)
  }

  @Test(.verifyingMocks) func states() {
    let gateway = MockCardTerminal("gateway")
    let connection = States("connection", initially: "closed")
    expect(gateway.open()).moves(connection, to: "open")
    expect(gateway.charge(.any)).when(connection.is("open"))
    gateway.open()
    gateway.charge(1299)
  }

  @Test(.verifyingMocks) @MainActor func conditions() async {
    let gateway = MockCardTerminal("gateway")
    let connection = States("connection", initially: "open")
    expect(gateway.close()).moves(connection, to: "closed")
    Task {
      gateway.charge(1299)
      gateway.close()
    }
    expect(gateway.charge(.any)).when(connection.is("open"))
    await waitUntil(connection.is("closed"))
  }
}
