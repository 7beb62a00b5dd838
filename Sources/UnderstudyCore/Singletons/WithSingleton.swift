/// Puts `value` in the place of a singleton while `body` runs, and the real one back afterwards.
///
/// ```swift
/// withSingleton(\Analytics.Type.shared, MockAnalytics()) {
///   Checkout().finish()
/// }
/// ```
///
/// A settable static property is one for the whole process: every thread and task sees `value`
/// meanwhile, those of other tests too. Tests that use the property must therefore run one after
/// the other, in a suite that is `.serialized`, or two of them put back each other's values.
///
/// - Parameters:
///   - keyPath: The static property that holds the singleton.
///   - value: What it holds while `body` runs.
///   - body: The code that uses the singleton. May put yet another value in its place, in the same
///     way.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, after the real singleton is back.
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

/// Puts `value` in the place of a singleton while an async `body` runs, and the real one back
/// afterwards; else like the synchronous one.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - keyPath: The static property that holds the singleton.
///   - value: What it holds while `body` runs, for the whole process.
///   - body: The code that uses the singleton.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, a cancellation included, after the real singleton is back.
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
