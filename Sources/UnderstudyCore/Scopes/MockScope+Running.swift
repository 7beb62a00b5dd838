extension MockScope {
  /// Runs `body` in a scope of its own and verifies the scope's mocks when it returns or throws.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - body: The code that creates and uses mocks.
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    unusedStubs: UnusedStubs = .warn, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(in: MockScope(unusedStubs: unusedStubs), body)
  }

  /// Runs an asynchronous `body` in a scope of its own and verifies the scope's mocks when it
  /// returns or throws.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, which `body` runs on.
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - body: The code that creates and uses mocks.
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    unusedStubs: UnusedStubs = .warn, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(isolation: isolation, in: MockScope(unusedStubs: unusedStubs), body)
  }

  /// Runs `body` in a scope with the history and the handling of unused stubs of the current one.
  static func runInside<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(in: likeCurrent(), body)
  }

  /// Runs an asynchronous `body` in a scope like the current one.
  static func runInside<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(isolation: isolation, in: likeCurrent(), body)
  }

  private static func likeCurrent() -> MockScope {
    let current: MockScope? = current
    return MockScope(unusedStubs: current?.unusedStubs ?? .warn, history: current?.history)
  }

  private static func run<Result, Failure: Error>(
    in scope: MockScope, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { FailureReporting.stopIfRequested() }  // After the end.
    defer { scope.enter { _ = scope.end() } }
    do throws(Failure) {
      return try $opened.binding(scope, body)
    } catch {
      scope.noteFailure()
      throw error
    }
  }

  private static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)?, in scope: MockScope,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await $opened.withValue(scope) {
      let result: Swift.Result<Result, Failure>
      do throws(Failure) { result = .success(try await body()) } catch {
        scope.noteFailure()
        result = .failure(error)
      }
      await scope.endWithoutBlocking(isolation: isolation)
      return result
    }
    return try result.get()
  }

  /// Makes this the current scope while `body` runs, without ending it.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$opened.withValue(self, operation: body)
  }

  /// Makes this the current scope while an asynchronous `body` runs, without ending it.
  package func enter(_ body: @Sendable () async throws -> Void) async rethrows {
    try await Self.$opened.withValue(self, operation: body)
  }

  /// A Boolean value that indicates whether the code in the scope has failed or was cancelled, as far as
  /// it is known.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Notes that the code in the scope has failed.
  package func noteFailure() {
    state.withLock { $0.hasFailed = true }
    parent?.noteFailure()
  }

  /// Adds an action that removes a rule when this scope ends, from a mock that belongs to a scope
  /// around it.
  ///
  /// - Parameter removal: Removes the rule and returns its failures.
  func atEnd(remove removal: @escaping () -> [MockFailure]) {
    state.withLock { $0.removals.append(removal) }
  }
}
