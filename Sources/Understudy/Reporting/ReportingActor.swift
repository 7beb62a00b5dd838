internal import Dispatch
internal import Foundation
internal import UnderstudyCore

/// Runs the tasks that report failures where there is no task executor: before macOS 15 and iOS 18. See
/// ``ReportingExecutor``.
///
/// Each job has a thread of its own, which it may block. The actor guards nothing, so its jobs may run at the
/// same time.
@globalActor
actor ReportingActor {
  static let shared = ReportingActor()

  private final class Threads: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      DispatchQueue(label: "Understudy.ReportingActor").async {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }
  }

  private let threads = Threads()

  nonisolated var unownedExecutor: UnownedSerialExecutor { threads.asUnownedSerialExecutor() }
}

/// Values that threads send to one task.
///
/// The task waits on its own executor for them. The iterator of an `AsyncStream` does so from macOS 15 on only.
final class Mailbox<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiting: UnsafeContinuation<Element?, Never>?
    var isFinished = false
  }

  private let state = Guarded(State())
  private let arrivals = DispatchSemaphore(value: 0)

  /// Sends a value. Thread-safe.
  func send(_ element: Element) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.elements.append(element) }
      return state.waiting
    }
    waiting?.resume(returning: element)
    arrivals.signal()
  }

  /// Ends the values. Thread-safe.
  func finish() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      state.isFinished = true
      return state.waiting
    }
    waiting?.resume(returning: nil)
    arrivals.signal()
  }

  /// Waits for the next value. Only one task may wait, always in this way.
  ///
  /// - Returns: The value, or `nil` after the last one.
  func next() async -> Element? {
    await withUnsafeContinuation { continuation in
      let next: Element?? = state.withLock { state in
        if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
        if state.isFinished { return .some(nil) }
        state.waiting = continuation
        return nil
      }
      if let next { continuation.resume(returning: next) }
    }
  }

  /// Waits for the next value, and blocks the thread. Only one task may wait, always in this way.
  ///
  /// A task without a task executor can need the pool of Swift's concurrency to continue after it was suspended.
  ///
  /// - Returns: The value, or `nil` after the last one.
  func nextBlocking() -> Element? {
    arrivals.wait()
    return state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
  }
}

/// Runs the tasks that report failures, on a thread of its own.
///
/// A thread that makes a failing call waits until the failure has been recorded. Such threads can
/// occupy the whole pool of Swift's concurrency, which has one thread for each core. A reporting task
/// in the same pool would then never run.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ReportingExecutor: TaskExecutor {
  /// The executor of all reporting tasks.
  static let shared = ReportingExecutor()

  private let queue = DispatchQueue(label: "Understudy.ReportingExecutor")

  private init() {}

  /// Runs a job after those that were enqueued before.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

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
