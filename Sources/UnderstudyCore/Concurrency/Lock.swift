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
  #if canImport(Darwin)
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

    init() {}

    /// Waits for the lock and takes it. Not recursive.
    func lock() { raw._unsafeLock() }

    /// Gives the lock back; only the thread that holds it may call this.
    func unlock() { raw._unsafeUnlock() }
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
