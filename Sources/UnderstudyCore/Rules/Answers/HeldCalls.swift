/// The calls that an answer holds until the test releases them.
///
/// A call that the end of the scope has to release is a failure, because the test has not seen what
/// the code under test does next. Thread-safe.
final class HeldCalls: AnswerGate, @unchecked Sendable {
  // `state` has its own lock. The arguments are those of recorded calls, which threads share too.

  /// The line that holds the calls.
  private let site: MockSourceLocation

  /// Describes the pattern of the stub or expectation. Runs user code.
  private let describe: () -> CallDescription

  /// Describes a call with these arguments. Runs user code.
  private let describeCall: (Any) -> CallDescription?

  /// Fires when the calls are released.
  private let signal = Signal()

  private let state = Guarded(State())

  /// The state that the lock guards.
  private struct State {
    var lastID = 0

    /// The arguments of the calls that wait, by their IDs.
    var waiting: [Int: Any] = [:]

    /// The arguments of the calls that the end of the scope has released, by their IDs.
    var abandoned: [Int: Any] = [:]

    var phase = Phase.holding
  }

  private enum Phase {
    case holding

    /// The test has released the calls.
    case released

    /// The scope has ended, or the rule was reset.
    case ended
  }

  /// Creates an object without calls.
  ///
  /// - Parameters:
  ///   - site: The line that holds the calls.
  ///   - describe: Describes the pattern.
  ///   - describeCall: Describes a call, or returns `nil` if the mock is deallocated.
  init(
    _ site: MockSourceLocation, describe: @escaping () -> CallDescription,
    describeCall: @escaping (Any) -> CallDescription?
  ) {
    self.site = site
    self.describe = describe
    self.describeCall = describeCall
  }

  /// Blocks the thread of a call until the calls are released.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - noteWait: Notes that the call begins or stops to wait. The end of the scope does not wait for
  ///     such a call, so this object has to know the call before.
  /// - Returns: `false` if nothing released the calls for as long as ``Patience/forRelease``.
  func block(_ arguments: Any, noteWait: (Bool) -> Void) -> Bool {
    guard let id = enter(arguments) else { return true }
    noteWait(true)
    let isOver = Flag()
    let timer = Patience.start(Patience.forRelease) { self.giveUp(isOver) }
    if !Patience.block(on: signal) { giveUp(isOver) }
    timer?.cancel()
    noteWait(false)
    leave(id)
    return !isOver.isRaised
  }

  /// Suspends the task of a call until the calls are released, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - arguments: The arguments of the call.
  ///   - noteWait: Notes that the call begins or stops to wait.
  /// - Returns: `false` if nothing released the calls for as long as ``Patience/forRelease``.
  func wait(
    isolation: isolated (any Actor)?, _ arguments: Any, noteWait: (Bool) -> Void
  ) async -> Bool {
    guard let id = enter(arguments) else { return true }
    noteWait(true)
    let isOver = Flag()
    let timer = Patience.start(Patience.forRelease) { self.giveUp(isOver) }
    await withTaskCancellationHandler {
      await signal.next(isolation: isolation)
    } onCancel: {
      leave(id)
    }
    timer?.cancel()
    noteWait(false)
    leave(id)
    return !isOver.isRaised
  }

  /// Releases the calls for the test.
  func release() {
    state.withLock { if $0.phase == .holding { $0.phase = .released } }
    signal.fire()
  }

  /// Releases the calls if nothing else has.
  ///
  /// - Parameter isOver: Raised if nothing has.
  private func giveUp(_ isOver: Flag) {
    guard signal.fireCount == 0 else { return }
    isOver.raise()
    release()
  }

  func open() {
    state.withLock { state in
      guard state.phase == .holding else { return }
      (state.abandoned, state.phase) = (state.waiting, .ended)
    }
    signal.fire()
  }

  func failureAtEnd() -> MockFailure? {
    let abandoned = state.withLock { $0.abandoned }.sorted { $0.key < $1.key }.map(\.value)
    guard !abandoned.isEmpty else { return nil }
    return MockFailure("Held calls were never released", at: site) {
      UncompletedCalls(
        pattern: describe(), calls: abandoned.compactMap(describeCall), areHeld: true)
    }
  }

  /// Adds a call.
  ///
  /// - Returns: The ID of the call, or `nil` if it does not wait.
  private func enter(_ arguments: Any) -> Int? {
    state.withLock { state in
      state.lastID += 1
      switch state.phase {
      case .holding: state.waiting[state.lastID] = arguments
      case .released: return nil
      case .ended:
        // The call was made before the end of the scope, which waits for it.
        state.abandoned[state.lastID] = arguments
        return nil
      }
      return state.lastID
    }
  }

  private func leave(_ id: Int) {
    let arguments = state.withLock { $0.waiting.removeValue(forKey: id) }
    withExtendedLifetime(arguments) {}
  }
}
