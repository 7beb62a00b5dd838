/// A failure that has not been reported yet. Its facts are printed if the process stops.
///
/// Descriptions of values are user code, which can stop the process. So the facts are registered
/// before any value is described, and are removed when the failure has been reported.
package final class UnreportedFailure: Sendable {
  private let removal: Guarded<(@Sendable () -> Void)?>

  /// Creates a failure whose facts were registered.
  ///
  /// - Parameter removal: Removes the facts.
  init(_ removal: (@Sendable () -> Void)?) { self.removal = Guarded(removal) }

  deinit { remove() }

  /// Removes the facts, because the failure has been reported.
  func remove() {
    let removal = self.removal.withLock { removal in
      defer { removal = nil }
      return removal
    }
    removal?()
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
