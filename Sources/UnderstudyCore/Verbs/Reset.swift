/// Takes everything away from these mocks: recorded calls with their arguments, stubs and
/// expectations. What was expected and has not come is forgotten.
///
/// - Parameter mocks: The mocks.
public func reset(_ mocks: any Mockable...) {
  for mockable in mocks { mockable.mock.core.reset(.all) }
}

/// Takes the named parts away from a mock.
///
/// ```swift
/// reset(greeter, .calls)
/// reset(greeter, [.stubs, .expectations])
/// ```
///
/// - Parameters:
///   - mock: The mock.
///   - parts: What to take away.
public func reset(_ mock: any Mockable, _ parts: ResetParts) {
  mock.mock.core.reset(parts)
}

/// Forgets the recorded calls that match, and releases their arguments; other calls, stubs and
/// expectations stay.
///
/// - Parameter pattern: The call, with plain values or matchers.
/// - Complexity: Linear in the calls of this one member.
public func reset<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>
) {
  pattern.forgetMatchingCalls()
}

extension MockCore {
  /// Takes parts of the mock away and releases them outside the lock; who waits in an answer that is
  /// taken away waits no longer.
  func reset(_ parts: ResetParts) {
    let removed = lock.withLock { allMembersLocked().map { $0.remove(parts) } }
    release(removed.flatMap(\.rules))
  }

  /// Takes one rule away, at the end of the scope that it was set up in.
  ///
  /// - Returns: What is left to report of it.
  func removeScopedRule(_ rule: Rule, of member: MemberState, unusedStubs: UnusedStubs)
    -> [MockFailure]
  {
    let failures =
      unmet(isExplicit: false) { $0 === rule }.map(\.failure)
      + failures(ofUnusedStubs: unusedStubs) { $0 === rule }
    lock.withLock { member.remove(rule) }
    release([rule])
    return failures
  }

  /// Parts rules that were taken away from their orders, and lets go of who waits for them.
  func release(_ rules: [Rule]) {
    CallOrder.remove(rules.compactMap(\.place))
    for gate in rules.flatMap(\.gates) { gate.fire() }
  }
}
