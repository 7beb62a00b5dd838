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

extension Action
where Arguments == (Int, String), Output == Receipt, Failure == any Error {
  /// Declines the first call, and then numbers the receipts.
  static func declinesOnce(andNumbersFrom first: Int) -> Action {
    let numbers = Numbers(first)
    return Action("declines once, then numbers receipts from \(first)") {
      $0.throws(Declined()).then.answers { cents, _ in
        Receipt(number: numbers.next(), cents: cents)
      }
    }
  }
}

/// Answers that several tests share, and calls that a test completes.
@Suite(.verifyingMocks(coverage: true)) struct ActionTests {
  @Test("an action answers calls")
  func actions() async throws {
    let gateway = MockGateway { stub($0.rate(of: .any)).returns(1) }
    stub(gateway.charge(.any, currency: .any))
      .will(.declinesOnce(andNumbersFrom: 100))
    let till = Till(gateway: gateway)
    await #expect(throws: Declined()) { try await till.sell(5, in: "EUR") }
    #expect(try await till.sell(5, in: "EUR").number == 100)
    #expect(try await till.sell(7, in: "EUR") == Receipt(number: 101, cents: 7))
  }

  @Test("a bank that is slow or busy, or both")
  func combinations() async throws {
    let slow = Action<String, Double, Never>("is slow") { $0.delays(for: .zero) }
    let busy = Action<String, Double, Never>("is busy") { $0.logs("busy") }
    for actions in [[slow], [busy], [slow, busy]] {
      let gateway = MockGateway()
      stub(gateway.charge(.any, currency: .any)).answers { Receipt(number: 1, cents: $0.0) }
      let setup = stub(gateway.rate(of: .any))
      for action in actions { setup.will(action) }
      setup.returns(2)
      #expect(try await Till(gateway: gateway).sell(5, in: "USD").cents == 10)
    }
  }

  @Test("a test completes a call")
  func suspended() async throws {
    let gateway = MockGateway { stub($0.rate(of: .any)).returns(1) }
    let pending = stub(gateway.charge(.any, currency: .any)).suspends()
    async let receipt = Till(gateway: gateway).sell(5, in: "EUR")
    await pending.waitUntilCalled()
    pending.resume(returning: Receipt.dummy(cents: 5))
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
