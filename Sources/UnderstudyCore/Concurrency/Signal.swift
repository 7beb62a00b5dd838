/// A signal that can fire more than once, and that tasks and threads can wait for.
///
/// The signal wakes its waiters. Nothing polls. Thread-safe.
final class Signal: @unchecked Sendable {  // Variables are guarded by `lock`.
  private let lock = Lock()
  private var count = 0
  private var waiters: [Int: Waiter] = [:]
  private var lastID = 0

  /// A waiting task or thread.
  private enum Waiter {
    case task(UnsafeContinuation<Void, Never>)
    case thread(BlockedThread)

    func wake() {
      switch self {
      case .task(let continuation): continuation.resume()
      case .thread(let thread): thread.wake()
      }
    }
  }

  /// The number of times that the signal has fired.
  var fireCount: Int { lock.withLock { count } }

  /// Fires the signal, which wakes all waiters.
  func fire() {
    let woken = lock.withLock {
      count += 1
      defer { waiters = [:] }
      return waiters.values
    }
    for waiter in woken { waiter.wake() }
  }

  /// Suspends the task until the signal has fired more than `seen` times or the task is cancelled.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - seen: The last ``fireCount`` that the caller has read. 0 waits for the first time.
  func next(isolation: isolated (any Actor)? = #isolation, after seen: Int = 0) async {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let mustWait = lock.withLock {
          // A later cancellation finds the waiter. An earlier one is detected here.
          guard count <= seen, !Task.isCancelled else { return false }
          waiters[id] = .task(continuation)
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { waiters.removeValue(forKey: id) }?.wake()
    }
  }

  /// Blocks the thread until the signal has fired more than `seen` times.
  ///
  /// - Parameters:
  ///   - seen: The last ``fireCount`` that the caller has read. 0 waits for the first time.
  ///   - limit: The timeout. `nil` waits without one.
  func block(after seen: Int = 0, atMost limit: Duration? = nil) {
    let waiter: (thread: BlockedThread, id: Int)? = lock.withLock {
      guard count <= seen else { return nil }
      lastID += 1
      let thread = BlockedThread()
      waiters[lastID] = .thread(thread)
      return (thread, lastID)
    }
    guard let waiter else { return }
    waiter.thread.wait(atMost: limit)
    if limit != nil { lock.withLock { waiters[waiter.id] = nil } }
  }
}
