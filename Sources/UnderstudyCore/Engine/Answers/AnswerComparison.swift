/// How the answers to some calls are compared: by a matcher that is made of the real answer.
struct AnswerComparison: Sendable {
  /// The calls that are compared, or `nil` for all of them.
  private let calls: ComparedCalls?

  /// Compares the answer of a stub with that of the real object. Returns `nil` for answers of another
  /// type.
  private let compare: @Sendable (Any, Any) -> Tolerances.Verdict?

  /// Creates the comparison of answers of one type.
  ///
  /// - Parameters:
  ///   - calls: The calls, or `nil` for all of them.
  ///   - matcher: Makes the matcher of the real object's answer.
  init<Answer>(_ calls: ComparedCalls?, by matcher: @escaping @Sendable (Answer) -> Matcher<Answer>)
  {
    self.calls = calls
    compare = { stubbed, real in
      guard let stubbed = stubbed as? Answer, let real = real as? Answer else { return nil }
      return Tolerances.compare(stubbed, with: matcher(real))
    }
  }

  /// Creates a comparison that accepts all answers of one type.
  init<Answer>(ignoring type: Answer.Type) {
    calls = nil
    compare = { stubbed, real in stubbed is Answer && real is Answer ? .agree : nil }
  }

  /// Compares two answers, unless they are none that this comparison is for. Runs user code.
  ///
  /// - Parameters:
  ///   - stubbed: The result or error of the stub.
  ///   - real: The result or error of the real object.
  ///   - areResults: Whether they are results.
  ///   - call: The call.
  func verdict(
    _ stubbed: Any, _ real: Any, areResults: Bool, _ call: PendingCall
  ) -> Tolerances.Verdict? {
    if let calls {
      // The type of the matcher is that of the results.
      guard areResults, calls.contain(call) else { return nil }
    }
    return compare(stubbed, real)
  }
}

/// The calls that a pattern matches.
///
/// Unchecked because a pattern's matchers are not `Sendable`. The documentation of `Matcher` requires
/// them to protect shared state, and everything else is immutable.
struct ComparedCalls: @unchecked Sendable {  // No lock: immutable.
  // Not the pattern, which retains the mock, which retains the comparison.
  let member: MemberState
  let arguments: ArgumentPattern

  /// Returns a Boolean value that indicates whether the pattern matches a call. Runs matchers.
  fileprivate func contain(_ call: PendingCall) -> Bool {
    guard call.core.withState({ $0.canonical(call.member) === $0.canonical(member) }) else {
      return false
    }
    return ExaminedCall(call.position, arguments).isMatching
  }
}
