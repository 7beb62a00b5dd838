internal import Dispatch
internal import UnderstudyCore

/// Runs the tasks that report failures where there is no task executor: before macOS 15 and iOS 18. See
/// ``ReportingExecutor``.
@globalActor
actor ReportingActor {
  static let shared = ReportingActor()

  /// The thread of the actor.
  private final class Queue: SerialExecutor {
    private let queue = DispatchQueue(label: "Understudy.ReportingActor")

    func enqueue(_ job: UnownedJob) {
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }
  }

  private let queue = Queue()

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
}

/// Values that threads send to one task, which waits for them on its own executor.
///
/// The iterator of an `AsyncStream` waits on the executor of its caller from macOS 15 on only.
final class Mailbox<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiting: UnsafeContinuation<Element?, Never>?
    var isFinished = false
  }

  private let state = Guarded(State())

  /// Sends a value. Thread-safe.
  func send(_ element: Element) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.elements.append(element) }
      return state.waiting
    }
    waiting?.resume(returning: element)
  }

  /// Ends the values. Thread-safe.
  func finish() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      state.isFinished = true
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }

  /// Waits for the next value. Only one task may wait.
  ///
  /// - Parameter isolation: The actor that the task runs on.
  /// - Returns: The value, or `nil` after the last one.
  func next(isolation: isolated (any Actor)?) async -> Element? {
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let next: Element?? = state.withLock { state in
        if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
        if state.isFinished { return .some(nil) }
        state.waiting = continuation
        return nil
      }
      if let next { continuation.resume(returning: next) }
    }
  }
}
