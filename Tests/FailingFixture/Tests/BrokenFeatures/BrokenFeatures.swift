import Testing
import Understudy
import UnderstudyContracts
import UnderstudyTime

@testable import BeyondShop

/// A store that loses the texts.
private struct ForgetfulStore: Store {
  func save(_ text: String, for key: String) async throws {}
  func value(for key: String) async throws -> String? { nil }
}

@Suite(.verifyingMocks) struct BrokenFeatures {
  let gateway = MockGateway("gateway")
  var till: Till { Till(gateway: gateway) }

  @Test func suspendedCall() async {
    stub(gateway.rate(of: .any)).returns(1)
    // fails in suspendedCall: Never completed: gateway.charge(5, currency: "EUR")
    let pending = stub(gateway.charge(.any, currency: .any)).suspends()
    let sale = Task { [till] in try await till.sell(5, in: "EUR") }
    await pending.waitUntilCalled()
    withExtendedLifetime(sale) {}
  }

  @Test func chain() throws {
    let bank = MockBank("bank")
    stub(bank.session.account(7).balance).returns(500)
    // fails in chain: Expected no call to bank.session.account(7).withdraw(any), received 1: withdraw(300)
    reject(bank.session.account(7).withdraw(.any))
    _ = try Bookkeeper(bank: bank).pay(300, from: 7)
  }

  @Test func contractOfTheStore() async {
    // fails in contractOfTheStore: ForgetfulStore does not behave like MemoryStore, as Store requires: step 2 differs
    await verifyContract(of: (any Store).self, with: [MemoryStore(), ForgetfulStore()]) { store in
      try await store.save("tea", for: "drink")
      _ = try await store.value(for: "drink")
    }
  }

  @Test func stubThatDrifts() async throws {
    verifyStubs(of: gateway, against: SandboxGateway())
    // fails in stubThatDrifts: The stub of gateway.rate(of: "USD") does not answer like the real object
    stub(gateway.rate(of: "USD")).returns(2)
    stub(gateway.charge(.any, currency: "USD")).answers { Receipt(number: 1, cents: $0.0) }
    _ = try await till.sell(1000, in: "USD")
  }

  @Test func stubOutsideTheTolerance() {
    verifyStubs(of: gateway, against: SandboxGateway())
      .comparing(gateway.rate(of: .any)) { rate in .closeTo(rate, within: 0.01) }
    // fails in stubOutsideTheTolerance: The stub of gateway.rate(of: "USD") does not answer like the real object
    // says in stubOutsideTheTolerance: stub          returned 1.27
    // says in stubOutsideTheTolerance: real object   returned 1.25
    // says in stubOutsideTheTolerance: matcher       1.25 within 0.01
    stub(gateway.rate(of: "USD")).returns(1.27)
    stub(gateway.rate(of: "EUR")).returns(1.005)
    _ = gateway.rate(of: "EUR")
    _ = gateway.rate(of: "USD")
  }

  @Test func snapshot() async throws {
    stub(gateway.rate(of: .any)).returns(1)
    stub(gateway.charge(.any, currency: .any)).returns(Receipt(number: 1, cents: 5))
    _ = try await till.sell(5, in: "EUR")
    // fails in snapshot: The interactions differ from those in Interactions/BrokenFeatures/sale.txt
    verifyInteractions(gateway, matches: "sale")
  }

  @Test func trace() async throws {
    replay("sale", on: gateway)
    // fails in trace: gateway.rate(of: "EUR") is not in the trace "sale"
    _ = gateway.rate(of: "EUR")
  }

  @Test func defaultImplementation() {
    // fails in defaultImplementation: Unexpected call on 'prices': price(of: "tea")
    let prices = MockPriceList("prices", .strict)
    stub(prices.total(of: .any)).callsDefault()
    _ = prices.total(of: ["tea"])
  }

  @Test func storedValue() {
    let session = MockBankSession("session")
    stub(session.token).stores("old")
    session.token = "new"
    // fails in storedValue: No call matched session.token = "newer"; the only call differs in 1 argument
    verify(session.token.set("newer"))
  }

  @Test func waiting() async {
    let counter = FakeCounter()
    // fails in waiting: Timed out after 0 s waiting for a value that matches 2; was 0
    await waitUntil(.equal(2), timeout: .zero) { counter.count }
  }

  @Test func manyThreads() {
    // fails in manyThreads: 1 of 10 runs threw an error, the first one Declined()
    stress(10) { number in if number == 3 { throw Declined() } }
  }
}
