import Testing
import UnderstudyCore

/// Verbs that verify a mock whose scope has ended.
@Suite struct EndedScopeTests {
  /// A verb that verifies calls.
  enum Verb: CaseIterable {
    case single, within, order, exactOrder, noMoreInteractions
    case expectations, expectationsWithin, interactions

    /// The counts that the verb takes, or only `.once` if it takes none.
    var counts: [CallCount] {
      switch self {
      case .single, .within, .order:
        [.never, .once, .exactly(2), .atLeast(1), .atMost(1), .between(1, 2), .any]
      default: [.once]
      }
    }

    /// Verifies a mock at line 100.
    func use(_ greeter: MockGreeter, _ count: CallCount) async {
      switch self {
      case .single: verify(greeter.ping(), count, line: 100)
      case .within: await verify(greeter.ping(), count, within: .milliseconds(10), line: 100)
      case .order:
        let other = MockGreeter("other")
        other.ping()
        verifyInOrder(other.ping(), greeter.ping().times(count), line: 100)
      case .exactOrder:
        verifyInOrder(greeter.ping(), exactly: true, line: 100)
      case .noMoreInteractions: verifyNoMoreInteractions(greeter, line: 100)
      case .expectations: verifyExpectations(greeter, line: 100)
      case .expectationsWithin:
        await verifyExpectations(greeter, within: .milliseconds(10), line: 100)
      case .interactions:
        _ = greeter.core.canBeVerified(MockSourceLocation(#fileID, #filePath, 100, 1))
      }
    }
  }

  /// Where a mock is verified.
  enum Place: CaseIterable {
    /// In the scope around the one that has ended.
    case outer

    /// In another scope next to the one that has ended.
    case sibling

    /// In a scope inside another one next to the one that has ended.
    case nestedSibling
  }

  @Test("a verb whose matcher ends the scope of its mock examines only what is left")
  func endWhileMatchersRun() {
    let log = FailureLog.of {
      let scope = MockScope(unusedStubs: .allow, test: RunningTest(id: "ends", name: "ends"))
      scope.enter {
        let greeter = MockGreeter("greeter")
        for _ in 0..<3 { greeter.ping() }
        for name in ["ann", "bob", "cid"] { _ = greeter.greet(name) }
        let hasEnded = LockedValue(false)
        let found = calls(
          greeter.greet(
            .where("ends the scope") { _ in
              let isFirst = hasEnded.withLock { hasEnded in
                defer { hasEnded = true }
                return !hasEnded
              }
              if isFirst { scope.end() }
              return true
            }))
        #expect(found.count == 0 || found.count == 3)
      }
    }
    #expect(log.failures.count <= 1)
  }

  @Test(
    "a mock that left its scope cannot be verified in another scope of the test",
    arguments: Verb.allCases, Place.allCases)
  func sameTest(_ verb: Verb, _ place: Place) async {
    for count in verb.counts {
      let log = await FailureLog.of {
        await MockScope.run {
          let greeter = MockScope.run {
            let greeter = MockGreeter("greeter")
            greeter.ping()
            return greeter
          }
          switch place {
          case .outer: await verb.use(greeter, count)
          case .sibling: await MockScope.run { await verb.use(greeter, count) }
          case .nestedSibling:
            await MockScope.run { await MockScope.run { await verb.use(greeter, count) } }
          }
        }
      }
      #expect(
        log.headlines == ["'greeter' was verified after its scope had ended"], "\(count)")
      #expect(log.failures.allSatisfy { $0.kind == .misuse && $0.site.line == 100 })
    }
  }

  @Test(
    "a mock of an ended test can be verified in another test, without the calls of the first one",
    arguments: Verb.allCases)
  func otherTest(_ verb: Verb) async {
    for count in verb.counts where verb != .order && verb != .exactOrder {
      let tests = ["first", "second"].map {
        RunningTest(id: "\(#function) \(verb) \(count) \($0)", name: $0)
      }
      let greeter = LockedValue<MockGreeter?>(nil)
      FailureLog.running(tests[0]) {
        MockScope.run {
          greeter.withLock { $0 = MockGreeter("greeter") }
          greeter.withLock { $0 }?.ping()
        }
      }
      await FailureLog.running(tests[1]) {
        await MockScope.run { await verb.use(greeter.withLock { $0 }!, count) }
        let isCounted = verb.counts.count > 1 && count.lower > 0
        #expect(FailureLog.current!.failures.count == (isCounted ? 1 : 0))
        #expect(
          FailureLog.current!.failures.allSatisfy { $0.kind != .misuse },
          "\(count): \(FailureLog.current!.failures.map(\.headline))")
      }
    }
  }

  @Test("a mock that left its scope can still be set up in another scope of the test")
  func setUp() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockScope.run { MockGreeter("greeter") }
        stub(greeter.greet("bob")).returns("hi")
        #expect(greeter.greet("bob") == "hi")
        verify(greeter.greet("bob"))
        let other = MockScope.run { MockGreeter("other") }
        expect(other.ping())
        other.ping()
      }
    }
    #expect(log.reports == [])
  }
}
