#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

#if UNDERSTUDY_EXPLORER
  /// A thread that waits to be woken, once.
  final class BlockedThread: @unchecked Sendable {  // One thread runs at a time.
    private var isAwake = false

    /// Waits until ``wake()`` is called.
    func wait() {
      while !isAwake { Interleaving.block(on: self) }
    }

    /// Lets the thread go on.
    func wake() {
      isAwake = true
      Interleaving.wake(self)
    }
  }
#else
  /// A thread that waits to be woken, once.
  final class BlockedThread: @unchecked Sendable {  // `isAwake` is guarded by `mutex`.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isAwake = false

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    /// Waits until ``wake()`` is called.
    func wait() {
      pthread_mutex_lock(mutex)
      while !isAwake { pthread_cond_wait(condition, mutex) }
      pthread_mutex_unlock(mutex)
    }

    /// Lets the thread go on.
    func wake() {
      pthread_mutex_lock(mutex)
      isAwake = true
      pthread_cond_signal(condition)
      pthread_mutex_unlock(mutex)
    }
  }
#endif
