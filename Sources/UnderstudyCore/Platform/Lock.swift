// The room `Platform`: what differs between systems, and what Swift lacks.
//
// Here are locks, signals, counters, threads and time spans. `Unsupported` holds what Swift does not
// document, each with a test that says when it stops working. Nothing here knows what a mock is.

#if !canImport(Darwin)
  import Synchronization
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Synchronization
#endif

// A mutual-exclusion lock, the only one that the framework uses.
//
// `Synchronization.Mutex` needs macOS 15, so the lock is an `os_unfair_lock` on Apple platforms and a
// `Mutex` on all others. It is stored inside its owner, so that a mock needs no object for it. The
// declarations of guarded properties name their lock. User code (matchers, answers, descriptions,
// `deinit`s of the user's values) must not run while a lock is held.

#if UNDERSTUDY_EXPLORER
  /// A mutual-exclusion lock that the scheduler of the explorer controls.
  final class Lock: Sendable {
    // The scheduler runs one thread at a time.
    private nonisolated(unsafe) var isHeld = false

    init() {}

    /// Acquires the lock, waiting if necessary. Not recursive.
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
  }
#elseif canImport(Darwin)
  /// A mutual-exclusion lock.
  struct Lock: ~Copyable, Sendable {
    private nonisolated(unsafe) let raw: UnsafeMutablePointer<os_unfair_lock>

    init() {
      raw = .allocate(capacity: 1)
      raw.initialize(to: os_unfair_lock())
    }

    deinit {
      raw.deinitialize(count: 1)
      raw.deallocate()
    }

    /// Acquires the lock, waiting if necessary. Not recursive.
    func lock() { os_unfair_lock_lock(raw) }

    /// Releases the lock. Only the thread that holds it may call this.
    func unlock() { os_unfair_lock_unlock(raw) }
  }
#else
  /// A mutual-exclusion lock.
  struct Lock: ~Copyable, Sendable {
    private let raw = Mutex<Void>(())

    /// A hint that indicates whether a thread holds the lock.
    ///
    /// A contended `Mutex` enters the kernel immediately, which takes 100 times as long as the lock
    /// is usually held. So a thread first watches the hint for a short time.
    private let isHeld = Atomic<Bool>(false)
    private static let patience = 500

    init() {}

    /// Acquires the lock, waiting if necessary. Not recursive.
    func lock() {
      if isHeld.load(ordering: .relaxed) { watch() }
      raw._unsafeLock()
      _ = isHeld.load(ordering: .acquiring)  // Pairs with `unlock`.
      isHeld.store(true, ordering: .relaxed)
    }

    /// Spins for a short time, because the lock is probably released soon.
    private func watch() {
      var patience = Self.patience
      while patience > 0, isHeld.load(ordering: .relaxed) { patience -= 1 }
    }

    /// Releases the lock. Only the thread that holds it may call this.
    func unlock() {
      // `releasing`, because the thread sanitizer does not instrument the library that contains
      // `Mutex`.
      isHeld.store(false, ordering: .releasing)
      raw._unsafeUnlock()
    }
  }
#endif

extension Lock {
  /// Acquires the lock, runs `body`, and releases the lock.
  ///
  /// - Returns: The result of `body`.
  func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// State that is accessible only while its lock is held.
///
/// Functions that need the lock are methods of `State`, so their callers hold it. User code
/// (matchers, answers, descriptions, `deinit`s of the user's values) must not run inside
/// `withLock`.
package final class Guarded<State: ~Copyable>: @unchecked Sendable {
  // Guards `state`.
  private let lock = Lock()
  // Not checked for exclusive access, because the lock ensures it.
  @exclusivity(unchecked) private var state: State

  /// Creates guarded state.
  ///
  /// - Parameter state: The initial state.
  package init(_ state: consuming State) { self.state = state }

  /// Acquires the lock, runs `body` with the state, and releases the lock.
  ///
  /// - Parameter body: Reads or changes the state. It must return the objects that it removes, so
  ///   that they are released after the lock.
  /// - Returns: The result of `body`.
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

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
