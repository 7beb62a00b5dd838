/// What `stub` and `expect` return: the place to say how the call is answered.
///
/// This is what synchronous and `async` requirements have in common; ``CallSetup`` and
/// ``AsyncCallSetup`` add the answers that are closures.
///
/// Answers chain. Those before a ``then`` all run, in order, on one call, and the last one that
/// decides the result wins; ``then`` starts the answer of the next call; the last answer repeats.
///
/// ```swift
/// stub(gateway.charge(.any)).performs { _ in clock.advance() }.returns(receipt)
/// stub(gateway.charge(.any)).returns(first).then.throws(Declined())
/// ```
///
/// An answer plays the part of the method's body: its closures run where the code under test
/// calls, on whatever thread that is, and may capture what the test has at hand. Thread-safe.
public class CommonCallSetup<Arguments, Result, Failure: Error> {
  let core: MockCore
  let rule: Rule
  private let firstMember: MemberState

  init(
    _ pattern: CommonCallPattern<Arguments, Result, Failure>, count: CallCount?,
    site: MockSourceLocation
  ) {
    core = pattern.core
    firstMember = pattern.member
    let context = SetupContext.current
    rule = Rule(site: site, count: count, pattern: pattern.arguments, states: context.states)
    _ = pattern.reportsMisuse(site)
    guard core.belongsHere(site) else { return }
    if count != nil {
      for order in context.orders { join(order, site) }
      if core.scope == nil { UnverifiedMocks.insert(core) }
    }
    guard core.add(rule, to: firstMember) else { return }
    if core.isStatic, let scope = MockScope.current, scope !== core.scope {
      scope.addScopedRule(rule, of: firstMember, to: core)
    }
  }

  /// What was set up, in words. Never under a lock.
  var pattern: PatternDescription { core.text(of: rule, firstMember.name) }

  /// Adds an action to the answer that is being written.
  func append(_ action: AnswerAction<Arguments, Result>) {
    core.lock.withLock {
      let last = rule.script.lastStep.map {
        unsafeDowncast($0, to: AnswerStep<Arguments, Result>.self)
      }
      rule.script.replaceLast((last ?? AnswerStep([])).adding(action))
    }
  }

  /// Adds a side effect to the answer that is being written.
  package func addEffect(_ body: @escaping (Arguments) -> Void) { append(.effect(body)) }

  /// Adds a condition to those that must hold.
  func add(_ condition: StateCondition) {
    core.lock.withLock {
      rule.states.append(condition)
      firstMember.canonical.updateRuleFlags()
    }
  }

  /// Puts the expectation at the end of an order, or reports why that cannot be.
  func join(_ order: CallOrder, _ site: MockSourceLocation) {
    guard let count = rule.count else {
      return FailureReporting.reportMisuse(
        "The stub \(pattern) cannot have an order", site,
        "Nobody must call a stub: write expect(...), with the count .any if need be.")
    }
    let place = core.lock.withLock {
      if let place = rule.place { return place }
      let place = OrderPlace(count) {
        [weak core, member = firstMember.name, pattern = rule.pattern] in
        PatternDescription(
          mock: core?.name ?? "(gone)", member: member, arguments: pattern.describe())
      }
      rule.place = place
      return place
    }
    switch order.append(place) {
    case nil:
      core.lock.withLock { rule.orders.append(order) }
    case .isInTheOrder:
      FailureReporting.reportMisuse(
        "\(pattern) is in \(order.text) already", site,
        "To expect another call later, write another expect(...).")
    case .contradicts(let other):
      FailureReporting.reportMisuse(
        "\(order.text) contradicts \(other.text): no call of \(pattern) could ever come", site,
        "In the one it comes before an expectation that it comes after in the other.")
    }
  }

  /// Starts the answer of the next call.
  ///
  /// `returns(1).then.throws(E())` returns 1 to the first call and throws to all later ones.
  public var then: Self {
    core.lock.withLock { rule.script.startNextStep(AnswerStep<Arguments, Result>([])) }
    return self
  }

  /// Returns a value; several are returned one after the other, call by call, the last one to all
  /// further calls.
  ///
  /// - Parameters:
  ///   - value: What the first call returns.
  ///   - more: What later calls return.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func returns(_ value: Result, _ more: Result...) -> Self {
    append(.give([value] + more))
    return self
  }

  /// Throws an error. Does not compile for a requirement that cannot throw it.
  ///
  /// - Parameter error: What the call throws.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func `throws`(_ error: Failure) -> Self {
    append(.fail(error))
    return self
  }

  /// Ends the answers: a call that gets this far is a failure. Written after ``then``.
  ///
  /// - Returns: The set-up.
  @discardableResult
  public func fails() -> Self {
    append(.exhausted)
    return self
  }
}

extension CommonCallSetup where Result == Void {
  /// Returns: what a call does in any case that nothing else answers. Written where an answer must
  /// follow or end another: `.throws(Offline()).then.returns()`.
  ///
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func returns() -> Self {
    append(.give([()]))
    return self
  }
}
