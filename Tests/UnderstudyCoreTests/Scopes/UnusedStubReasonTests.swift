import Testing
import UnderstudyCore

@Suite struct UnusedStubReasonTests {
  let greeter = MockGreeter("greeter")

  @Test("an unused stub of an uncalled member has no reason")
  func neverCalled() {
    let reason = reason { stub(greeter.greet("ann", times: 1)) }
    #expect(reason == Reason(nearest: [], calls: 0))
  }

  @Test("an unused stub shows the three nearest calls with other arguments and the number of all")
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

  @Test("an unused stub shows the line of a newer stub that answered all of its calls")
  func newerStub() {
    let reason = reason {
      stub(greeter.greet("ann")).returns("hidden")
      stub(greeter.greet(.any), line: 300).returns("hi")
      _ = greeter.greet("ann")
      _ = greeter.greet("bob")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("an unused stub shows the line of an expectation that answered all of its calls")
  func expectation() {
    let reason = reason {
      stub(greeter.greet(.any)).returns("hidden")
      expect(greeter.greet("ann"), line: 300).returns("hi")
      _ = greeter.greet("ann")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("an unused stub shows the line of an older stub that answered all of its calls")
  func olderStub() {
    let reason = reason {
      stub(greeter.greet(.any), line: 300).returns("hi")
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
    }
    #expect(reason == Reason(answeredBy: 300))
  }

  @Test("an unused stub shows no line if several rules answered its calls")
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

  @Test("an unused stub shows no line if its calls were made before it and had no answer")
  func tooLate() {
    let reason = reason {
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
      stub(greeter.greet(.any), line: 300).returns("too late as well")
    }
    #expect(reason == Reason())
  }

  @Test("an unused stub shows no line if a rule answered only some of its calls")
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

  @Test("an unused stub shows no line of an expectation without an answer")
  func expectationWithoutAnswer() {
    let reason = reason {
      expect(greeter.greet("ann"))
      _ = greeter.greet("ann")
      stub(greeter.greet("ann")).returns("too late")
    }
    #expect(reason == Reason())
  }

  @Test("matchers run without the lock and can call the mock")
  func reentrant() {
    let reason = reason {
      stub(
        greeter.greet(
          .where("nothing") { [greeter] _ in
            greeter.ping()
            return false
          }))
      _ = greeter.greet("bob")
    }
    #expect(reason == Reason(nearest: [#"greet("bob")"#], mismatches: [[0]], calls: 1))
    reset(greeter)  // The matcher retains the mock.
  }

  /// Returns the reason in the first failure.
  private func reason(_ body: () -> Void) -> Reason? {
    let log = FailureLog.of {
      MockScope.run {
        body()
      }
    }
    guard let unused = log.failures.first?.content as? UnusedStub else { return nil }
    return Reason(
      nearest: unused.nearest.map(\.call.call),
      mismatches: unused.nearest.map { $0.mismatches.map(\.position) },
      calls: unused.missed, answeredBy: unused.answeredBy?.line)
  }

  private struct Reason: Equatable {
    var nearest: [String] = []
    var mismatches: [[Int]] = []
    var calls = 0
    var answeredBy: Int?
  }
}
