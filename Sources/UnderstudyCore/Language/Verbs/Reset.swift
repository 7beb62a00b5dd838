/// Removes everything from these mocks: recorded calls with their arguments, stubs and
/// expectations, including unmet ones.
///
/// ```swift
/// reset(gateway, ledger)
/// ```
///
/// The same is removed from their child mocks. Callers that are blocked in an answer are released.
/// Thread-safe.
///
/// - Parameter mocks: The mocks.
@_disfavoredOverload
public func reset(_ mocks: any Mockable...) {
  // Disfavored, so that `reset(client.session)` resets the requirement, too, and not only the child mock.
  for mockable in mocks { mockable.mock.core.reset(.all) }
}

/// Removes the given parts of a mock.
///
/// ```swift
/// reset(greeter, .calls)
/// reset(greeter, [.stubs, .expectations])
/// ```
///
/// The same parts of its child mocks are removed. Callers that are blocked in a removed answer are
/// released. Thread-safe.
///
/// - Parameters:
///   - mock: The mock.
///   - parts: The parts to remove.
public func reset(_ mock: any Mockable, _ parts: ResetParts) {
  mock.mock.core.reset(parts)
}

/// Resets a requirement, or removes some of its calls.
///
/// ```swift
/// reset(gateway.rate(of: .any))  // the calls, stubs and expectations of `rate(of:)`
/// ```
///
/// If the pattern matches any arguments, the calls, stubs and expectations of the requirement are
/// removed, including unmet ones, and so is everything on the child mocks that it has returned.
/// Callers that are blocked in a removed answer are released. A pattern without parameters matches
/// any arguments. The setter of a property is a requirement of its own: `reset(user.name.set(.any))`.
///
/// Any other pattern removes only the recorded calls that match, and releases their arguments. Other
/// calls, stubs and expectations remain.
///
/// Reports a pattern that cannot match a recorded call, such as a predicate about a noncopyable
/// argument, as a failure on this line. Thread-safe.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Complexity: O(*n*), where *n* is the number of recorded calls to the requirement.
public func reset<Arguments, Result, Failure: Error>(
  _ pattern: CommonCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !pattern.reportsMisuse(site) else { return }
  if pattern.arguments.isUniversal {
    let member = pattern.member
    pattern.core.reset(.all) { $0 === member }
  } else {
    pattern.core.joinCurrentScope(endsWithScope: false)
    pattern.removeRecordedCalls()
  }
}

extension MockCore {
  /// Removes parts of some requirements, and of their child mocks, and releases them outside the lock.
  /// Callers blocked in a removed answer are released.
  func reset(_ parts: ResetParts, where isIncluded: (MemberState) -> Bool = { _ in true }) {
    joinCurrentScope(endsWithScope: false)
    let (children, removed) = withState { state in
      let members = state.allMembers.filter(isIncluded)
      return (
        members.flatMap { state[$0].children.all }, members.map { state.remove(parts, from: $0) }
      )
    }
    release(removed.flatMap(\.rules))
    for case let child as any __Chained in children {
      let core = child.__mock.core
      // Calls on this mock return another child mock from now on.
      if parts.contains(.stubs) { core.withState { $0.link = nil } }
      core.reset(parts)
    }
  }

  func removeEverything() { reset(.all) }

  /// Removes a rule at the end of the scope in which it was set up.
  ///
  /// - Returns: The failures of the rule that were not reported before.
  func removeScopedRule(_ rule: Rule, of member: MemberState, unusedStubs: UnusedStubs)
    -> [MockFailure]
  {
    let failures = describe(
      takeUnmet { $0 === rule } + violations(ofUnusedStubs: unusedStubs) { $0 === rule })
    withState { $0.remove(rule, from: member) }
    release([rule])
    return failures
  }

  /// Removes rules from their orders, and releases callers blocked in their answers.
  func release(_ rules: [Rule]) {
    let (places, gates) = withState { state in
      (rules.compactMap { state[$0].place }, rules.flatMap { state[$0].gates })
    }
    CallOrder.remove(places)
    for gate in gates { gate.open() }
  }
}

/// Sets what mocks do from now on with calls that nothing was set up for.
///
/// Thread-safe.
///
/// - Parameters:
///   - strictness: The new strictness.
///   - mocks: The mocks.
public func setStrictness(_ strictness: Strictness, for mocks: any Mockable...) {
  for core in mocks.map(\.mock.core) {
    core.joinCurrentScope(endsWithScope: false)
    core.setStrictness(strictness)
  }
}

/// Sets what mocks do from now on with calls to certain requirements that nothing was set up for.
/// Takes precedence over the strictness of the mock.
///
/// ```swift
/// setStrictness(.strict, for: gateway.charge(.any))
/// ```
///
/// Strictness applies to a requirement as a whole. A pattern that does not match all arguments is a
/// failure at this line.
///
/// Thread-safe.
///
/// - Parameters:
///   - strictness: The new strictness.
///   - patterns: The requirements, with any arguments.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func setStrictness(
  _ strictness: Strictness, for patterns: AnyCallPattern...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  for pattern in patterns where !pattern.core.reportsMissingPartialMock(at: site) {
    pattern.core.joinCurrentScope(endsWithScope: false)
    guard pattern.arguments.isUniversal else {
      pattern.core.reportMisuse(
        "Strictness applies to all calls to a requirement, not only to \(pattern)", site,
        "Write .any for each argument. To forbid certain calls, write reject(...).")
      continue
    }
    let member = pattern.member
    pattern.core.withState { $0.setStrictness(strictness, of: member) }
  }
}

/// Hides all values of a type in everything that the current scope prints, attaches or writes.
///
/// ```swift
/// redact(CreditCard.self)
/// ```
///
/// Failures, diagrams, attachments, snapshots, recordings and traces show `<redacted>` in place of
/// these values, including inside other values. A value that describes itself, but has such a part, is
/// shown by its parts. Texts of the test itself, such as the message of `logs`, are not searched. Tests
/// outside the scope are not affected. To hide one argument, use ``Matcher/redacted(_:)``.
///
/// Reports a misuse on this line if no scope is open. Thread-safe.
///
/// - Parameters:
///   - type: The type of the values. If it is a class, values of its subclasses are hidden too.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func redact<Value>(
  _ type: Value.Type,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  redact(MockSourceLocation(fileID, filePath, line, column)) { $0.insert(type) }
}

/// Hides all arguments and fields with a label in everything that the current scope prints, attaches or
/// writes.
///
/// ```swift
/// redact(label: "password")
/// ```
///
/// The label of an argument is that of its parameter or, for a setter, the name of the property. In
/// a dictionary, it is a key that is a string, and of an enum, it is also the name of a case. See ``redact(_:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - label: The label.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func redact(
  label: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  redact(MockSourceLocation(fileID, filePath, line, column)) { $0.insert(label: label) }
}

private func redact(_ site: MockSourceLocation, _ change: (inout Redactions) -> Void) {
  guard let scope = MockScope.current else {
    return FailureReporting.reportMisuse(
      "redact(...) used outside a scope", site,
      "Add .verifyingMocks to the test, or subclass MockingTestCase.")
  }
  DescriptionContext.setRedactionsOfScope { MockScope.current?.redactions ?? Redactions() }
  scope.redact(change)
}
