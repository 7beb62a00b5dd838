/// Verifies that several implementations of a protocol behave alike, such as a fake and the real one.
///
/// Runs a story once with each implementation, and compares what each call returned or threw with
/// that of the first implementation. For each implementation that differs, reports a failure on this
/// line with the first step that differs.
///
/// ```swift
/// await verifyContract(of: (any Store).self, with: [MemoryStore(), FileStore()]) { store in
///   try await store.save("tea", for: "drink")
///   _ = try await store.value(for: "drink")
/// }
/// ```
///
/// The story receives a spy on the implementation, so a mock of the protocol must exist: the plug-in
/// generates it for this line, or the protocol is `@Mockable`. Arguments, results and errors are
/// compared as values: by `==`, else by what they encode if they are `Encodable`, else by their stored
/// properties. Pass ``Tolerances`` to allow differences.
///
/// These are failures, too: a result that cannot be compared, such as a closure; a story that makes
/// no call; and a story that throws an error that no call has thrown. Reports a misuse if there are
/// fewer than two implementations, or if there is no mock.
///
/// The idea comes from the contract tests of J. B. Rainsberger.
///
/// - Parameters:
///   - type: The protocol: `(any Store).self`.
///   - implementations: The implementations. The others are compared with the first.
///   - tolerances: The differences that are allowed. Defaults to none.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - story: The calls. It must make the same ones each time.
/// - Returns: `true` if all implementations behave alike.
@discardableResult
public func verifyContract<Subject>(
  of type: Subject.Type, with implementations: [Subject],
  allowing tolerances: Tolerances = Tolerances(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ story: (Subject) async throws -> Void
) async -> Bool {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard let check = ContractCheck(type, implementations, tolerances, site) else { return false }
  for subject in check.subjects {
    do { try await story(__sent(subject.spy)) } catch { subject.note(error) }
  }
  return check.reportsNoDifference()
}

/// Verifies that several implementations of a protocol behave alike. The synchronous counterpart of
/// the `async` function with the same parameters.
///
/// ```swift
/// verifyContract(of: (any Counter).self, with: [FakeCounter(), TextCounter()]) { counter in
///   counter.increment(by: 2)
///   _ = counter.count
/// }
/// ```
///
/// - Parameters:
///   - type: The protocol: `(any Counter).self`.
///   - implementations: The implementations. The others are compared with the first.
///   - tolerances: The differences that are allowed. Defaults to none.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - story: The calls. It must make the same ones each time.
/// - Returns: `true` if all implementations behave alike.
@discardableResult
public func verifyContract<Subject>(
  of type: Subject.Type, with implementations: [Subject],
  allowing tolerances: Tolerances = Tolerances(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ story: (Subject) throws -> Void
) -> Bool {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard let check = ContractCheck(type, implementations, tolerances, site) else { return false }
  for subject in check.subjects {
    do { try story(subject.spy) } catch { subject.note(error) }
  }
  return check.reportsNoDifference()
}
