/// What went wrong, as a value: it becomes words only when it is rendered.
public struct MockFailure: Sendable {
  /// Whether a failure makes the test fail.
  public enum Severity: Sendable, Hashable {
    /// The test goes on and passes.
    case warning

    /// The test fails.
    case error
  }

  /// The kinds of failure, with what each has to tell.
  public enum Kind: Sendable {
    /// A call that no expectation and no stub matches, on a strict mock or a member that has
    /// expectations.
    case unexpectedCall(CallDescription, Alternatives, history: History)

    /// A call above an expectation's upper bound.
    case tooManyCalls(CallDescription, Candidate, history: History)

    /// A call that came out of order, or calls that were verified and did not come in order.
    case outOfOrder(OrderProblem, OrderDescription, history: History)

    /// A call that is expected, or answered, in another state only.
    case wrongState(CallDescription, Candidate, StateMismatch)

    /// An expectation with too few calls, or, at an explicit verification, a violated rejection.
    case unmet(UnmetExpectation)

    /// A `verify` that found another number of calls than it wants.
    case verification(Verification)

    /// A state that did not come in time; what was the case instead.
    case stateMissed(condition: String, states: [String], wait: Wait)

    /// There is no value to return. The suggestion is the pattern to stub, or what was set up, which
    /// says nothing of a value.
    case noValue(
      CallDescription, resultType: String, suggestion: PatternDescription,
      setUpAt: MockSourceLocation?)

    /// The answers of a stub or expectation have come to their declared end.
    case noMoreAnswers(CallDescription, Candidate)

    /// Calls that nothing accounted for.
    case moreInteractions(mock: String, History)

    /// A stub that no call used. Where its member was called with other arguments only, those
    /// calls come nearest first, cut to the nearest, with their number; where another stub or
    /// expectation answered every call that the stub matches, the line of that one.
    case unusedStub(Candidate, nearest: [NearMiss], calls: Int, answeredBy: MockSourceLocation?)

    /// A value that an assertion found not to match.
    case assertion(ArgumentMismatch)

    /// A call that was made after the test of the mock had ended.
    case lateCall(CallDescription, test: String?)

    /// The framework was used in a way that cannot work.
    case misuse(String, details: [String])
  }

  /// An expectation or stub that might have answered a call.
  public struct Candidate: Sendable {
    /// The call that it was set up for.
    public let pattern: PatternDescription

    /// How often the call is expected; nil for a stub.
    public let count: CallCount?

    /// How many calls have come, those above the bound included.
    public let received: Int

    /// The line that set it up.
    public let site: MockSourceLocation

    /// Why it does not match the call in question; told of the nearest ones.
    public let mismatches: [ArgumentMismatch]

    /// The states that it holds in: `connection is "open"`.
    public let states: [String]
  }

  /// What might have answered a call: expectations and stubs of its member, or, where there are
  /// none, those of the mock's other members.
  public struct Alternatives: Sendable {
    /// Nearest first, cut to the nearest.
    public let nearest: [Candidate]

    /// How many expectations there are.
    public let expectations: Int

    /// How many stubs there are.
    public let stubs: Int
  }

  /// An expectation that was not met, and where its calls may have gone.
  public struct UnmetExpectation: Sendable {
    /// The expectation.
    public let expectation: Candidate

    /// The calls of its mock.
    public let others: History

    /// Calls of other mocks that would have met it, oldest first, cut to a few.
    public let elsewhere: [CallDescription]

    /// What is the case now of the states that it holds in.
    public let states: [String]

    /// The line that expects the very same call once more; each needs calls of its own.
    public let twin: MockSourceLocation?

    /// How long it was waited for; nil when it was not.
    public let wait: Wait?

    /// The number of the last call that came at the wrong time for it. Its failure has been reported.
    public let refusedCall: Int?
  }

  /// What a `verify` found.
  public struct Verification: Sendable {
    /// The call that was looked for.
    public let pattern: PatternDescription

    /// How often it should have come.
    public let count: CallCount

    /// How often it came.
    public let received: Int

    /// The calls that match, oldest first.
    public let matching: History

    /// The calls of the member that do not match, nearest first, cut to the nearest.
    public let nearest: [NearMiss]

    /// How many calls of the member do not match.
    public let missed: Int

    /// The calls of other members.
    public let others: History

    /// Calls of other mocks that match, oldest first, cut to a few.
    public let elsewhere: [CallDescription]

    /// How long it was waited for; nil when it was not.
    public let wait: Wait?
  }

  /// A recorded call that a pattern almost matches.
  public struct NearMiss: Sendable {
    /// The call.
    public let call: CallDescription

    /// Why the pattern does not match it.
    public let mismatches: [ArgumentMismatch]
  }

  /// Calls, oldest first, cut to some of them.
  public struct History: Sendable {
    /// The calls.
    public let calls: [CallDescription]

    /// How many older ones are left out.
    public let omitted: Int

    /// How many newer ones are left out.
    public let omittedAfter: Int

    /// How many there are in all.
    public var count: Int { omitted + calls.count + omittedAfter }
  }

  /// What went wrong.
  public let kind: Kind

  /// Whether it makes the test fail.
  public let severity: Severity

  /// The line of the test that it belongs to.
  public internal(set) var site: MockSourceLocation

  /// The line of the code under test whose call failed, where it is a call that failed and the line
  /// can be known.
  public internal(set) var callSite: MockSourceLocation?

  /// Whether it was kept because it could not be reported when it happened.
  public internal(set) var wasDeferred = false

  /// The name of the test that it belongs to, if that test had ended before it could be reported.
  public internal(set) var endedTest: String?
}
