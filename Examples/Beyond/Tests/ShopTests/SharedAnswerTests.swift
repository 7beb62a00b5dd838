import Foundation
import Testing
import Understudy
import UnderstudyContracts

@testable import Shop

/// The next number.
private final class Numbers: @unchecked Sendable {  // `last` is guarded by `lock`.
  private let lock = NSLock()
  private var last: Int

  init(_ first: Int) { last = first - 1 }

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

extension AsyncCallSetup
where Arguments == (Int, String), Result == Receipt, Failure == any Error {
  /// Declines the first call, and then numbers the receipts.
  @discardableResult
  func declinesOnce(andNumbersFrom first: Int) -> Self {
    let numbers = Numbers(first)
    return self.throws(Declined()).then.answers { cents, _ in
      Receipt(number: numbers.next(), cents: cents)
    }
  }
}

extension CommonCallSetup where Result == Double {
  /// Writes that the bank is busy.
  @discardableResult
  func isBusy() -> Self { logs("busy") }
}

/// Answers that several tests share, and calls that a test completes.
@Suite(.verifyingMocks) struct SharedAnswerTests {
  @Test("an answer of one's own answers calls")
  func ownAnswer() async throws {
    let gateway = MockGateway { stub($0.rate(of: .any)).returns(1) }
    stub(gateway.charge(.any, currency: .any)).declinesOnce(andNumbersFrom: 100)
    let till = Till(gateway: gateway)
    await #expect(throws: Declined()) { try await till.sell(5, in: "EUR") }
    #expect(try await till.sell(5, in: "EUR").number == 100)
    #expect(try await till.sell(7, in: "EUR") == Receipt(number: 101, cents: 7))
  }

  @Test("a bank that is slow and busy")
  func combinations() async throws {
    let gateway = MockGateway()
    stub(gateway.charge(.any, currency: .any)).answers { Receipt(number: 1, cents: $0.0) }
    stub(gateway.rate(of: .any)).delays(for: .zero).isBusy().returns(2)
    #expect(try await Till(gateway: gateway).sell(5, in: "USD").cents == 10)
  }

  @Test("a test completes a call")
  func suspended() async throws {
    let gateway = MockGateway { stub($0.rate(of: .any)).returns(1) }
    let pending = stub(gateway.charge(.any, currency: .any)).suspends()
    async let receipt = Till(gateway: gateway).sell(5, in: "EUR")
    await pending.waitUntilCalled()
    pending.resume(returning: Receipt(number: 0, cents: 5))
    #expect(try await receipt.cents == 5)
  }

  @Test("the calls are those of a file that a review has read")
  func snapshot() async throws {
    let gateway = MockGateway("gateway")
    verifyStubs(of: gateway, against: SandboxGateway())
    stub(gateway.rate(of: .any)).returns(1)
    stub(gateway.charge(.any, currency: .any)).returns(Receipt(number: 1, cents: 5))
    _ = try await Till(gateway: gateway).sell(5, in: "EUR")
    verifyInteractions(gateway, matches: "sale")
  }
}
