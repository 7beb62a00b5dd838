/// Compares the answers of stubs with those of a real object, so that a mock does not drift from what
/// it stands for.
///
/// From now on, each call that a stub, an expectation or a trace answers is also made on the real object,
/// with the same arguments. If the real object answers differently, a failure is reported at the line of
/// the stub, or at the line of the call if a trace has answered. The caller gets the answer of the stub in
/// any case.
///
/// ```swift
/// let gateway = MockGateway()
/// verifyStubs(of: gateway, against: SandboxGateway())
/// stub(gateway.rate(of: "USD")).returns(1.25)
/// …
/// _ = try await Till(gateway: gateway).sell(1000, in: "USD")
/// ```
///
/// Results are compared by `==` if they are `Equatable`, and otherwise by their descriptions. Errors
/// are compared in the same way.
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
public func verifyStubs<M: __SpyableMock>(
  of mock: M, against real: M.__Real, by areEqual: (@Sendable (Any, Any) -> Bool)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  let core = mock.mock.core
  guard core.belongsHere(site) else { return }
  guard core.recordedCalls().isEmpty else {
    return FailureReporting.reportMisuse(
      "verifyStubs(of: \(core.name)) comes too late", site,
      "The mock has received calls already. Write it before the code under test runs.")
  }
  let check = CheckedReal(real, areEqual)
  let old = core.withState { state in
    defer { state.checkedReal = check }
    return state.checkedReal
  }
  withExtendedLifetime(old) {}
}
