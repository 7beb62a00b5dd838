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

  /// The rules that did not match. Filled in only if no rule matched.
  var misses: [RuleMismatch]?

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

/// The rules of one kind that may take a call, at the moment of the call. Immutable, so that
/// matchers can run without the lock.
struct Candidates {
  let rules: [Rule]

  /// The states that each rule requires, or `nil` if no rule requires any.
  private let states: [[StateCondition]]?

  /// A Boolean value that indicates whether only the patterns of the rules have to be checked.
  private let arePlain: Bool

  /// Creates the candidates among the rules of a member.
  init(_ rules: [Rule], of member: MemberState, _ state: borrowing MockState) {
    self.rules = rules
    let hasStates = state[member].hasStates
    var states: [[StateCondition]]?
    if hasStates {
      states = []
      for rule in rules { states?.append(state[rule].states) }
    }
    self.states = states
    arePlain = !hasStates && !state[member].hasCaptors
  }

  /// A Boolean value that indicates whether the newest rule matches every call, so that no matcher
  /// has to run.
  var newestAlwaysMatches: Bool {
    guard let newest = rules.last else { return true }
    return arePlain && newest.pattern.isUniversal
  }

  /// A Boolean value that indicates whether every rule matches every call, so that no matcher has
  /// to run.
  var allAlwaysMatch: Bool {
    states == nil && rules.allSatisfy { $0.pattern.isUniversal }
  }

  /// Returns the newest matching rule. Runs matchers. Adds nonmatching rules, newest first, to the
  /// misses of the resolution, unless these are `nil`.
  func newestMatch(_ call: CallRecord, _ resolution: inout CallResolution) -> Rule? {
    rules.indices.reversed().first { accepts($0, call, &resolution) }.map { rules[$0] }
  }

  /// Returns the matching rules, oldest first. Runs matchers. Adds nonmatching rules, oldest first,
  /// to the misses of the resolution.
  func matches(_ call: CallRecord, _ resolution: inout CallResolution) -> [Rule] {
    var matching: [Rule] = []
    for index in rules.indices where accepts(index, call, &resolution) {
      matching.append(rules[index])
    }
    return matching
  }

  /// Returns a Boolean value that indicates whether a rule matches and its states hold.
  private func accepts(
    _ index: Int, _ call: CallRecord, _ resolution: inout CallResolution
  ) -> Bool {
    let rule = rules[index]
    let captures = rule.pattern.makeCaptures()
    let position = rule.pattern.firstMismatch(call, captures)
    guard position == ArgumentPattern.matches else {
      // A call that a rejection does not match has nothing to do with the rejection.
      if !rule.isRejection {
        resolution.misses?.append(RuleMismatch(rule: rule, position: position))
      }
      return false
    }
    if let readings = states?[index].map({ $0.read() }), !readings.allSatisfy(\.isMet) {
      if !rule.isRejection, resolution.blocked == nil {
        resolution.blocked = BlockedRule(rule: rule, reason: .state(readings))
      }
      return false
    }
    if let captures { resolution.captures.append((rule, captures)) }
    return true
  }
}
