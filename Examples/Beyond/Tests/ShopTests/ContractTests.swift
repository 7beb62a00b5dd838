import Testing
import Understudy
import UnderstudyContracts

@testable import Shop

/// Doubles that are checked against the real thing.
@Suite(.verifyingMocks) struct ContractTests {
  @Test("the fake behaves like the real store")
  func stores() async {
    await verifyContract(
      of: (any Store).self, with: [MemoryStore(), FileStore()]
    ) { store in
      try await store.save("tea", for: "drink")
      _ = try await store.value(for: "drink")
    }
  }

  @Test("both counters count")
  func counters() {
    verifyContract(of: (any Counter).self, with: [FakeCounter(), TextCounter()]) { counter in
      counter.increment(by: 2)
      _ = counter.count
    }
  }

  @Test("both counters count about alike")
  func counts() {
    verifyContract(
      of: (any Counter).self, with: [FakeCounter(), TextCounter()],
      allowing: .comparing(Int.self) { .closeTo($0, within: 1) }.ignoring(label: "id")
    ) { counter in
      counter.increment(by: 2)
      _ = counter.count
    }
  }

  @Test("the stubs answer like the sandbox of the bank")
  func stubs() async throws {
    let gateway = MockGateway()
    verifyStubs(of: gateway, against: SandboxGateway())
    stub(gateway.rate(of: "USD")).returns(1.25)
    stub(gateway.charge(.any, currency: "USD")).answers { Receipt(number: 1, cents: $0.0) }
    _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  }

  @Test("the stubs are about as the sandbox of the bank")
  func tolerance() async throws {
    let gateway = MockGateway()
    verifyStubs(of: gateway, against: SandboxGateway())
      .comparing(gateway.rate(of: .any)) { rate in .closeTo(rate, within: 0.01) }
      .comparing(Receipt.self) { receipt in
        .has(\.cents, .closeTo(receipt.cents, within: 10))
      }
    stub(gateway.rate(of: "USD")).returns(1.255)
    stub(gateway.charge(.any, currency: "USD")).answers { Receipt(number: 7, cents: $0.0 + 5) }
    _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  }

  @Test("parts of the answers are ignored")
  func ignoredParts() async throws {
    let gateway = MockGateway()
    verifyStubs(of: gateway, against: SandboxGateway())
      .ignoring(Receipt.self)
      .ignoring(label: "number")
    stub(gateway.rate(of: "USD")).returns(1.25)
    stub(gateway.charge(.any, currency: "USD")).answers { Receipt(number: 7, cents: $0.0) }
    _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  }
}
