import Testing
import UnderstudyCore

/// Answers that call a closure argument that throws.
@Suite struct ThrowingClosureInvoking {
  private let runner = MockRunner("runner")

  @Test("a call throws the error of the closure that it invokes, and otherwise returns")
  func thrown() throws {
    stub(runner.run(.any)).invokes().returns(7)
    #expect(throws: Rude.self) { try runner.run { throw Rude() } }
    var count = 0
    #expect(try runner.run { count += 1 } == 7)
    #expect(count == 1)
  }

  @Test("invokes(_:with:) calls a closure with typed throws and five parameters")
  func typedThrows() throws {
    typealias Step = (Int, Int, Int, Int, Int) throws(Torn) -> Void
    let walk = MockClosure("walk", of: ((@escaping Step) throws -> Void).self)
    stub(walk(.any)).invokes({ $0 }, with: 1, 2, 3, 4, 5)
    #expect(throws: Torn(page: 15)) {
      try walk.function { (a, b, c, d, e) throws(Torn) in throw Torn(page: a + b + c + d + e) }
    }
  }

  @Test("invokes(with:) and invokes(_:with:) pass values to a closure that throws")
  func values() throws {
    var seen: [Int] = []
    stub(runner.visit(.any)).invokes(with: 3).then.invokes()
    stub(runner.retry(.any, body: .any)).invokes({ $0.1 }, with: 5).then.invokes { $0.1 }
    #expect(throws: Rude.self) {
      try runner.visit {
        seen.append($0)
        throw Rude()
      }
    }
    try runner.visit { seen.append($0) }
    try runner.visit(nil)
    runner.retry(2) { seen.append($0) }
    runner.retry(2) { seen.append($0) }
    #expect(seen == [3, 0, 5, 0])
  }

  @Test("the answers after a closure that throws run, but do not decide the result")
  func laterAnswers() {
    var effects = 0
    stub(runner.run(.any)).invokes().performs { _ in effects += 1 }.throws(CancellationError())
    #expect(throws: Rude.self) { try runner.run { throw Rude() } }
    #expect(effects == 1)
  }

  @Test("an error that the requirement cannot throw is reported on the line of the setup")
  func notThrown() {
    let log = FailureLog.of {
      stub(runner.retry(.any, body: .any), line: 100).invokes({ $0.1 }, with: 5)
      runner.retry(2) { _ in throw Rude() }
    }
    #expect(
      log.headlines == [
        "The closure argument of runner.retry(any, body: any) threw an error that the call cannot throw"
      ])
    #expect(log.lines == [100])
  }
}

/// Methods with closures that throw.
private final class MockRunner: Mock, @unchecked Sendable {
  typealias Visit = (Int) throws -> Void
  typealias Retry = (Int) throws -> Void

  private static let members = __Members("Runner", ["run(_:)", "visit(_:)", "retry(_:body:)"])

  func run(_ body: @escaping () throws -> Void) throws -> Int {
    try __call(Self.members, 0, body, (any Error).self)
  }
  func visit(_ body: Visit?) throws {
    return try __call(Self.members, 1, body, (any Error).self)
  }
  func retry(_ count: Int, body: @escaping Retry) {
    return __call(Self.members, 2, (count, body), Never.self)
  }

  func run(
    _ body: Matcher<() throws -> Void>
  ) -> CallPattern<() throws -> Void, Int, any Error> { __pattern(Self.members, 0, body) }
  @_disfavoredOverload func visit(_ body: Matcher<Visit?>) -> CallPattern<Visit?, Void, any Error> {
    __pattern(Self.members, 1, body)
  }
  func retry(
    _ count: Matcher<Int>, body: Matcher<Retry>
  ) -> CallPattern<(Int, Retry), Void, Never> { __pattern(Self.members, 2, count, body) }
}
