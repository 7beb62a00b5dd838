import Testing
import UnderstudyCore

/// Failures that are counted, because several of their kind were reported.
@Suite struct RepeatedFailureTests {
  /// Runs code with a reporter that reports five failures of a kind one by one.
  private func log(_ body: () -> Void) -> FailureLog {
    FailureLog.$repetitionLimit.withValue(5) {
      FailureLog.of { MockScope.run(unusedStubs: .allow) { body() } }
    }
  }

  /// Returns the numbers of failures that the failures stand for, with 1 for a single one.
  private func counts(_ log: FailureLog) -> [Int] {
    log.failures.map { ($0.content as? RepeatedFailure)?.count ?? 1 }
  }

  @Test("2,000 calls too many are five failures, and one that counts the others")
  func tooManyCalls() {
    let log = log {
      let greeter = MockGreeter("greeter")
      expect(greeter.ping(), .atMost(1))
      for _ in 0...2000 { greeter.ping() }
    }
    #expect(counts(log) == [1, 1, 1, 1, 1, 1995])
    #expect(log.failures.allSatisfy { $0.kind == .tooManyCalls && $0.severity == .error })
    let last = (log.failures.last?.content as? RepeatedFailure)?.last as? TooManyCalls
    #expect(last?.expectation.received == 2001)
  }

  @Test("failures of different members and kinds are counted separately")
  func groups() {
    let log = log {
      let greeter = MockGreeter("greeter", .strict)
      reject(greeter.greet(.any))
      for _ in 0..<6 {
        greeter.ping()
        _ = greeter.greet("bob")
      }
    }
    #expect(counts(log).count { $0 == 1 } == 12)
    #expect(Set(log.failures.map(\.kind)) == [.unexpectedCall, .tooManyCalls])
  }

  @Test("unmet expectations of ten mocks on one line are five failures and a count")
  func tenMocks() {
    let log = log {
      for number in 0..<10 { expect(MockGreeter("greeter \(number)").ping()) }
    }
    #expect(counts(log) == [1, 1, 1, 1, 1, 5])
    #expect(log.failures.allSatisfy { $0.kind == .unmetExpectation })
  }

  @Test("warnings and errors are counted separately")
  func warnings() {
    let log = log {
      let greeter = MockGreeter("greeter", .naggy)
      for _ in 0..<6 { greeter.ping() }
      setStrictness(.strict, for: greeter.ping())
      for _ in 0..<6 { greeter.ping() }
    }
    #expect(log.failures.count { $0.severity == .warning } == 6)
    #expect(log.failures.count { $0.severity == .error } == 6)
  }

  @Test("every failure is reported if the reporter has no limit")
  func noLimit() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        reject(greeter.ping())
        for _ in 0..<20 { greeter.ping() }
      }
    }
    #expect(counts(log) == Array(repeating: 1, count: 20))
  }
}
