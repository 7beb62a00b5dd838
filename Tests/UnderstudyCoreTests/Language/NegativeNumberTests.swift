import Testing
import UnderstudyCore
import UnderstudyTime

/// Negative numbers that a test has written by mistake.
@Suite struct NegativeNumberTests {
  /// A verb that takes a matcher.
  enum Verb: CaseIterable {
    case stub, expect, reject, verify, verifyInOrder, reset

    func use(_ pattern: CallPattern<(String, Int), String, any Error>) {
      switch self {
      case .stub: UnderstudyCore.stub(pattern, line: 100)
      case .expect: UnderstudyCore.expect(pattern, .any, line: 100)
      case .reject: UnderstudyCore.reject(pattern, line: 100)
      case .verify: UnderstudyCore.verify(pattern, .never, line: 100)
      case .verifyInOrder: UnderstudyCore.verifyInOrder(pattern, line: 100)
      case .reset: UnderstudyCore.reset(pattern, line: 100)
      }
    }
  }

  @Test(
    "a verb reports a matcher with a negative distance",
    arguments: Verb.allCases, [true, false])
  func distances(verb: Verb, isNested: Bool) {
    let near: Matcher<Int> = .closeTo(3, within: -1)
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      verb.use(greeter.greet(.any, times: isNested ? .not(near) : near))
    }
    #expect(log.reports == [.misuse("times of greeter.greet", line: 100)])
    #expect(log.headlines.allSatisfy { $0.contains("can never match") })
  }

  @Test("a matcher with a negative number matches nothing")
  func matchers() {
    #expect(!Matcher<Int>.closeTo(3, within: -1).matches(3))
    #expect(!Matcher<Double>.closeTo(3, within: -0.5).matches(3))
    #expect(!Matcher<Duration>.closeTo(.seconds(3), within: .seconds(-1)).matches(.seconds(3)))
    #expect(!Matcher<[Int]>.hasCount(-1).matches([]))
    #expect(Matcher<Int>.closeTo(3, within: 0).matches(3))
    #expect(Matcher<[Int]>.hasCount(0).matches([]))
  }

  @Test("a clock that is turned back reports a failure, and its time does not change")
  func clock() {
    let clock = ManualClock()
    let log = FailureLog.of {
      clock.advance(by: .seconds(2))
      clock.advance(by: .seconds(-1), line: 100)
      clock.advance(by: .zero)
    }
    #expect(clock.now.offset == .seconds(2))
    #expect(log.reports == [.misuse("advance(by:)", line: 100)])
  }

  @Test("a stream reports elements that are sent after its end", arguments: [true, false])
  func stream(fails: Bool) async throws {
    let numbers = MockStream<Int, any Error>()
    let log = FailureLog.of {
      numbers.send(1)
      if fails { numbers.finish(throwing: Rude()) } else { numbers.finish() }
      numbers.send(2, line: 100)
      numbers.send([3, 4], line: 200)
    }
    #expect(log.reports == [.misuse("stream", line: 100), .misuse("stream", line: 200)])
    var received: [Int] = []
    do { for try await number in numbers { received.append(number) } } catch {
      #expect(fails && error is Rude)
    }
    #expect(received == [1])
  }
}
