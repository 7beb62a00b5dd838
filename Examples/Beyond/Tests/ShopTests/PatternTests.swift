import Testing
import Understudy

@testable import Shop

/// Expectations of many calls, and of calls in order.
@Suite(.verifyingMocks) struct PatternTests {
  let gateway = MockGateway("gateway")
  var till: Till { Till(gateway: gateway) }

  @Test("no calls were made except some")
  func excluded() async throws {
    let store = MockStore()
    stub(gateway.charge(.any, currency: .any)).returns(Receipt(number: 0, cents: 0))
    _ = try await till.sell(5, in: "EUR")
    verifyNoMoreInteractions(
      gateway, store, excluding: gateway.rate(of: .any), gateway.charge(.any, currency: .any))
  }

  @Test("the rate is read before the charge")
  func order() async throws {
    inOrder("sale") {
      expect(gateway.rate(of: "USD")).returns(2)
      expect(gateway.charge(10, currency: "USD")).returns(Receipt(number: 0, cents: 0))
    }
    _ = try await till.sell(5, in: "USD")
  }

  @Test("an unanswered call of a strict mock fails, and throws")
  func strict() async {
    setStrictness(.strict, for: gateway)
    stub(gateway.rate(of: .any)).returns(1)
    await withKnownIssue {
      await #expect(throws: UnansweredCall.self) { try await till.sell(5, in: "EUR") }
    }
  }

  @Test(
    "the till passes the outcome of the charge on",
    arguments: [.success(Receipt(number: 7, cents: 0)), .failure(Declined())]
      as [Result<Receipt, any Error>])
  func resolved(_ outcome: Result<Receipt, any Error>) async {
    stub(gateway.charge(.any, currency: .any)).resolves(outcome)
    let receipt = try? await till.sell(5, in: "EUR")
    #expect(receipt == (try? outcome.get()))
  }
}
