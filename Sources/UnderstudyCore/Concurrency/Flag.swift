#if !canImport(Darwin)
  import Synchronization
#endif

/// A Boolean that threads share: once raised, every thread sees it raised.
final class Flag: Sendable {
  #if canImport(Darwin)
    private let lock = Lock()
    // Guarded by `lock`: `Synchronization.Atomic` needs macOS 15.
    private nonisolated(unsafe) var value = false

    /// Whether it is raised.
    var isRaised: Bool { lock.withLock { value } }

    /// Raises it for good.
    func raise() { lock.withLock { value = true } }
  #else
    private let value = Atomic<Bool>(false)

    /// Whether it is raised.
    var isRaised: Bool {
      #if UNDERSTUDY_EXPLORER
        Interleaving.step()
      #endif
      return value.load(ordering: .acquiring)
    }

    /// Raises it for good.
    func raise() {
      #if UNDERSTUDY_EXPLORER
        Interleaving.step()
      #endif
      value.store(true, ordering: .releasing)
    }
  #endif
}
