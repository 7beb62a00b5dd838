import Foundation
import Testing
import Understudy
import UnderstudyMacros

@Mockable protocol Holding: Sendable {
  func fib(_ index: Int) -> Int
  func load(_ index: Int) async -> Int
}

/// Failing calls below a function of Swift Testing, whose frames have no frame pointers.
///
/// The values that lie there depend on the expression and on the length of the file's name. Reading the
/// stack must not end the process, whatever they are.
@Suite("a failing call in an expression of Swift Testing") struct FailuresInExpressionsTests {
  @Test("is reported in #expect, at the function that made the call", .verifyingMocks)
  func expectation() throws {
    try check { holding in #expect(asksOne(holding)) }
    try check { holding in #expect(!asksOther(holding)) }
    try check { holding in #expect(asksOne(holding) && asksOne(holding)) }
    try check { holding in #expect([holding].allSatisfy { asksOne($0) }) }
    try check { holding in
      #expect(asksOne(holding), "the call of a function with a comment that is longer")
    }
    // The expansion of a macro has no file.
    try check(hasLine: false) { holding in #expect(holding.fib(1) == 0) }
    try check { holding in #expect(throws: Never.self) { asksOne(holding) } }
  }

  @Test("is reported in #require", .verifyingMocks)
  func requirement() throws {
    try check { holding in try #require(asksOne(holding)) }
    try check { holding in try #require(!asksOther(holding)) }
    try check { holding in _ = try #require(asksForOptional(holding)) }
  }

  @Test("is reported in a function that is generic, or takes and returns closures", .verifyingMocks)
  func closures() throws {
    try check { holding in #expect(asksGenerically(holding)) }
    try check { holding in #expect(asker(of: holding)()) }
    try check(hasLine: false) { holding in #expect(ask { holding.fib(1) } == 0) }
  }

  @Test("is reported in asynchronous expressions", .verifyingMocks)
  func asynchronous() async throws {
    try await check { holding in #expect(await asksLater(holding)) }
    try await check { holding in #expect(await holding.load(1) == 0) }
    try await check { holding in try #require(await asksLater(holding)) }
    try await check { holding in #expect(await Task { asksOne(holding) }.value) }
    try await check { holding in
      #expect(await Task.detached { await asksLater(holding) }.value)
    }
    try await check { holding in await MainActor.run { #expect(asksOne(holding)) } }
  }

  @Test("is reported on another thread", .verifyingMocks)
  func thread() throws {
    try check { holding in
      let end = DispatchSemaphore(value: 0)
      let thread = Thread {
        #expect(asksOne(holding))
        end.signal()
      }
      thread.start()
      end.wait()
      verify(holding.fib(1))
    }
  }

  private func check(hasLine: Bool = true, _ body: (MockHolding) throws -> Void) throws {
    let holding = MockHolding("holding")
    expect(holding.fib(7), .any)
    try withKnownIssue {
      try body(holding)
      verifyExpectations(holding)
    } matching: {
      isExpected($0, hasLine: hasLine)
    }
  }

  private func check(_ body: (MockHolding) async throws -> Void) async throws {
    let holding = MockHolding("holding")
    expect(holding.fib(7), .any)
    expect(holding.load(7), .any)
    try await withKnownIssue {
      try await body(holding)
      verifyExpectations(holding)
    } matching: {
      isExpected($0, hasLine: true)
    }
  }
}

/// Whether an issue is the failure of a call, with a line of this file.
private func isExpected(_ issue: Issue, hasLine: Bool) -> Bool {
  let text = issue.description
  return text.contains("Unexpected call on 'holding") && text.contains("(1)")
    && (!hasLine || text.contains("called from   Tests/UnderstudyTests/Reporting/FailuresIn"))
}

private func asksOne(_ holding: any Holding) -> Bool { holding.fib(1) == 0 }
private func asksOther(_ holding: any Holding) -> Bool { holding.fib(1) != 0 }
private func asksForOptional(_ holding: any Holding) -> Int? { holding.fib(1) }
private func asksGenerically<H: Holding>(_ holding: H) -> Bool { holding.fib(1) == 0 }
private func asker(of holding: any Holding) -> () -> Bool { { holding.fib(1) == 0 } }
private func ask(_ body: () -> Int) -> Int { body() }
private func asksLater(_ holding: any Holding) async -> Bool { await holding.load(1) == 0 }
