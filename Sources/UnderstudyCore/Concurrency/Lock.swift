#if canImport(Darwin)
  import Darwin
#else
  import Synchronization
#endif

/// A mutual-exclusion lock, the only one that the framework uses.
///
/// `Synchronization.Mutex` needs macOS 15, so on Apple's systems the lock is an `os_unfair_lock`;
/// elsewhere it is a `Mutex`. What the lock guards is said where the guarded properties are
/// declared. Nothing of the user's (matchers, answers, descriptions, `deinit`s of values that
/// users handed in) may run while a lock is held.
final class Lock: Sendable {
  #if UNDERSTUDY_EXPLORER
    // The scheduler runs one thread at a time.
    private nonisolated(unsafe) var isHeld = false

    init() {}

    /// Acquires the lock, waiting if need be. Not recursive.
    func lock() {
      Interleaving.step()
      while isHeld { Interleaving.block(on: self) }
      isHeld = true
    }

    /// Releases the lock.
    func unlock() {
      isHeld = false
      Interleaving.wake(self)
    }
  #elseif canImport(Darwin)
    private nonisolated(unsafe) let raw: UnsafeMutablePointer<os_unfair_lock>

    init() {
      raw = .allocate(capacity: 1)
      raw.initialize(to: os_unfair_lock())
    }

    deinit {
      raw.deinitialize(count: 1)
      raw.deallocate()
    }

    /// Waits for the lock and takes it. Not recursive.
    func lock() { os_unfair_lock_lock(raw) }

    /// Gives the lock back; only the thread that holds it may call this.
    func unlock() { os_unfair_lock_unlock(raw) }
  #else
    private let raw = Mutex<Void>(())

    /// Whether some thread holds the lock, as a hint.
    ///
    /// A contended `Mutex` goes to the kernel at once, which takes a hundred times as long as what
    /// this lock is held for; so a thread first watches the hint for a little while.
    private let isHeld = Atomic<Bool>(false)
    private static let patience = 500

    init() {}

    /// Waits for the lock and takes it. Not recursive.
    func lock() {
      if isHeld.load(ordering: .relaxed) { watch() }
      raw._unsafeLock()
      _ = isHeld.load(ordering: .acquiring)  // Pairs with `unlock`; see there.
      isHeld.store(true, ordering: .relaxed)
    }

    /// Waits for a little while, in the hope that the lock is given back.
    private func watch() {
      var patience = Self.patience
      while patience > 0, isHeld.load(ordering: .relaxed) { patience -= 1 }
    }

    /// Gives the lock back; only the thread that holds it may call this.
    func unlock() {
      // Releasing, because the thread sanitizer does not see into the library that has `Mutex`.
      isHeld.store(false, ordering: .releasing)
      raw._unsafeUnlock()
    }
  #endif

  /// Runs `body` with the lock held and gives back what it returns.
  func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
