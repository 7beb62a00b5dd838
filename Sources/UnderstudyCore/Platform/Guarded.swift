/// State that is accessible only while its lock is held.
///
/// Functions that need the lock are methods of `State`, so their callers hold it. User code
/// (matchers, answers, descriptions, `deinit`s of the user's values) must not run inside
/// `withLock`.
package final class Guarded<State: ~Copyable>: @unchecked Sendable {
  // Guards `state`.
  private let lock = Lock()
  // Not checked for exclusive access, because the lock ensures it.
  @exclusivity(unchecked) private var state: State

  /// Creates guarded state.
  ///
  /// - Parameter state: The initial state.
  package init(_ state: consuming State) { self.state = state }

  /// Acquires the lock, runs `body` with the state, and releases the lock.
  ///
  /// - Parameter body: Reads or changes the state. It must return the objects that it removes, so
  ///   that they are released after the lock.
  /// - Returns: The result of `body`.
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
