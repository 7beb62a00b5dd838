/// A signal that can fire more than once, and that tasks and threads can wait for.
///
/// The signal wakes its waiters. Nothing polls. Thread-safe.
package final class Signal: Sendable {
  private let state = Guarded(State())

  private struct State {
    var count = 0

    /// What wakes each waiting task or thread.
    var waiters: [Int: @Sendable () -> Void] = [:]
    var lastID = 0
  }

  /// Creates a signal that has not fired.
  package init() {}

  /// The number of times that the signal has fired.
  package var fireCount: Int { state.withLock { $0.count } }

  /// Fires the signal, which wakes all waiters.
  package func fire() {
    let woken = state.withLock { state in
      state.count += 1
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for wake in woken { wake() }
  }

  /// Suspends the task until the signal has fired more than `seen` times or the task is cancelled.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - seen: The last ``fireCount`` that the caller has read. With 0, waits until the signal has
  ///     fired once.
  func next(isolation: isolated (any Actor)? = #isolation, after seen: Int = 0) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let mustWait = state.withLock { state in
          // A later cancellation finds the waiter. An earlier one is detected here.
          guard state.count <= seen, !Task.isCancelled else { return false }
          state.waiters[id] = { continuation.resume() }
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?()
    }
  }

  /// Blocks the thread until the signal has fired more than `seen` times.
  ///
  /// - Parameters:
  ///   - seen: The last ``fireCount`` that the caller has read. 0 waits for the first time.
  ///   - limit: The timeout. `nil` waits without one.
  package func block(after seen: Int = 0, atMost limit: TimeSpan? = nil) {
    let waiter: (thread: BlockedThread, id: Int)? = state.withLock { state in
      guard state.count <= seen else { return nil }
      state.lastID += 1
      let thread = BlockedThread()
      state.waiters[state.lastID] = { thread.wake() }
      return (thread, state.lastID)
    }
    guard let waiter else { return }
    waiter.thread.wait(atMost: limit)
    if limit != nil { state.withLock { $0.waiters[waiter.id] = nil } }
  }
}
