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

/// A failure of a mock that was found and is not described yet.
///
/// Its facts are registered when it is found, before anything else runs. A subclass has what its
/// description needs. The code that removes it from the record of the mock describes it, outside locks.
class Violation {
  let severity: MockFailure.Severity

  /// What the failure has in common with others, or `nil` if each failure of its kind is reported.
  let group: MockFailure.Group?

  let unreported: UnreportedFailure

  /// Creates a failure that was found, and registers it.
  ///
  /// - Parameters:
  ///   - severity: The effect of the failure.
  ///   - kind: The kind of failure if it is limited, or `nil`.
  ///   - member: The called member.
  ///   - site: The line that the failure belongs to, or `nil` if no line of the test causes it.
  ///   - unreported: The facts to print if the process stops.
  init(
    _ severity: MockFailure.Severity, _ kind: MockFailure.Kind?, of member: MemberName,
    at site: MockSourceLocation?, _ unreported: UnreportedFailure
  ) {
    self.severity = severity
    group = kind.map {
      MockFailure.Group(kind: $0, severity: severity, member: member.description, site: site)
    }
    self.unreported = unreported
  }

  /// Describes the failure. Runs user code.
  func failure() -> MockFailure { preconditionFailure("Each kind of violation describes itself.") }
}
