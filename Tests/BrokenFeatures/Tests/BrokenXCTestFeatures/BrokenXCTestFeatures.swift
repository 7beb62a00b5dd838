import Understudy
import XCTest

@testable import BeyondShop

/// A store that loses the texts.
private struct ForgetfulStore: Store {
  func save(_ text: String, for key: String) async throws {}
  func value(for key: String) async throws -> String? { nil }
}

final class BrokenXCTestFeatures: MockingTestCase {
  func testAction() {
    let gateway = MockGateway("gateway")
    let numbered = Action("numbers receipts") { (cents: Int, _: String) in
      Receipt(number: 1, cents: cents)
    }
    // fails in testAction: Expected 1 call to gateway.charge(any, currency: any), received 0
    // says in testAction: numbers receipts
    expect(gateway.charge(.any, currency: .any)).will(numbered)
  }

  func testChain() throws {
    let bank = MockBank("bank")
    stub(bank.session.account(7).balance).returns(500)
    // fails in testChain: Expected no call to bank.session.account(7).withdraw(any), received 1: withdraw(300)
    reject(bank.session.account(7).withdraw(.any))
    _ = try Bookkeeper(bank: bank).pay(300, from: 7)
  }

  func testContract() async {
    // fails in testContract: ForgetfulStore does not behave like MemoryStore, as Store requires: step 2 differs
    await contract(of: (any Store).self, holdsFor: [MemoryStore(), ForgetfulStore()]) { store in
      try await store.save("tea", for: "drink")
      _ = try await store.value(for: "drink")
    }
  }

  func testStubThatDrifts() {
    let gateway = MockGateway("gateway")
    verifyStubs(of: gateway, against: SandboxGateway())
    // fails in testStubThatDrifts: The stub of gateway.rate(of: "USD") does not answer like the real object
    stub(gateway.rate(of: "USD")).returns(2)
    _ = gateway.rate(of: "USD")
  }

  func testDefaultImplementation() {
    // fails in testDefaultImplementation: Unexpected call on 'prices': price(of: "tea")
    let prices = MockPriceList("prices", .strict)
    stub(prices.total(of: .any)).callsDefault()
    _ = prices.total(of: ["tea"])
  }

  func testWaiting() async {
    let counter = FakeCounter()
    // fails in testWaiting: Timed out after 0 s waiting for a value that matches 2; was 0
    await waitUntil(.equal(2), timeout: .zero) { counter.count }
  }

  func testManyThreads() {
    // fails in testManyThreads: 1 of 10 runs threw an error, the first one Declined()
    blitz(10) { number in if number == 3 { throw Declined() } }
  }
}
