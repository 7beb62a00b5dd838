/// Calls to any requirement of some mocks.
///
/// ```swift
/// reject(anyCall(on: gateway))
/// expect(anyCall(on: ledger, named: "commit"))
/// ```
///
/// ``anyCall(on:named:except:)`` creates it. Not `Sendable`, because a mock does not have to be. The idea comes from jMock's patterns of objects and
/// methods.
public struct AnyCalls {
  /// The mocks. Retained until the calls are verified.
  let mocks: [any Mockable]

  /// The name of the requirements, or a regular expression for it, or `nil` for any name. Made once,
  /// because a verification that waits searches the calls again and again.
  let name: RequirementName?

  /// The calls that are not meant.
  let exceptions: [AnyCallPattern]
}

/// Returns a pattern of all calls on some mocks: to any requirement, with any arguments.
///
/// ```swift
/// reject(anyCall(on: gateway, ledger, except: ledger.open(), gateway.ping()))
/// expect(anyCall(on: service, named: "load.*"), 1...3)
/// verify(anyCall(on: gateway), 2)
/// ```
///
/// - Parameters:
///   - mocks: The mocks.
///   - name: The name of a requirement as failures print it, with its labels (`rate(of:)`) or without
///     them (`rate`, which means all overloads), or a regular expression that matches the whole of
///     either. If `nil`, calls to all requirements are meant. A property has one name for reads and
///     writes. The name of a subscript is `subscript`. A name that no requirement of the mocks has is a
///     failure with the nearest names. The names of handwritten mocks are not known, and neither are those
///     of a mock of `@Mockable` whose protocol inherits another one: they are not checked.
///   - exceptions: Calls that are not meant.
/// - Returns: The pattern, for `expect`, `reject` and `verify`.
public func anyCall(
  on mocks: any Mockable..., named name: String? = nil, except exceptions: AnyCallPattern...
) -> AnyCalls {
  AnyCalls(mocks: mocks, name: name.map(RequirementName.init), exceptions: exceptions)
}

extension AnyCalls: CustomStringConvertible {
  /// The description for failures: `any call on 'gateway' and 'ledger'`.
  public var description: String {
    let mocks = cores.map { "'\($0.name)'" }.joined(separator: " and ")
    let name = name.map { " whose name matches \"\(VisibleText.line($0.text))\"" } ?? ""
    let others = exceptions.map(\.description).joined(separator: " and ")
    return "any call on \(mocks)\(name)" + (others.isEmpty ? "" : " except \(others)")
  }
}

extension AnyCalls {
  /// The cores of the mocks.
  var cores: [MockCore] { mocks.map(\.mock.core) }

  /// Returns the recorded calls, oldest first. Runs matchers.
  func recorded() -> [RecordedCall] {
    cores.flatMap { $0.recordedCalls() }.filter { call in
      name?.isMeant(call.member.name) != false && !exceptions.contains { $0.matches(call) }
    }.sorted { $0.order < $1.order }
  }

  /// Returns the failure of a wrong number of calls, or `nil` if the number is right. Runs user
  /// code.
  ///
  /// - Parameters:
  ///   - count: How many times the calls are expected.
  ///   - site: The line of the failure.
  ///   - wait: How long the verification has waited, or `nil` if it has not.
  func failure(
    _ count: CallCount, _ site: MockSourceLocation, wait: MockFailure.Wait? = nil
  ) -> MockFailure? {
    let recorded = recorded()
    for calls in Dictionary(grouping: recorded, by: { ObjectIdentifier($0.core) }).values {
      calls[0].core.withState { state in
        for call in calls { state.insert(.verified, at: state.current(call.position)) }
      }
    }
    guard !count.contains(recorded.count) else { return nil }
    let unreported = UnreportedFailure("A wrong number of calls on several mocks", at: site)
    let content = WrongCallCount(
      calls: description, count: count,
      received: MockFailure.History(recorded, showing: count.upper, CallNumbers(of: cores)),
      wait: wait)
    return MockFailure(content, severity: .error, site: site).registered(as: unreported)
  }

  /// Reports the use of a pattern that cannot match, or that belongs to another test.
  ///
  /// - Parameters:
  ///   - count: How many times the calls are expected.
  ///   - site: The line of the verb.
  ///   - isSetup: Whether the verb is about later calls.
  /// - Returns: `true` if the pattern must not be used.
  func reportsMisuse(_ count: CallCount, _ site: MockSourceLocation, isSetup: Bool) -> Bool {
    for core in cores where !(isSetup ? core.belongsHere(site) : core.canBeVerified(site)) {
      return true
    }
    let cores = cores
    if cores.isEmpty {
      FailureReporting.reportMisuse(
        "anyCall() names no mock", site, "Pass the mocks: anyCall(on: mock).")
      return true
    }
    if let misuse = name?.misuse(on: mocks) {
      FailureReporting.reportMisuse(misuse.problem, site, misuse.advice)
      return true
    }
    if count.isImpossible {
      let misuse = count.misuse(of: "")
      FailureReporting.reportMisuse(misuse.problem, site, misuse.advice)
      return true
    }
    for pattern in exceptions where !cores.contains(where: { $0 === pattern.core }) {
      FailureReporting.reportMisuse(
        "\(pattern) is excluded, but '\(pattern.core.name)' is not among the mocks", site,
        "Pass that mock too, or remove the pattern.")
    }
    return exceptions.contains { $0.reportsMisuse(site) }
  }
}
