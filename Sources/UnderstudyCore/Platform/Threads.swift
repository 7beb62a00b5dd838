#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that runs the caller.
enum CurrentThread {
  /// Blocks the thread for at least the given time, or less if a signal arrives.
  ///
  /// - Parameter duration: The time, at most one second.
  static func sleep(for duration: TimeSpan) {
    usleep(UInt32(duration.nanoseconds / 1000))
  }
}

/// A thread of its own for a closure.
package enum NewThread {
  /// The closure that a thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread, which ends when the closure returns.
  ///
  /// - Parameter body: The closure.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, { NewThread.run($0) }, argument)
    guard code == 0 else { fatalError("A thread cannot be started (error \(code)).") }
    #if canImport(Darwin)
      pthread_detach(thread!)
    #else
      pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
  #else
    private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      argument.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
      return nil
    }
  #endif
}

#if UNDERSTUDY_EXPLORER
  /// A thread that waits to be woken once.
  final class BlockedThread: @unchecked Sendable {  // One thread runs at a time.
    private var isAwake = false

    /// Blocks the thread until it is woken.
    ///
    /// No time passes. If the thread is never woken, the scheduler reports a deadlock.
    func wait(atMost limit: TimeSpan?) {
      while !isAwake { Interleaving.block(on: self) }
    }

    /// Wakes the thread.
    func wake() {
      isAwake = true
      Interleaving.wake(self)
    }
  }
#else
  /// A thread that waits to be woken once.
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

    /// Blocks the thread until it is woken or the limit has passed.
    ///
    /// - Parameter limit: The timeout. `nil` waits without one.
    func wait(atMost limit: TimeSpan?) {
      guard let limit else { return wait { pthread_cond_wait(condition, mutex) } }
      // The two words of a `timespec`. Its members are not visible in some builds.
      var end = (seconds: 0, nanoseconds: 0)
      withUnsafeMutableBytes(of: &end) { bytes in
        let time = bytes.baseAddress!.assumingMemoryBound(to: timespec.self)
        clock_gettime(CLOCK_REALTIME, time)
      }
      let (seconds, rest) = limit.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      let nanoseconds = end.nanoseconds + Int(rest)
      end.seconds += Int(seconds) + nanoseconds / 1_000_000_000
      end.nanoseconds = nanoseconds % 1_000_000_000
      withUnsafeBytes(of: end) { bytes in
        let time = bytes.baseAddress!.assumingMemoryBound(to: timespec.self)
        wait { pthread_cond_timedwait(condition, mutex, time) }
      }
    }

    /// Waits until the thread is woken, or until a wait fails.
    private func wait(_ wait: () -> CInt) {
      pthread_mutex_lock(mutex)
      while !isAwake, wait() == 0 {}
      pthread_mutex_unlock(mutex)
    }

    /// Wakes the thread.
    func wake() {
      pthread_mutex_lock(mutex)
      isAwake = true
      pthread_cond_signal(condition)
      pthread_mutex_unlock(mutex)
    }
  }
#endif
