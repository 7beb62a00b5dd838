#if !canImport(Darwin)
  import Synchronization
#endif

/// A Boolean value that threads share. Once it is raised, it is raised for every thread.
final class Flag: Sendable {
  #if canImport(Darwin)
    private let lock = Lock()
    // Guarded by `lock`: `Synchronization.Atomic` needs macOS 15.
    private nonisolated(unsafe) var value = false

    /// A Boolean value that indicates whether the flag is raised.
    var isRaised: Bool { lock.withLock { value } }

    /// Raises the flag permanently.
    func raise() { lock.withLock { value = true } }
  #else
    private let value = Atomic<Bool>(false)

    /// A Boolean value that indicates whether the flag is raised.
    var isRaised: Bool {
      #if UNDERSTUDY_EXPLORER
        Interleaving.step()
      #endif
      return value.load(ordering: .acquiring)
    }

    /// Raises the flag permanently.
    func raise() {
      #if UNDERSTUDY_EXPLORER
        Interleaving.step()
      #endif
      value.store(true, ordering: .releasing)
    }
  #endif
}
