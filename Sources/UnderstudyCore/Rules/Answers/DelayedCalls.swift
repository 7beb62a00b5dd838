/// The calls that an answer delays by another clock than the system's.
///
/// Such a clock may never reach the time. So the end of the scope ends the wait, and a thread that waits
/// for a minute continues. Thread-safe.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class DelayedCalls: AnswerGate, Pause {
  private let delay: Delay

  private let state = Guarded(State())

  /// The state that the lock guards.
  private struct State {
    var lastID = 0

    /// The signals of the calls that wait, by their IDs. `nil` if the wait has ended for all calls.
    var waiting: [Int: Signal]? = [:]
  }

  /// Creates an object without calls.
  ///
  /// - Parameter delay: The time to wait.
  init(_ delay: Delay) { self.delay = delay }

  func wait() async {
    guard delay.span > .zero else { return }
    let isOver = Signal()
    guard let id = enter(isOver) else { return }
    defer { leave(id) }
    // In child tasks, which run on the executor of the caller's task.
    await withTaskGroup(of: Void.self) { [delay] group in
      group.addTask { await delay.wait() }
      group.addTask { await isOver.next() }
      await group.next()
      group.cancelAll()
    }
  }

  func block() -> Bool {
    guard delay.span > .zero else { return true }
    let isOver = Signal()
    guard let id = enter(isOver) else { return true }
    defer { leave(id) }
    let isLate = Flag()
    let giveUp = { @Sendable in
      guard isOver.fireCount == 0 else { return }
      isLate.raise()
      isOver.fire()
    }
    let timers = [delay.start { isOver.fire() }, Patience.start(Patience.forRelease, giveUp)]
    defer { for timer in timers { timer?.cancel() } }
    if !Patience.block(on: isOver) { giveUp() }
    return !isLate.isRaised
  }

  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    for signal in (waiting ?? [:]).values { signal.fire() }
  }

  func failureAtEnd() -> MockFailure? { nil }

  /// Adds a call.
  ///
  /// - Returns: The ID of the call, or `nil` if it does not wait.
  private func enter(_ signal: Signal) -> Int? {
    state.withLock { state in
      guard state.waiting != nil else { return nil }
      state.lastID += 1
      state.waiting?[state.lastID] = signal
      return state.lastID
    }
  }

  private func leave(_ id: Int) {
    let signal = state.withLock { $0.waiting?.removeValue(forKey: id) }
    withExtendedLifetime(signal) {}
  }
}
