/// Which rule answers a call, or why none does.
///
/// The one rule: among the expectations that match, the oldest that may take another call; else
/// the newest stub that matches; else, if an expectation matches, too many calls; else, if the
/// member has expectations, an unexpected call; else whatever the mock's strictness says. A
/// matching expectation of no call at all is violated also where a stub answers, and an
/// expectation that says nothing of the answer leaves it to the stub.
struct Choice {
  /// The expectation that counts the call.
  var expectation: Rule?

  /// The rule whose answer the call gets.
  var answer: Rule?

  /// The saturated expectation that the call violates.
  var violated: Rule?

  /// Whether the member has expectations and none matches.
  var isUnexpected = false

  /// The rules that do not match, where all was in vain.
  var misses: [Miss]?

  /// The rules that it was chosen among, if some were taken away while matchers ran: held until
  /// the lock is given back, because they may hold what is the user's.
  var outdated: [Rule]?

  /// Whether the call must be reported.
  var isViolation: Bool { violated != nil || isUnexpected }
}

/// A rule that does not match a call.
struct Miss {
  let rule: Rule

  /// The first argument that does not match.
  let position: Int
}

extension Member {
  /// Finds the rule for a call. The lock is held on entry and on exit, and given back while
  /// matchers run; each matcher runs once.
  ///
  /// The rules are those of the moment when the call came: what is set up or taken away while
  /// matchers run is as if it had been so afterwards. Which expectations may still take a call is
  /// asked again after the matchers, for another call may have come between.
  ///
  /// - Complexity: Linear in the member's own rules.
  func choose(_ arguments: UnsafeRawPointer, _ lock: Lock) -> Choice {
    let (expectations, stubs, epoch) = (self.expectations, self.stubs, self.epoch)
    var choice = Self.choose(among: expectations, stubs, arguments, lock)
    if epoch != self.epoch { choice.outdated = expectations + stubs }
    return choice
  }

  private static func choose(
    among expectations: [Rule], _ stubs: [Rule], _ arguments: UnsafeRawPointer, _ lock: Lock
  ) -> Choice {
    var misses: [Miss]? = []
    let matching = matches(among: expectations, arguments, lock, &misses)
    var choice = Choice()
    choice.expectation = matching.first(where: \.isUnsaturated)
    if let expectation = choice.expectation, !expectation.script.isEmpty {
      choice.answer = expectation
      return choice
    }
    choice.answer = newestMatch(among: stubs, arguments, lock, &misses)
    choice.expectation = matching.first(where: \.isUnsaturated)
    if let expectation = choice.expectation {
      if !expectation.script.isEmpty { choice.answer = expectation }
    } else if choice.answer == nil {
      choice.violated = matching.last
      choice.isUnexpected = matching.isEmpty && !expectations.isEmpty
      choice.misses = misses
    } else {
      choice.violated = matching.last(where: \.isRejection)
    }
    if let rejection = choice.violated, rejection.isRejection, !rejection.script.isEmpty {
      choice.answer = rejection
    }
    return choice
  }

  /// The newest stub that matches; the lock is given back while matchers run.
  ///
  /// - Parameter misses: Gets the stubs that do not match, newest first, unless it is nil.
  static func newestMatch(
    among stubs: [Rule], _ arguments: UnsafeRawPointer, _ lock: Lock, _ misses: inout [Miss]?
  ) -> Rule? {
    guard let newest = stubs.last else { return nil }
    if newest.pattern.isUniversal { return newest }
    lock.unlock()
    let position = newest.pattern.firstMismatch(arguments)
    if position == ArgumentPattern.matches {
      lock.lock()
      return newest
    }
    misses?.append(Miss(rule: newest, position: position))
    var index = stubs.count - 1
    while index > 0 {
      index -= 1
      let rule = stubs[index]
      let position = rule.pattern.firstMismatch(arguments)
      if position == ArgumentPattern.matches {
        lock.lock()
        return rule
      }
      misses?.append(Miss(rule: rule, position: position))
    }
    lock.lock()
    return nil
  }

  /// The rules that match, oldest first; the lock is given back while matchers run.
  ///
  /// - Parameter misses: Gets the rules that do not match, oldest first.
  private static func matches(
    among rules: [Rule], _ arguments: UnsafeRawPointer, _ lock: Lock, _ misses: inout [Miss]?
  ) -> [Rule] {
    if rules.allSatisfy(\.pattern.isUniversal) { return rules }
    lock.unlock()
    defer { lock.lock() }
    return rules.filter { rule in
      let position = rule.pattern.firstMismatch(arguments)
      if position != ArgumentPattern.matches {
        misses?.append(Miss(rule: rule, position: position))
      }
      return position == ArgumentPattern.matches
    }
  }
}
