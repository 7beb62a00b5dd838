/// A failure that has not been reported yet. Its facts are printed if the process stops.
///
/// Descriptions of values are user code, which can stop the process. So the facts are registered
/// before any value is described, and are removed when the failure has been reported. Until then, the
/// end of the process waits for the failure.
package final class UnreportedFailure: Sendable {
  private struct State {
    /// Removes the facts.
    var removal: (@Sendable () -> Void)?

    /// Lets the process end.
    var release: (@Sendable () -> Void)?
  }

  private let state: Guarded<State>

  /// Creates a failure whose facts were registered.
  ///
  /// - Parameters:
  ///   - removal: Removes the facts.
  ///   - release: Lets the process end.
  init(_ removal: (@Sendable () -> Void)?, release: @escaping @Sendable () -> Void) {
    state = Guarded(State(removal: removal, release: release))
  }

  deinit { remove() }

  /// Removes the facts, because the failure has been reported.
  func remove() {
    let removal = state.withLock { state in
      defer { state.removal = nil }
      return state.removal
    }
    removal?()
    noteDeferred()
  }

  /// Lets the process end, because its end reports the failure if nothing else does.
  func noteDeferred() {
    let release = state.withLock { state in
      defer { state.release = nil }
      return state.release
    }
    release?()
  }
}

extension MockFailure {
  /// Notes that the failure has been reported, so that it is not printed if the process stops.
  package func noteReported() { unreported?.remove() }

  /// Returns the failure together with its registered facts.
  package func registered(as unreported: UnreportedFailure) -> MockFailure {
    var copy = self
    copy.unreported = unreported
    return copy
  }
}
