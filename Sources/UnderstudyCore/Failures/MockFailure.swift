/// A failure as a structured value. It is described when it is rendered.
public struct MockFailure: Sendable {
  /// The effect of a failure on the test.
  public enum Severity: Sendable, Hashable {
    /// The test continues and passes.
    case warning

    /// The test fails.
    case error
  }

  /// The kinds of failure, with their details.
  public enum Kind: Sendable {
    /// A call that matches no expectation and no stub, on a strict mock or to a requirement that
    /// has expectations.
    case unexpectedCall(CallDescription, Alternatives, history: History)

    /// A call beyond the upper bound of an expectation.
    case tooManyCalls(CallDescription, Candidate, history: History)

    /// A call that was made out of order, or verified calls that were not made in order.
    case outOfOrder(OrderProblem, OrderDescription, history: History)

    /// A call that is expected, or answered, only in another state.
    case wrongState(CallDescription, Candidate, StateMismatch)

    /// An expectation with too few calls or, in an explicit verification, a violated rejection.
    case unmet(UnmetExpectation)

    /// A `verify` that found too few or too many calls.
    case verification(Verification)

    /// A state that was not reached before the timeout, and the states at that time.
    case stateMissed(condition: String, states: [String], wait: Wait)

    /// A call for which there is no value to return. The suggestion is the pattern to stub, or the
    /// rule that was set up without a value.
    case noValue(
      CallDescription, resultType: String, suggestion: PatternDescription,
      setUpAt: MockSourceLocation?)

    /// A call for which a stub or expectation has no answer left.
    case noMoreAnswers(CallDescription, Candidate)

    /// Calls that were neither verified nor expected.
    case moreInteractions(mock: String, History)

    /// A stub that no call used. If its requirement was called with other arguments only, the
    /// nearest of these calls are included, with the number of all. If another stub or expectation
    /// answered every matching call, its line is included.
    case unusedStub(Candidate, nearest: [NearMiss], calls: Int, answeredBy: MockSourceLocation?)

    /// A value that does not match in an assertion.
    case assertion(ArgumentMismatch)

    /// A call that was made after the mock's test had ended.
    case lateCall(CallDescription, test: String?)

    /// A misuse of the framework.
    case misuse(String, details: [String])
  }

  /// An expectation or stub that might have answered a call.
  public struct Candidate: Sendable {
    /// The pattern of the call.
    public let pattern: PatternDescription

    /// How many times the call is expected, or `nil` for a stub.
    public let count: CallCount?

    /// The number of calls received, including those beyond the upper bound.
    public let received: Int

    /// The line where it was set up.
    public let site: MockSourceLocation

    /// The mismatches with the call. Filled in for the nearest candidates only.
    public let mismatches: [ArgumentMismatch]

    /// The required states: `connection is "open"`.
    public let states: [String]
  }

  /// The expectations and stubs that might have answered a call. They belong to the called
  /// requirement or, if it has none, to other requirements of the mock.
  public struct Alternatives: Sendable {
    /// The nearest candidates, nearest first.
    public let nearest: [Candidate]

    /// The number of expectations.
    public let expectations: Int

    /// The number of stubs.
    public let stubs: Int
  }

  /// An unmet expectation, and where its calls may have gone.
  public struct UnmetExpectation: Sendable {
    /// The expectation.
    public let expectation: Candidate

    /// The calls on its mock.
    public let others: History

    /// The first calls on other mocks that would have met it, oldest first.
    public let elsewhere: [CallDescription]

    /// The current values of the states that it requires.
    public let states: [String]

    /// The line of another expectation of the same call. Each of them needs its own calls.
    public let twin: MockSourceLocation?

    /// How long the verification has waited, or `nil` if it has not.
    public let wait: Wait?

    /// The number of the last call that was made at the wrong time. Its failure has been reported.
    public let refusedCall: Int?
  }

  /// The details of a failed `verify`.
  public struct Verification: Sendable {
    /// The pattern of the call.
    public let pattern: PatternDescription

    /// How many times the call should have been made.
    public let count: CallCount

    /// How many times the call was made.
    public let received: Int

    /// The matching calls, oldest first.
    public let matching: History

    /// The nearest nonmatching calls to the same requirement, nearest first.
    public let nearest: [NearMiss]

    /// The number of nonmatching calls to the same requirement.
    public let missed: Int

    /// The calls to other requirements.
    public let others: History

    /// The first matching calls on other mocks, oldest first.
    public let elsewhere: [CallDescription]

    /// How long the verification has waited, or `nil` if it has not.
    public let wait: Wait?
  }

  /// A recorded call that a pattern almost matches.
  public struct NearMiss: Sendable {
    /// The call.
    public let call: CallDescription

    /// The reasons why the pattern does not match it.
    public let mismatches: [ArgumentMismatch]
  }

  /// Some of the calls, oldest first.
  public struct History: Sendable {
    /// The calls.
    public let calls: [CallDescription]

    /// The number of omitted calls before these.
    public let omitted: Int

    /// The number of omitted calls after these.
    public let omittedAfter: Int

    /// The number of calls, including omitted ones.
    public var count: Int { omitted + calls.count + omittedAfter }
  }

  /// The kind of failure, with its details.
  public let kind: Kind

  /// The effect of the failure on the test.
  public let severity: Severity

  /// The line of the test that the failure belongs to.
  public internal(set) var site: MockSourceLocation

  /// The line of the code under test that made the failing call, if there is one and the line is
  /// known.
  public internal(set) var callSite: MockSourceLocation?

  /// A Boolean value that indicates whether the failure was deferred, because it could not be
  /// reported when it happened.
  public internal(set) var wasDeferred = false

  /// The failure as one that is reported later.
  var deferred: MockFailure {
    var copy = self
    copy.wasDeferred = true
    return copy
  }

  /// The name of the test that the failure belongs to, if that test ended before it could be
  /// reported.
  public internal(set) var endedTest: String?
}
