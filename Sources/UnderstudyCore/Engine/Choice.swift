/// Which rule answers a call, or why none does.
///
/// The one rule: among the expectations that match, the oldest that may take another call; else
/// the newest stub that matches; else, if an expectation matches, too many calls; else, if the
/// member has expectations, an unexpected call; else whatever the mock's strictness says. A
/// matching expectation of no call at all is violated also where a stub answers; an answer of its
/// own goes before the stub's.
struct Choice {
  /// The expectation that counts the call.
  var expectation: Rule?

  /// The rule whose answer the call gets.
  var answer: Rule?

  /// The saturated expectation that the call violates.
  var violated: Rule?

  /// Whether the member has expectations and none matches.
  var isUnexpected = false

  /// Whether the call must be reported.
  var isViolation: Bool { violated != nil || isUnexpected }
}

/// Which rules match one call, as far as is known; positions are those of the member's arrays.
private struct Verdicts {
  let epoch: Int
  /// For the oldest expectations.
  var expectations: [Bool] = []
  /// How many of the oldest stubs need no more look.
  var stubsSeen = 0
  var matchingStub: Int?
}

extension Member {
  /// Finds the rule for a call. The lock is held on entry and on exit, and given back while
  /// matchers run; what was set up meanwhile is taken into account, each matcher runs once.
  ///
  /// - Complexity: Linear in the member's own rules.
  func choose(_ arguments: UnsafeRawPointer, _ lock: Lock) -> Choice {
    var verdicts = Verdicts(epoch: epoch)
    var choice = Choice()
    while true {
      if verdicts.epoch != epoch { verdicts = Verdicts(epoch: epoch) }
      if verdicts.expectations.count < expectations.count {
        matchExpectations(arguments, &verdicts, lock)
        continue
      }
      if !expectations.isEmpty {
        choice.expectation = firstAvailable(verdicts)
        if let expectation = choice.expectation, !expectation.script.isEmpty {
          choice.answer = expectation
          return choice
        }
      }
      if verdicts.stubsSeen < stubs.count {
        matchStubs(arguments, &verdicts, lock)
        continue
      }
      break
    }
    if let index = verdicts.matchingStub { choice.answer = stubs[index] }
    if choice.expectation == nil, !expectations.isEmpty { noteViolation(verdicts, &choice) }
    return choice
  }

  private func firstAvailable(_ verdicts: Verdicts) -> Rule? {
    for (index, expectation) in expectations.enumerated()
    where verdicts.expectations[index] && expectation.isUnsaturated {
      return expectation
    }
    return nil
  }

  private func noteViolation(_ verdicts: Verdicts, _ choice: inout Choice) {
    let matching = zip(expectations, verdicts.expectations).filter(\.1).map(\.0)
    if choice.answer == nil {
      choice.violated = matching.last
      choice.isUnexpected = matching.isEmpty
    } else {
      choice.violated = matching.last(where: \.isRejection)
    }
    if let rejection = choice.violated, rejection.isRejection, !rejection.script.isEmpty {
      choice.answer = rejection
    }
  }

  /// Judges the expectations that have no verdict yet, outside the lock where a matcher must run.
  private func matchExpectations(
    _ arguments: UnsafeRawPointer, _ verdicts: inout Verdicts, _ lock: Lock
  ) {
    let fresh = expectations[verdicts.expectations.count...]
    let needsMatcher = fresh.contains { $0.predicate != nil }
    if needsMatcher { lock.unlock() }
    for rule in fresh { verdicts.expectations.append(rule.predicate?(arguments) ?? true) }
    if needsMatcher { lock.lock() }
  }

  /// Looks for the newest matching stub among those that were not looked at, outside the lock
  /// where a matcher must run.
  private func matchStubs(
    _ arguments: UnsafeRawPointer, _ verdicts: inout Verdicts, _ lock: Lock
  ) {
    let seen = verdicts.stubsSeen
    verdicts.stubsSeen = stubs.count
    guard stubs[stubs.count - 1].predicate != nil else {
      verdicts.matchingStub = stubs.count - 1
      return
    }
    let snapshot = stubs
    lock.unlock()
    defer { lock.lock() }
    var index = snapshot.count
    while index > seen {
      index -= 1
      guard let predicate = snapshot[index].predicate, !predicate(arguments) else {
        verdicts.matchingStub = index
        return
      }
    }
  }
}
