public import UnderstudyCore

/// Compares the answers of stubs with those of a real object, so that a mock does not drift from what
/// it stands for.
///
/// From now on, each call that a stub, an expectation or a trace answers is also made on the real object,
/// with the same arguments. If the real object answers differently, a failure is reported at the line of
/// the stub, or at the line of the call if a trace has answered. The caller gets the answer of the stub in
/// any case: the real call changes no `inout` argument, and gets closures that do nothing and return
/// default values. A call with a closure whose result has no default value cannot be compared.
///
/// ```swift
/// let gateway = MockGateway()
/// verifyStubs(of: gateway, against: SandboxGateway())
/// stub(gateway.rate(of: "USD")).returns(1.25)
/// …
/// _ = try await Till(gateway: gateway).sell(1000, in: "USD")
/// ```
///
/// Results and errors are compared as values: by `==`, else by what they encode if they are
/// `Encodable`, else by their stored properties. What cannot be compared, such as a closure, is a
/// failure, reported once for each requirement. To compare some answers by a matcher, or to ignore
/// parts of them, chain methods of ``StubComparison``:
///
/// ```swift
/// verifyStubs(of: gateway, against: SandboxGateway())
///   .comparing(gateway.rate(of: .any)) { rate in .closeTo(rate, within: 0.01) }
///   .comparing(Receipt.self) { receipt in
///     .has(\.cents, .closeTo(receipt.cents, within: 10))
///   }
/// ```
///
/// Reports a misuse on this line if the mock has received calls already, which were not compared.
/// Thread-safe.
///
/// - Parameters:
///   - mock: The mock.
///   - real: The real object. The mock retains it and calls it on the thread of the caller.
///   - areEqual: Returns `true` if the result of the stub and that of the real object are equal. Runs
///     while no lock is held.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The comparison, for chaining.
@discardableResult
public func verifyStubs<M: __SpyableMock>(
  of mock: M, against real: M.__Real, by areEqual: (@Sendable (Any, Any) -> Bool)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> StubComparison {
  let site = MockSourceLocation(fileID, filePath, line, column)
  let core = mock.mock.core
  let comparison = StubComparison(check: CheckedReal(real, areEqual), core: core)
  guard core.canBeVerified(site) else { return comparison }
  guard core.recordedValues().isEmpty else {
    FailureReporting.reportMisuse(
      "verifyStubs(of: \(core.name)) comes too late", site,
      "The mock has received calls already. Write it before the code under test runs.")
    return comparison
  }
  core.observe(with: comparison.check)
  return comparison
}

/// The comparison of a mock's stubs with a real object, which ``verifyStubs(of:against:by:)`` returns.
///
/// Its methods choose the matcher that decides whether two answers agree. If several fit a call, the
/// newest one decides, as with stubs. Thread-safe.
public struct StubComparison: Sendable {
  fileprivate let check: CheckedReal
  fileprivate let core: MockCore

  /// Compares the results of the calls that a pattern matches by a matcher.
  ///
  /// ```swift
  /// verifyStubs(of: gateway, against: SandboxGateway())
  ///   .comparing(gateway.rate(of: .any)) { rate in .closeTo(rate, within: 0.01) }
  /// ```
  ///
  /// Errors are compared as before. Reports a misuse on this line if the pattern belongs to another
  /// mock.
  ///
  /// - Parameters:
  ///   - pattern: The call, with plain values or matchers.
  ///   - matcher: Returns the matcher of the results that agree with the real object's one. Runs
  ///     on the thread of the caller while no lock is held.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The comparison, for chaining.
  @discardableResult
  public func comparing<Arguments, Result, Failure: Error>(
    _ pattern: CommonCallPattern<Arguments, Result, Failure>,
    by matcher: @escaping @Sendable (Result) -> Matcher<Result>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> StubComparison {
    let site = MockSourceLocation(fileID, filePath, line, column)
    guard !pattern.reportsMisuse(site) else { return self }
    guard pattern.core === core else {
      FailureReporting.reportMisuse(
        "\(pattern) is no call on \(core.name), whose stubs are compared", site,
        "Write a call on \(core.name) here.")
      return self
    }
    check.add(AnswerComparison(pattern.calls, by: matcher))
    return self
  }

  /// Compares all results and errors of a type by a matcher, and so the values of the type inside
  /// results and errors.
  ///
  /// If only one of the two values is of this type, they are compared as before.
  ///
  /// - Parameters:
  ///   - type: The type of the results or errors. Values of optional type are compared if they are
  ///     not `nil`.
  ///   - matcher: Returns the matcher of the answers that agree with the real object's one. Runs
  ///     on the thread of the caller while no lock is held.
  /// - Returns: The comparison, for chaining.
  @discardableResult
  public func comparing<Answer>(
    _ type: Answer.Type, by matcher: @escaping @Sendable (Answer) -> Matcher<Answer>
  ) -> StubComparison {
    check.add(AnswerComparison(nil, by: matcher))
    check.allow { $0.comparing(type, by: matcher) }
    return self
  }

  /// Ignores the results and errors of a type, and the values of the type inside others.
  ///
  /// ```swift
  /// verifyStubs(of: gateway, against: SandboxGateway())
  ///   .ignoring(Receipt.self)
  ///   .ignoring(label: "number")
  /// ```
  ///
  /// - Parameter type: The type.
  /// - Returns: The comparison, for chaining.
  @discardableResult
  public func ignoring<Answer>(_ type: Answer.Type) -> StubComparison {
    check.add(AnswerComparison(ignoring: type))
    check.allow { $0.ignoring(type) }
    return self
  }

  /// Ignores the parts of results and errors with a label.
  ///
  /// ```swift
  /// verifyStubs(of: gateway, against: SandboxGateway())
  ///   .ignoring(Receipt.self)
  ///   .ignoring(label: "number")
  /// ```
  ///
  /// - Parameter label: The name of a property, an associated value or an element of a tuple, or a key
  ///   that is a string.
  /// - Returns: The comparison, for chaining.
  @discardableResult
  public func ignoring(label: String) -> StubComparison {
    check.allow { $0.ignoring(label: label) }
    return self
  }
}
