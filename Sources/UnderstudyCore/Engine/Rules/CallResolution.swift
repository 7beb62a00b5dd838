/// The rule that answers a call, or the reason why there is none.
///
/// A call is answered by the first of these that applies:
///
/// 1. The oldest matching expectation that is not used up and whose order and state allow the call.
/// 2. The newest matching stub.
/// 3. If an expectation matches: a failure, because of too many calls, the wrong order or the wrong
///    state.
/// 4. If the requirement has expectations that may be called: a failure, because the call is
///    unexpected. Rejections do not count.
/// 5. The strictness of the mock.
///
/// A rejection forbids what it matches and nothing else. It is violated even if a stub answers the
/// call. A stub also provides the answer for an expectation without one.
struct CallResolution {
  /// The expectation that counts the call.
  var expectation: Rule?

  /// The rule that answers the call.
  var answer: Rule?

  /// The used-up expectation that the call violates.
  var violated: Rule?

  /// The rule that would have counted or answered the call in another order or state.
  var blocked: BlockedRule?

  /// A Boolean value that indicates whether the requirement has expectations that may be called, but
  /// none matches. Rejections do not count.
  var isUnexpected = false

  /// The expectations that could have counted the call instead, or `nil` if there was only one.
  var candidates: CandidateSet?

  /// The rules that did not match. Filled in only if no rule matched.
  var misses: RuleMisses?

  /// A Boolean value that indicates whether the call is made by a description and is not recorded.
  /// See ``DescriptionContext``.
  var isUnrecorded = false

  /// The values for the captors of the matching rules. Empty if there are no captors.
  var captures: [(rule: Rule, captures: Captures)] = []

  /// A Boolean value that indicates whether the call must be reported.
  var isViolation: Bool {
    violated != nil || isUnexpected || blocked?.rule.count != nil
  }

  /// Delivers the captured values of the rules that answer or count the call. Runs user code.
  func deliverCaptures() {
    for (rule, captures) in captures
    where rule === expectation || rule === answer || rule === violated {
      captures.deliver()
    }
  }
}

/// A rule that does not match a call.
struct RuleMismatch {
  let rule: Rule

  /// The position of the first argument that does not match.
  let position: Int
}

/// The rules that do not match a call.
///
/// Rules that an index has excluded are compared only if a failure shows them.
struct RuleMisses {
  private var parts: [Part] = []

  private enum Part {
    /// The rules that were compared with the call.
    case compared([RuleMismatch])

    /// Rules without any user code, none of which matches. A call that a rejection does not match has
    /// nothing to do with the rejection, so rejections are left out when the rules are read.
    case excluded([Rule])
  }

  /// The first rule, or `nil` if there is none.
  var first: Rule? {
    switch parts.first {
    case .compared(let misses): misses.first?.rule
    case .excluded(let rules): rules.first { !$0.isRejection }
    case nil: nil
    }
  }

  /// A Boolean value that indicates whether there is no rule.
  var isEmpty: Bool { parts.isEmpty }

  /// Adds a rule that was compared with the call.
  mutating func append(_ miss: RuleMismatch) {
    if case .compared(var misses)? = parts.last {
      parts.removeLast()
      misses.append(miss)
      parts.append(.compared(misses))
    } else {
      parts.append(.compared([miss]))
    }
  }

  /// Adds rules that were excluded without being compared. Rejections among them are not shown.
  mutating func append(excluded rules: [Rule]) {
    if rules.contains(where: { !$0.isRejection }) { parts.append(.excluded(rules)) }
  }

  /// Returns the rules with their mismatches.
  ///
  /// - Parameter arguments: A pointer to the arguments of the call.
  func compared(with arguments: UnsafeRawPointer) -> [RuleMismatch] {
    parts.flatMap { part in
      switch part {
      case .compared(let misses): misses
      case .excluded(let rules):
        rules.filter { !$0.isRejection }
          .map { RuleMismatch(rule: $0, position: $0.pattern.firstMismatch(arguments)) }
      }
    }
  }
}

/// A rule that matches a call made at the wrong time.
struct BlockedRule {
  let rule: Rule

  /// The reason why the rule does not allow the call.
  let reason: Reason

  /// The reasons, with a snapshot taken when the call was made.
  enum Reason {
    /// The states are not those that the rule requires.
    case state([StateReading])

    /// The call would break an order.
    case order(BrokenOrder)
  }
}
