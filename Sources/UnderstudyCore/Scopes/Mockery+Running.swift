extension Mockery {
  /// Runs `body` in a scope of its own and verifies the scope's mocks when it returns or throws.
  ///
  /// - Parameters:
  ///   - unusedStubs: What to do with stubs that no call used.
  ///   - body: The code that makes and uses mocks.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    unusedStubs: UnusedStubs = .warn, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = Mockery(unusedStubs: unusedStubs)
    defer { scope.end() }
    return try $opened.binding(scope, body)
  }

  /// Runs `body` in a scope of its own and verifies the scope's mocks when it returns or throws.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, which `body` runs on.
  ///   - unusedStubs: What to do with stubs that no call used.
  ///   - body: The code that makes and uses mocks.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    unusedStubs: UnusedStubs = .warn, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = Mockery(unusedStubs: unusedStubs)
    defer { scope.end() }
    let result: Swift.Result<Result, Failure> = await $opened.withValue(scope) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Makes this the current scope while `body` runs, without ending it.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$opened.withValue(self, operation: body)
  }

  /// Makes this the current scope while `body` runs, without ending it.
  package func enter(_ body: @Sendable () async throws -> Void) async rethrows {
    try await Self.$opened.withValue(self, operation: body)
  }
}
