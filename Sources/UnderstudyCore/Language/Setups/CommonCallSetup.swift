/// The setup that `stub` and `expect` return. Its methods configure the answer to a call.
///
/// This class has the answers that synchronous and `async` requirements share. ``CallSetup`` and
/// ``AsyncCallSetup`` add the answers that are closures.
///
/// Answers can be chained. All answers before a ``then`` run on one call, in order, and the last
/// one that decides the result wins. ``then`` starts the answer to the next call. The last answer
/// repeats.
///
/// ```swift
/// stub(gateway.charge(.any)).performs { total += $0 }.returns(receipt)
/// stub(gateway.refund(.any)).returns(first).then.throws(Declined())
/// ```
///
/// An answer replaces the body of the method. Its closures run on the calling thread and can
/// capture the variables of the test. Thread-safe, but not `Sendable`, because those closures and the
/// values do not have to be.
public class CommonCallSetup<Arguments, Result, Failure: Error> {
  let core: MockCore
  let rule: Rule
  let firstMember: MemberState

  init(
    _ pattern: CommonCallPattern<Arguments, Result, Failure>, count: CallCount?,
    site: MockSourceLocation
  ) {
    core = pattern.core
    firstMember = pattern.member
    let context = SetupContext.current
    context.noteSetup(isExpectation: count != nil)
    rule = Rule(site: site, count: count, pattern: pattern.arguments, states: context.states)
    _ = pattern.reportsMisuse(site, isSetup: true)
    guard core.belongsHere(site) else { return }
    if count != nil {
      for order in context.orders { join(order, site) }
      core.withState { state in
        if state.scope == nil { UnverifiedMocks.insert(core, &state) }
      }
    }
    guard core.add(rule, to: firstMember) else { return }
    core.allowCallsLeadingHere(site)
    if core.isStatic, let scope = MockScope.current, scope !== core.scope {
      scope.atEnd { [core, rule, firstMember, unusedStubs = scope.unusedStubs] in
        core.removeScopedRule(rule, of: firstMember, unusedStubs: unusedStubs)
      }
    }
  }

  /// The description of the rule's pattern.
  var pattern: PatternDescription { core.description(of: rule, firstMember.name) }

  /// Adds an action to the newest answer.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - description: Its description, or `nil` if failures do not show it.
  func append(_ action: AnswerAction<Arguments, Result>, describedAs description: String? = nil) {
    core.withState { $0[rule].script.append(action, describedAs: description) }
  }

  /// Adds an action that returns values.
  func give(_ values: ValueBuffer) {
    let isOnlyAction = core.withState { state in
      guard !state[rule].script.hasLastAnswer else { return false }
      state[rule].script.replaceLast(AnyAnswerStep(returning: values))
      return true
    }
    if !isOnlyAction { append(.give(values.values(of: Result.self))) }
  }

  /// Adds a state condition to the rule.
  func add(_ condition: StateCondition) {
    core.withState { $0.add(condition, to: rule, of: firstMember) }
  }

  /// Appends the expectation to an order, or reports why it cannot be appended.
  func join(_ order: CallOrder, _ site: MockSourceLocation) {
    guard let count = rule.count else {
      return core.reportMisuse(
        "The stub \(pattern) cannot have an order", site,
        "A stub does not have to be called, so it cannot be ordered. "
          + "Write expect(\(pattern.verbCall), .any) instead.")
    }
    let place = core.withState { state in
      if let place = state[rule].place { return place }
      let place = OrderPlace(count) {
        [weak core, member = firstMember.name, pattern = rule.pattern] in
        guard let core else {
          return PatternDescription(mock: "(gone)", member: member, arguments: pattern.describe())
        }
        return core.describing {
          PatternDescription(
            mock: core.name, member: member,
            arguments: core.redacting(pattern.describe(), of: member))
        }
      }
      state.setPlace(place, of: rule, of: firstMember)
      return place
    }
    switch order.append(place) {
    case nil:
      core.withState { $0[rule].orders.append(order) }
    case .isInTheOrder:
      core.reportMisuse(
        "\(pattern) is already in \(order.text)", site,
        "To expect a later call too, write another expect(...).")
    case .contradicts(let other):
      core.reportMisuse(
        "\(order.text) contradicts \(other.text): no call to \(pattern) can satisfy both", site,
        "The two orders place it on opposite sides of the same expectation. "
          + "Remove it from one of them.")
    }
  }

  /// Starts the answer to the next call.
  ///
  /// With `returns(1).then.throws(E())`, the first call returns 1 and all later calls throw.
  public var then: Self {
    core.withState { $0[rule].script.startNextStep(AnswerStep<Arguments, Result>()) }
    return self
  }

  /// Returns a value, or consecutive values from consecutive calls. The last value repeats.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func returns(_ value: Result, _ more: Result...) -> Self {
    give(ValueBuffer(value, more))
    return self
  }

  /// Throws an error. Does not compile if the requirement cannot throw it.
  ///
  /// - Parameter error: The error to throw.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func `throws`(_ error: Failure) -> Self {
    append(.fail(error))
    return self
  }

  /// Ends the answers. Any further call is reported as a failure. Write it after ``then``.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func fails() -> Self {
    append(.exhausted)
    return self
  }
}

extension CommonCallSetup where Result == Void {
  /// Returns without a value, which is also the default.
  ///
  /// Write it after another answer: `.throws(Offline()).then.returns()`.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func returns() -> Self {
    give(ValueBuffer(()))
    return self
  }
}
