/// One wait of a test: for calls, for expectations or for a state, until a deadline.
///
/// What is waited for lets ``signal`` fire, and so does the deadline; nothing polls.
final class Wait: @unchecked Sendable {  // `isOver` is guarded by `lock`.
  /// How a wait ended.
  enum End {
    /// What was waited for has come.
    case met

    /// The deadline has passed.
    case deadline

    /// The task was cancelled.
    case cancelled
  }

  /// Happens when there may be something new.
  let signal = Signal()

  private let lock = Lock()
  private var isOver = false

  /// Waits until a condition is fulfilled, the deadline has passed or the task is cancelled. The
  /// condition is tried once more after the deadline.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - limit: How long to wait at most.
  ///   - clock: Whose time it is.
  ///   - isMet: The condition; runs at the beginning and after each signal, without a lock.
  /// - Returns: How it ended.
  func wait<C: Clock>(
    isolation: isolated (any Actor)? = #isolation,
    atMost limit: Duration, clock: C, until isMet: () -> Bool
  ) async -> End where C.Duration == Duration {
    let deadline = clock.now.advanced(by: limit)
    let timer = Task.detached { [self] in
      guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
      lock.withLock { isOver = true }
      signal.fire()
    }
    defer { timer.cancel() }
    if limit <= .zero { lock.withLock { isOver = true } }
    while true {
      let seen = signal.fireCount
      let wasOver = lock.withLock { isOver }
      if isMet() { return .met }
      if wasOver { return .deadline }
      if Task.isCancelled { return .cancelled }
      await signal.next(after: seen)
    }
  }
}

extension Wait.End {
  /// What a failure tells of a wait that was in vain.
  func wait(atMost limit: Duration) -> MockFailure.Wait {
    MockFailure.Wait(limit: limit, wasCancelled: self == .cancelled)
  }
}

extension MockCore {
  /// Lets a signal fire at every call from now on.
  func watch(_ signal: Signal) { lock.withLock { watchers.append(signal) } }

  /// Takes back what ``watch(_:)`` asked for.
  func unwatch(_ signal: Signal) { lock.withLock { watchers.removeAll { $0 === signal } } }
}
