import Testing
import UnderstudyCore

/// Mocks that were created outside all scopes, such as in an object that a property of an XCTest case
/// holds, and belong to each test whose verbs use them.
@Suite struct BorrowedMockTests {
  /// A verb that uses a mock.
  enum Verb: CaseIterable {
    case stub, expect, reject, verify, within, order, calls, ignore, reset, resetCalls, resetPattern
    case resetMatching, strictness, memberStrictness, noMoreInteractions, expectations

    func use(_ greeter: MockGreeter) async {
      switch self {
      case .stub: UnderstudyCore.stub(greeter.greet(.any)).returns("hi")
      case .expect: UnderstudyCore.expect(greeter.ping(), .any)
      case .reject: UnderstudyCore.reject(greeter.greet("x"))
      case .verify: UnderstudyCore.verify(greeter.ping(), .never)
      case .within: await UnderstudyCore.verify(greeter.ping(), .any, within: .milliseconds(1))
      case .order: verifyInOrder(greeter.ping().times(0))
      case .calls: _ = UnderstudyCore.calls(greeter.ping())
      case .ignore: UnderstudyCore.ignore(greeter)
      case .reset: UnderstudyCore.reset(greeter)
      case .resetCalls: UnderstudyCore.reset(greeter, .calls)
      case .resetPattern: UnderstudyCore.reset(greeter.ping())
      case .resetMatching: UnderstudyCore.reset(greeter.greet("x"))
      case .strictness: setStrictness(.nice, for: greeter)
      case .memberStrictness: setStrictness(.nice, for: greeter.ping())
      case .noMoreInteractions: verifyNoMoreInteractions(greeter)
      case .expectations: verifyExpectations(greeter)
      }
    }
  }

  /// Runs a test with a scope, as a test framework does.
  private func run(_ name: String, _ body: () async -> Void) async -> [MockFailure] {
    let test = RunningTest(id: name, name: name)
    var failures: [MockFailure] = []
    await FailureLog.running(test) {
      let scope = MockScope(unusedStubs: .allow, test: test)
      await MockScope.$opened.withValue(scope) { await body() }
      scope.end()
      failures = FailureLog.current!.failures
    }
    return failures
  }

  @Test(
    "a call after the end of a test is late, whichever verb of the test has used the mock",
    arguments: Verb.allCases, [false, true])
  func late(verb: Verb, inClosure: Bool) async {
    let greeter = MockGreeter("greeter")
    let name = "late \(verb) \(inClosure)"
    let failures = await run(name) {
      if inClosure {
        await MockScope.run(unusedStubs: .allow) { await verb.use(greeter) }
      } else {
        await verb.use(greeter)
      }
      greeter.ping()
    }
    #expect(failures.map(\.headline) == [])
    await Task.detached { greeter.ping() }.value
    let late = FailureLog.outside.failures.filter { $0.endedTest == name }
    #expect(late.map(\.kind) == [.lateCall])
  }

  @Test("another test uses the mock again, by a verb or by a call, with what was set up outside")
  func otherTest() async {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet(.any)).returns("outside")
    let first = await run("otherTest first") {
      stub(greeter.greet("bob")).returns("first")
      #expect(greeter.greet("bob") == "first")
    }
    let second = await run("otherTest second") {
      #expect(greeter.greet("bob") == "outside")
      verify(greeter.greet(.any), 1)
    }
    let third = await run("otherTest third") {
      expect(greeter.ping())
      greeter.ping()
    }
    #expect((first + second + third).map(\.headline) == [])
  }

  @Test("an unmet expectation of a test is reported once, and one that was set up outside remains")
  func expectations() async {
    var greeter: MockGreeter? = MockGreeter("greeter")
    let log = FailureLog.of { expect(greeter!.ping(), 2, line: 100) }
    let failures = await run("expectations") {
      expect(greeter!.greet("bob"), line: 200)
      greeter!.ping()
    }
    #expect(failures.map(\.site.line) == [200])
    let end = FailureLog.of { greeter = nil }
    #expect((log.failures + end.failures).map(\.site.line) == [100])
  }

  @Test("a closure with a scope gives the mock back, if no test has a scope")
  func closure() async {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      MockScope.run { verify(greeter.ping(), .never) }
      greeter.ping()
      verify(greeter.ping())
    }
    #expect(log.reports == [])
  }
}
