/// Replaces a singleton while `body` runs, and restores it afterward.
///
/// ```swift
/// withSingleton(\Analytics.Type.shared, MockAnalytics()) {
///   Checkout().finish()
/// }
/// ```
///
/// A static property is shared by the whole process: every thread and task uses `value` while
/// `body` runs, including those of other tests. Run tests that use the property one after the
/// other, in a suite with the trait `.serialized`. Otherwise two of them can restore each other's
/// values.
///
/// - Parameters:
///   - keyPath: The static property that holds the singleton.
///   - value: The value of the property while `body` runs.
///   - body: The code that uses the singleton. It may replace the singleton again in the same way.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, after the singleton has been restored.
@discardableResult
public func withSingleton<Root, Value, Result, Failure: Error>(
  _ keyPath: ReferenceWritableKeyPath<Root.Type, Value>, _ value: Value,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let original = Root.self[keyPath: keyPath]
  Root.self[keyPath: keyPath] = value
  defer { Root.self[keyPath: keyPath] = original }
  return try body()
}

/// Replaces a singleton with `value` while an asynchronous `body` runs, and restores it afterward.
///
/// The property is shared by the whole process. See the synchronous function.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - keyPath: The static property that holds the singleton.
///   - value: The value of the property while `body` runs, for the whole process.
///   - body: The code that uses the singleton.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, including a `CancellationError`, after the singleton has
///   been restored.
@discardableResult
public func withSingleton<Root, Value, Result, Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  _ keyPath: ReferenceWritableKeyPath<Root.Type, Value>, _ value: Value,
  _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let original = Root.self[keyPath: keyPath]
  Root.self[keyPath: keyPath] = value
  defer { Root.self[keyPath: keyPath] = original }
  return try await body()
}

/// Unavailable for key paths of instances: `withSingleton(\RealGateway.Type.shared, ...)` replaces
/// the static property `shared`.
///
/// - Parameters:
///   - keyPath: The key path.
///   - value: The value of the property while `body` runs.
///   - body: The code that uses the singleton.
@available(
  *, unavailable, message: "write the metatype of the type: \\RealGateway.Type.shared"
)
@discardableResult
public func withSingleton<Root, Value, Result>(
  _ keyPath: KeyPath<Root, Value>, _ value: Value, _ body: () async throws -> Result
) -> Result {
  fatalError()
}
