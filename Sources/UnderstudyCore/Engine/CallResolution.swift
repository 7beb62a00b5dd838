/// The rule that answers a call, or the reason why none does.
///
/// A call is answered by the first of these that applies:
///
/// 1. The oldest matching expectation that is not used up and whose order and state allow the call.
/// 2. The newest matching stub.
/// 3. If an expectation matches: a failure, because of too many calls, the wrong order or the wrong
///    state.
/// 4. If the requirement has expectations: a failure, because the call is unexpected.
/// 5. The strictness of the mock.
///
/// A matching rejection is violated even if a stub answers the call. A stub also provides the
/// answer for an expectation without one.
struct CallResolution {
  /// The expectation that counts the call.
  var expectation: Rule?

  /// The rule that answers the call.
  var answer: Rule?

  /// The used-up expectation that the call violates.
  var violated: Rule?

  /// The rule that would have taken the call in another order or state.
  var blocked: BlockedRule?

  /// A Boolean value that indicates whether a matching rejection does not hold in the current
  /// state.
  var isPermitted = false

  /// A Boolean value that indicates whether the requirement has expectations but none matches.
  var isUnexpected = false

  /// The expectations that could have counted the call instead. Empty if there was only one.
  var candidates: [Rule] = []

  /// The rules that did not match. Filled in only if no rule matched.
  var misses: [RuleMismatch]?

  /// A Boolean value that indicates whether the call is made by a description and is not recorded.
  /// See ``DescriptionContext``.
  var isUnrecorded = false

  /// The values for the captors of the matching rules. Empty if there are no captors.
  var captures: [(rule: Rule, captures: Captures)] = []

  /// The candidates, if some were removed while matchers ran. Kept alive until the lock is
  /// released, because their `deinit` may run user code.
  var outdated: [Rule]?

  /// A Boolean value that indicates whether the call must be reported.
  var isViolation: Bool {
    violated != nil || isUnexpected || blocked?.rule.count != nil
  }

  /// Delivers the captured values of the rules that answer or count the call. No lock held.
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

  /// The reason why the rule cannot take the call.
  let reason: Reason

  /// The reasons, with a snapshot taken when the call was made.
  enum Reason {
    /// The states are not those that the rule requires.
    case state([StateReading])

    /// The call would break an order.
    case order(BrokenOrder)
  }
}

extension MemberState {
  /// Finds the rule for a call. The lock is held on entry and on exit, and released while matchers
  /// run. Each matcher runs once.
  ///
  /// The rules and their states are those at the moment of the call. Rules that are added or
  /// removed while matchers run do not affect it. The remaining counts of expectations are read
  /// after the matchers, because other calls may have been made in the meantime.
  ///
  /// - Parameters:
  ///   - arguments: The address of the arguments of the call.
  ///   - number: The order number of the call.
  ///   - lock: The lock of the mock.
  /// - Complexity: O(*n*), where *n* is the number of rules of the requirement.
  func choose(_ arguments: UnsafeRawPointer, number: UInt64, _ lock: Lock) -> CallResolution {
    let (expectations, stubs, epoch) = (self.expectations, self.stubs, self.epoch)
    let candidates = (Candidates(expectations, of: self), Candidates(stubs, of: self))
    var resolution = choose(among: candidates.0, candidates.1, arguments, number, lock)
    if epoch != self.epoch { resolution.outdated = expectations + stubs }
    return resolution
  }

  private func choose(
    among expectations: Candidates, _ stubs: Candidates, _ arguments: UnsafeRawPointer,
    _ number: UInt64, _ lock: Lock
  ) -> CallResolution {
    var resolution = CallResolution(misses: [])
    let matching = expectations.matches(arguments, lock, &resolution)
    resolution.expectation = select(among: matching, number) { !$0.script.isEmpty }
    if let expectation = resolution.expectation, !expectation.script.isEmpty {
      resolution.answer = expectation
      resolution.blocked = nil
      noteCandidates(matching, &resolution)
      return resolution
    }
    resolution.answer = stubs.newestMatch(arguments, lock, &resolution)
    var obstacle: BlockedRule?
    repeat {
      resolution.expectation = select(among: matching, number) { _ in true }
      obstacle = resolution.expectation == nil ? blockedByOrder(among: matching) : nil
      // A call on another mock can move an order between the two looks at it.
    } while resolution.expectation == nil && obstacle == nil
      && matching.contains { $0.isUnsaturated && $0.place != nil }
    if let expectation = resolution.expectation {
      if !expectation.script.isEmpty { resolution.answer = expectation }
      noteCandidates(matching, &resolution)
      resolution.blocked = nil
    } else if let rejection = matching.last(where: \.isRejection) {
      // Comes first, because a rejection holds even if a stub answers or the mock is ignored.
      resolution.violated = rejection
      resolution.blocked = nil
      if !rejection.script.isEmpty { resolution.answer = rejection }
    } else if resolution.answer == nil {
      resolution.blocked = obstacle ?? resolution.blocked
      if resolution.blocked?.rule.count == nil {
        resolution.violated = matching.last
        // A stub in another state is not the reason for the failure.
        if resolution.violated != nil { resolution.blocked = nil }
        resolution.isUnexpected =
          matching.isEmpty && !expectations.rules.isEmpty && !resolution.isPermitted
      }
    } else {
      resolution.blocked = nil
    }
    return resolution
  }

  /// Returns the oldest matching expectation that can take the call, after moving assignments if
  /// that makes room. Lock held.
  ///
  /// - Parameters:
  ///   - matching: The expectations that match, oldest first.
  ///   - number: The order number of the call.
  ///   - isFinal: Returns `true` if an expectation takes the call now, so that its orders advance.
  private func select(
    among matching: [Rule], _ number: UInt64, isFinal: (Rule) -> Bool
  ) -> Rule? {
    let isOrdered = matching.contains { $0.place != nil }
    let rule =
      isOrdered
      ? CallOrder.select(among: matching, number, isFinal: isFinal)
      : matching.first(where: \.isUnsaturated)
    return rule ?? shared.makeRoom(in: matching)
  }

  /// Returns the oldest matching expectation that cannot take the call because of its order. Lock
  /// held.
  private func blockedByOrder(among matching: [Rule]) -> BlockedRule? {
    for rule in matching where rule.isUnsaturated {
      guard let broken = rule.place.flatMap({ CallOrder.violation(at: $0) }) else { continue }
      return BlockedRule(rule: rule, reason: .order(broken))
    }
    return nil
  }

  private func noteCandidates(_ matching: [Rule], _ resolution: inout CallResolution) {
    guard matching.count > 1, resolution.expectation?.isFree == true else { return }
    let candidates = matching.filter(\.isFree)
    if candidates.count > 1 { resolution.candidates = candidates }
  }
}
