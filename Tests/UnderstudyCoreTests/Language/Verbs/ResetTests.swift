import Testing
import UnderstudyCore

@Suite struct ResetTests {
  let greeter = MockGreeter("greeter")

  @Test("reset(_:) removes the calls, stubs and expectations of a mock")
  func everything() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("hi")
      expect(greeter.ping(), 3)
      _ = greeter.greet("bob")
      reset(greeter)
      #expect(greeter.greet("ann") == "")
      #expect(calls(greeter.greet(.any)).map(\.arguments) == ["ann"])
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("reset(_:) resets several mocks and leaves others unchanged")
  func severalMocks() {
    let (second, third) = (MockGreeter("second"), MockGreeter("third"))
    for mock in [greeter, second, third] { mock.ping() }
    reset(greeter, second)
    #expect([greeter, second, third].map { calls($0.ping()).count } == [0, 0, 1])
  }

  @Test("reset(_:_:) with .calls keeps stubs, and expectations with their counts")
  func callsOnly() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("1", "2", "3")
      expect(greeter.ping(), 2)
      _ = greeter.greet("a")
      greeter.ping()
      reset(greeter, .calls)
      #expect(calls(greeter.greet(.any)).isEmpty)
      #expect(calls(greeter.ping()).isEmpty)
      #expect(greeter.greet("b") == "2")
      greeter.ping()
      verifyExpectations(greeter)
      verify(greeter.ping(), 1)
    }
    #expect(log.reports == [])
  }

  @Test("reset(_:_:) with .stubs keeps calls and expectations")
  func stubsOnly() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("stub")
      expect(greeter.greet("bob")).returns("expected")
      greeter.ping()
      reset(greeter, .stubs)
      #expect(greeter.greet("bob") == "expected")
      #expect(greeter.greet("bob") == "")
      verify(greeter.ping())
    }
    #expect(log.reports == [.tooManyCalls("greet(_:)", .once, received: 2).with("bob")])
  }

  @Test("reset(_:_:) with .expectations keeps calls and stubs")
  func expectationsOnly() {
    let log = FailureLog.of {
      stub(greeter.greet("bob")).returns("stub")
      expect(greeter.greet(.any)).returns("expected")
      expect(greeter.ping())
      #expect(greeter.greet("bob") == "expected")
      reset(greeter, .expectations)
      #expect(["bob", "ann"].map(greeter.greet) == ["stub", ""])
      verify(greeter.greet(.any), 3)
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("reset(_:_:) accepts several parts")
  func parts() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("stub")
      expect(greeter.ping())
      _ = greeter.greet("a")
      reset(greeter, [.stubs, .expectations])
      #expect(greeter.greet("a") == "")
      verify(greeter.greet("a"), 2)
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("reset(_:) with a pattern removes only the matching calls")
  func pattern() {
    let log = FailureLog.of {
      stub(greeter.greet(.any)).returns("hi")
      expect(greeter.ping(), 2)
      for name in ["a", "b", "a", "c", "a", "b"] { _ = greeter.greet(name) }
      greeter.ping()
      let orders = calls(greeter.greet(.not("a"))).map(\.order)
      reset(greeter.greet("a"))
      let left = calls(greeter.greet(.any))
      #expect(left.map(\.arguments) == ["b", "c", "b"])
      #expect(left.map(\.order) == orders)
      for call in left {
        guard case .returned("hi") = call.outcome else {
          Issue.record("\(call.outcome)")
          continue
        }
      }
      #expect(greeter.greet("a") == "hi")
      verify(greeter.ping())
      greeter.ping()
      verifyExpectations(greeter)
    }
    #expect(log.reports == [])
  }

  /// A pattern of `greet(_:)`, and whether it matches any arguments.
  enum Pattern: CaseIterable {
    case any, anyOfType, values, equal, negated, predicate

    var matchesAnything: Bool { [.any, .anyOfType].contains(self) }

    func of(_ greeter: MockGreeter) -> CallPattern<String, String, Never> {
      switch self {
      case .any: greeter.greet(.any)
      case .anyOfType: greeter.greet(.any(String.self))
      case .values: greeter.greet(.anyOf("a", "b"))
      case .equal: greeter.greet("a")
      case .negated: greeter.greet(.not("c"))
      case .predicate: greeter.greet(.where { !$0.isEmpty })
      }
    }
  }

  @Test(
    "reset(_:) with a pattern that matches any arguments resets its requirement",
    arguments: Pattern.allCases)
  func requirement(pattern: Pattern) {
    let log = FailureLog.of {
      stub(greeter.greet("a")).returns("stubbed")
      expect(greeter.greet("b"), 2, line: 100).returns("expected")
      expect(greeter.ping(), line: 200)
      #expect(greeter.greet("a") == "stubbed")
      reset(pattern.of(greeter))
      #expect(calls(greeter.greet(.any)).isEmpty)
      #expect(greeter.greet("a") == (pattern.matchesAnything ? "" : "stubbed"))
      verifyExpectations(greeter, line: 300)
    }
    let ping = FailureReport.unmetExpectation("ping()", .once, received: 0, line: 300)
    let greet = FailureReport.unmetExpectation("greet(_:)", .exactly(2), received: 0, line: 300)
    #expect(log.reports == (pattern.matchesAnything ? [ping] : [greet, ping]))
  }

  @Test("reset(_:) with a pattern without parameters resets its requirement")
  func withoutParameters() {
    let log = FailureLog.of {
      stub(greeter.name).returns("bob")
      expect(greeter.name.set("ann"), line: 100)
      expect(greeter.ping(), line: 200)
      reset(greeter.name)
      reset(greeter.ping())
      #expect(greeter.name == "")
      verifyExpectations(greeter, line: 300)
    }
    #expect(log.reports == [.unmetExpectation("name=", .once, received: 0, line: 300)])
  }

  @Test("reset(_:) with a pattern releases callers that are held in a removed answer")
  func releasesCallers() async {
    let pending = stub(greeter.load(.any)).suspends()
    let loading = Task { [greeter] in try await greeter.load(1) }
    await pending.waitUntilCalled()
    reset(greeter.load(.any))
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test("verified calls stay verified after other calls of their member are reset")
  func marksStay() {
    let log = FailureLog.of {
      _ = greeter.greet("a")
      _ = greeter.greet("b")
      verify(greeter.greet("b"))
      reset(greeter.greet("a"))
      verifyNoMoreInteractions(greeter)
    }
    #expect(log.reports == [])
  }

  @Test("the error of a call is still recorded after other calls are reset")
  func thrownOutcome() {
    stub(greeter.greet("b", times: .any)).throws(Rude())
    _ = try? greeter.greet("a", times: 1)
    _ = try? greeter.greet("b", times: 1)
    reset(greeter.greet("a", times: .any))
    let left = calls(greeter.greet(.any, times: .any))
    guard case .threw(let error) = left.first?.outcome else {
      Issue.record("\(left)")
      return
    }
    #expect(error as? Rude == Rude())
    #expect(left.count == 1)
  }

  @Test("a call returns if its answer resets the mock")
  func duringCall() {
    stub(greeter.greet("a")).answers { [greeter] _ in
      reset(greeter)
      return "done"
    }
    #expect(greeter.greet("a") == "done")
    #expect(calls(greeter.greet(.any)).isEmpty)
    #expect(greeter.greet("a") == "")
  }

  @Test("a pending call keeps its outcome if other calls of its member are reset")
  func pendingOutcome() {
    _ = greeter.greet("other")
    stub(greeter.greet("bob")).answers { [greeter] _ in
      reset(greeter.greet("other"))
      return "hi"
    }
    #expect(greeter.greet("bob") == "hi")
    guard case .returned("hi") = calls(greeter.greet("bob")).first?.outcome else {
      Issue.record("\(calls(greeter.greet("bob")))")
      return
    }
    reset(greeter)  // The answer retains the mock.
  }

  @Test("a pending call keeps its error if calls are reset repeatedly")
  func pendingError() {
    for _ in 0..<5 { _ = try? greeter.greet("other", times: 1) }
    stub(greeter.greet("bob", times: 2)).answers { [greeter] _, _ in
      for number in 1...3 {
        reset(greeter.greet("other", times: .any))
        _ = try greeter.greet("other", times: number + 2)
      }
      throw Rude()
    }
    #expect(throws: Rude()) { try greeter.greet("bob", times: 2) }
    guard case .threw(let error) = calls(greeter.greet("bob", times: 2)).first?.outcome else {
      Issue.record("\(calls(greeter.greet("bob", times: 2)))")
      return
    }
    #expect(error as? Rude == Rude())
    #expect(calls(greeter.greet("other", times: .any)).map(\.arguments.1) == [5])
    reset(greeter)  // The answer retains the mock.
  }
}
