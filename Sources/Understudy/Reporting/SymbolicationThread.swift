internal import Foundation

/// The thread that looks up names and lines.
///
/// The system's look-up keeps what it has read of the program, which takes long to read, for each
/// thread: so one thread looks up for all.
final class SymbolicationThread: Sendable {
  /// The only one; it lives as long as the process.
  static let shared = SymbolicationThread()

  private let condition = NSCondition()
  // Guarded by `condition`: what is to be done, the oldest first.
  private nonisolated(unsafe) var jobs: [@Sendable () -> Void] = []

  private init() {
    let thread = Thread { [unowned self] in work() }
    thread.name = "Understudy call sites"
    thread.start()
  }

  /// Runs a closure on the thread and waits for it.
  ///
  /// - Parameter body: Library code only, which does not wait for another thread.
  /// - Returns: What `body` returns.
  func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let done = DispatchSemaphore(value: 0)
    // Written before the semaphore is signalled, read after.
    nonisolated(unsafe) var result: Result?
    condition.withLock {
      jobs.append {
        result = body()
        done.signal()
      }
      condition.signal()
    }
    done.wait()
    return result!
  }

  private func work() -> Never {
    while true { next()() }
  }

  private func next() -> @Sendable () -> Void {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty { condition.wait() }
    return jobs.removeFirst()
  }
}
