/// A kind of failure, with the smallest code that brings it about.
///
/// The code has two parts: the setup in the test's body, and the trigger at the place that the cell
/// is about. The line that the failure must be reported at ends with ``blame``.
enum FailureKind: String, CaseIterable {
  case unexpectedCall, tooManyCalls, rejectedCall, unmetExpectation, outOfOrder, wrongState
  case verifyMismatch, noMoreAnswers, moreInteractions, noValue
  case timeOut, assertion, misuse

  /// Marks the line that the failure belongs to.
  static let blame = "  // fails"

  /// The name in the document.
  var title: String {
    switch self {
    case .unexpectedCall: "unexpected call on a strict mock"
    case .tooManyCalls: "too many calls"
    case .rejectedCall: "rejected call"
    case .unmetExpectation: "unmet expectation"
    case .outOfOrder: "call out of order"
    case .wrongState: "call in the wrong state"
    case .verifyMismatch: "`verify` mismatch"
    case .noMoreAnswers: "no more answers"
    case .moreInteractions: "`verifyNoMoreInteractions`"
    case .noValue: "no value to return"
    case .timeOut: "`waitUntil` timeout"
    case .assertion: "`assertThat` mismatch"
    case .misuse: "misuse of a verb"
    }
  }

  /// What the failure's first line contains.
  var headline: String {
    switch self {
    case .unexpectedCall: "Unexpected call on 'mock': ping()"
    case .tooManyCalls: "Expected 1 call to mock.ping(), received 2"
    case .rejectedCall: "Expected no call to mock.ping(), received 1"
    case .unmetExpectation: "Expected 1 call to mock.ping(), received 0"
    case .outOfOrder: "Out of order: mock.ping()"
    case .wrongState: "mock.ping() is not allowed while state is"
    case .verifyMismatch: "Expected 1 call to mock.ping(), received 0"
    case .noMoreAnswers: "mock.number(1)"
    case .moreInteractions: "Expected no more calls on 'mock', received 1"
    case .noValue: "No value for mock.value()"
    case .timeOut: "waiting for state is 1"
    case .assertion: "Expected 2"
    case .misuse: "No number of calls to mock.ping() can be at least 3 and at most 1"
    }
  }

  /// The code in the test's body.
  var setup: [String] {
    switch self {
    case .unexpectedCall: [#"let mock = MockService("mock", .strict)"#]
    case .tooManyCalls: [mock, "expect(mock.ping())" + Self.blame, "mock.ping()"]
    case .rejectedCall: [mock, "reject(mock.ping())" + Self.blame]
    case .unmetExpectation, .verifyMismatch, .misuse: [mock]
    case .outOfOrder:
      [
        mock, #"let order = CallOrder("order")"#,
        "expect(mock.ping(), ...1).inOrder(order)" + Self.blame,
        "expect(mock.pong()).inOrder(order)", "mock.pong()",
      ]
    case .wrongState:
      [state, mock, "expect(mock.ping(), .any).when(state.is(1))" + Self.blame]
    case .noMoreAnswers:
      [
        mock, "stub(mock.number(.any)).returns(1).then.fails()" + Self.blame,
        "_ = mock.number(1)",
      ]
    case .moreInteractions: [mock, "mock.ping()"]
    case .noValue: [mock]
    case .timeOut: [state]
    case .assertion: []
    }
  }

  /// The code at the place that the cell is about.
  var trigger: String {
    switch self {
    case .unexpectedCall: "mock.ping()" + Self.blame
    case .tooManyCalls, .rejectedCall, .outOfOrder, .wrongState: "mock.ping()"
    case .unmetExpectation: "expect(mock.ping())" + Self.blame
    case .verifyMismatch: "verify(mock.ping())" + Self.blame
    case .noMoreAnswers: "_ = mock.number(1)"
    case .moreInteractions: "verifyNoMoreInteractions(mock)" + Self.blame
    case .noValue: "_ = try? mock.value()" + Self.blame
    case .timeOut: "await waitUntil(state.is(1), timeout: .milliseconds(10))" + Self.blame
    case .assertion: "assertThat(1, .equal(2))" + Self.blame
    case .misuse: "verify(mock.ping(), .between(3, 1))" + Self.blame
    }
  }

  /// The condition that is true as soon as the trigger has been recorded, or `nil` if no code can
  /// see that.
  var hasHappened: String? {
    switch self {
    case .unexpectedCall, .rejectedCall, .outOfOrder, .wrongState: "calls(mock.ping()).count == 1"
    case .tooManyCalls: "calls(mock.ping()).count == 2"
    case .noMoreAnswers: "calls(mock.number(.any)).count == 2"
    case .noValue: "calls(mock.value()).count == 1"
    case .unmetExpectation, .verifyMismatch, .moreInteractions, .timeOut, .assertion, .misuse: nil
    }
  }

  /// A Boolean value that indicates whether the failure is detected after the call was recorded.
  var failsInItsAnswer: Bool { self == .noMoreAnswers || self == .noValue }

  /// A Boolean value that indicates whether the trigger suspends its caller.
  var isAsync: Bool { self == .timeOut }

  /// A Boolean value that indicates whether the trigger names a mock, and with it the mock's scope.
  var hasMock: Bool { self != .timeOut && self != .assertion }

  private var mock: String { #"let mock = MockService("mock")"# }
  private var state: String { #"let state = States("state", initially: 0)"# }
}
