internal import Foundation

/// The thread that looks up symbol names and lines.
///
/// The system caches the debug information for each thread, and reading it is slow. A single thread
/// does all lookups, so it is read only once.
final class SymbolicationThread: Sendable {
  /// The shared instance. It lives as long as the process.
  static let shared = SymbolicationThread()

  private let condition = NSCondition()
  // The pending jobs, oldest first. Guarded by `condition`.
  private nonisolated(unsafe) var jobs: [@Sendable () -> Void] = []

  private init() {
    let thread = Thread { [unowned self] in work() }
    thread.name = "Understudy call sites"
    thread.start()
  }

  /// Runs a closure on the thread and waits until it has finished.
  ///
  /// - Parameter body: A closure that contains only library code and does not wait for another
  ///   thread.
  /// - Returns: The value that `body` returns.
  func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let done = DispatchSemaphore(value: 0)
    // Written before the semaphore is signaled, and read afterward.
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
