import Testing
import UnderstudyCore

@Suite struct UnusedStubReasons {
  let greeter = MockGreeter("greeter")

  @Test("a member that was never called leaves nothing to say")
  func neverCalled() {
    let reason = reason { stub(greeter.greet("ann", times: 1)) }
    #expect(reason == Reason(nearest: [], calls: 0))
  }

  @Test("calls with other arguments come nearest first, cut to three, with their number")
  func otherArguments() {
    let reason = reason {
      stub(greeter.greet("ann", times: 1))
      _ = try? greeter.greet("bob", times: 2)
      _ = try? greeter.greet("bob", times: 1)
      _ = try? greeter.greet("ann", times: 3)
      _ = try? greeter.greet("cid", times: 4)
      _ = greeter.greet("ann")
    }
    let nearest = [
      #"greet("bob", times: 1)"#, #"greet("ann", times: 3)"#, #"greet("bob", times: 2)"#,
    ]
    #expect(reason == Reason(nearest: nearest, mismatches: [[0], [1], [0, 1]], calls: 4))
  }

  @Test("a newer stub that answers every call that the stub matches is named")
  func newerStub() {
    let reason = reason {
      stub(greeter.greet("ann")).returns("hidden")
      stub(greeter.greet(.any), line: 300).returns("hi")
      _ = greeter.greet("ann")
      _ = greeter.greet("bob")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("an expectation that answers every call that the stub matches is named")
  func expectation() {
    let reason = reason {
      stub(greeter.greet(.any)).returns("hidden")
      expect(greeter.greet("ann"), line: 300).returns("hi")
      _ = greeter.greet("ann")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("an older stub that answered before the stub was written is named")
  func olderStub() {
    let reason = reason {
      stub(greeter.greet(.any), line: 300).returns("hi")
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("no line is named where the calls that the stub matches were answered here and there")
  func severalAnswers() {
    let reason = reason {
      stub(greeter.greet(.any)).returns("hidden")
      stub(greeter.greet("ann")).returns("hi")
      stub(greeter.greet("bob")).returns("hi")
      _ = greeter.greet("ann")
      _ = greeter.greet("bob")
    }
    #expect(reason == Reason())
  }

  @Test("no line is named where nothing answered, for the calls came before the stub")
  func tooLate() {
    let reason = reason {
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
      stub(greeter.greet(.any), line: 300).returns("too late as well")
    }
    #expect(reason == Reason())
  }

  @Test("no line is named of what answered only the later ones of the calls that the stub matches")
  func answeredLater() {
    let reason = reason {
      _ = greeter.greet("ann")
      stub(greeter.greet(.any)).returns("hi")
      _ = greeter.greet("ann")
      _ = greeter.greet("bob")
      stub(greeter.greet("ann")).returns("too late")
    }
    #expect(reason == Reason())
  }

  @Test("no line is named of an expectation without an answer")
  func expectationWithoutAnswer() {
    let reason = reason {
      expect(greeter.greet("ann"))
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
    }
    #expect(reason == Reason())
  }

  @Test("matchers run without the lock, so that one may call the mock")
  func reentrant() {
    let reason = reason {
      stub(
        greeter.greet(
          .where("nobody") { [greeter] _ in
            greeter.ping()
            return false
          }))
      _ = greeter.greet("bob")
    }
    #expect(reason == Reason(nearest: [#"greet("bob")"#], mismatches: [[0]], calls: 1))
    reset(greeter)  // The matcher holds the mock.
  }

  /// What the first failure says of the reason.
  private func reason(_ body: () -> Void) -> Reason? {
    let log = FailureLog.of {
      MockScope.run {
        body()
      }
    }
    guard case .unusedStub(_, let nearest, let calls, let answeredBy) = log.failures.first?.kind
    else { return nil }
    return Reason(
      nearest: nearest.map(\.call.call), mismatches: nearest.map { $0.mismatches.map(\.position) },
      calls: calls, answeredBy: answeredBy?.line)
  }

  private struct Reason: Equatable {
    var nearest: [String] = []
    var mismatches: [[Int]] = []
    var calls = 0
    var answeredBy: Int?
  }
}
