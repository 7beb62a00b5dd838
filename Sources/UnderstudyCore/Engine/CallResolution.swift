/// Which rule answers a call, or why none does.
///
/// The one rule: among the expectations that match, the oldest that may take another call; else
/// the newest stub that matches; else, if an expectation matches, too many calls, or a call out of
/// order or in the wrong state; else, if the member has expectations, an unexpected call; else
/// whatever the mock's strictness says. A matching expectation of no call at all is violated also
/// where a stub answers, and an expectation that says nothing of the answer leaves it to the stub.
struct CallResolution {
  /// The expectation that counts the call.
  var expectation: Rule?

  /// The rule whose answer the call gets.
  var answer: Rule?

  /// The saturated expectation that the call violates.
  var violated: Rule?

  /// The rule that would have taken the call at another time.
  var blocked: BlockedRule?

  /// Whether an expectation that forbids the call does not hold in the present state.
  var isPermitted = false

  /// Whether the member has expectations and none matches.
  var isUnexpected = false

  /// The expectations that might have counted the call as well; empty when there was no choice.
  var candidates: [Rule] = []

  /// The rules that do not match, where all was in vain.
  var misses: [RuleMismatch]?

  /// Whether the call is one of a description, which leaves no trace; see ``DescriptionContext``.
  var isUnrecorded = false

  /// What the captors of the rules that match would get; nothing where there are no captors.
  var captures: [(rule: Rule, captures: Captures)] = []

  /// The rules that it was chosen among, if some were taken away while matchers ran: held until
  /// the lock is given back, because they may hold what is the user's.
  var outdated: [Rule]?

  /// Whether the call must be reported.
  var isViolation: Bool {
    violated != nil || isUnexpected || blocked?.rule.count != nil
  }

  /// Gives the captors of the rules that answer or count the call what they get of it. No lock
  /// held.
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

  /// The first argument that does not match.
  let position: Int
}

/// A rule that matches a call, which came at the wrong time.
struct BlockedRule {
  let rule: Rule

  /// Why it may not take the call.
  let reason: Reason

  /// The reasons, with what there was to see when the call came.
  enum Reason {
    /// States that are not those that it holds in.
    case state([StateReading])

    /// An order that it would break.
    case order(BrokenOrder)
  }
}

extension MemberState {
  /// Finds the rule for a call. The lock is held on entry and on exit, and given back while
  /// matchers run; each matcher runs once.
  ///
  /// The rules, and the states that they hold in, are those of the moment when the call came: what
  /// is set up or taken away while matchers run is as if it had been so afterwards. Which
  /// expectations may still take a call is asked again after the matchers, for another call may
  /// have come between.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments of the call lie.
  ///   - number: The number of the call.
  ///   - lock: The lock of the mock.
  /// - Complexity: Linear in the member's own rules.
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
    resolution.expectation = select(among: matching, number) { _ in true }
    if let expectation = resolution.expectation {
      if !expectation.script.isEmpty { resolution.answer = expectation }
      noteCandidates(matching, &resolution)
      resolution.blocked = nil
    } else if let rejection = matching.last(where: \.isRejection) {
      // It goes first because it holds also where a stub answers and where the mock is ignored.
      resolution.violated = rejection
      resolution.blocked = nil
      if !rejection.script.isEmpty { resolution.answer = rejection }
    } else if resolution.answer == nil {
      resolution.blocked = blockedByOrder(among: matching) ?? resolution.blocked
      if resolution.blocked?.rule.count == nil {
        resolution.violated = matching.last
        // A stub in another state is not what is wrong with the call.
        if resolution.violated != nil { resolution.blocked = nil }
        resolution.isUnexpected =
          matching.isEmpty && !expectations.rules.isEmpty && !resolution.isPermitted
      }
    } else {
      resolution.blocked = nil
    }
    return resolution
  }

  /// The oldest of the matching expectations that may take the call, after handing counts over if
  /// that makes room. Lock held.
  ///
  /// - Parameters:
  ///   - matching: The expectations that match, oldest first.
  ///   - number: The number of the call.
  ///   - isFinal: Whether an expectation takes the call now, so that its orders move on.
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

  /// The oldest matching expectation that its order keeps from taking the call. Lock held.
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
