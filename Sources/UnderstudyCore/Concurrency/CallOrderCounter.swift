#if !canImport(Darwin)
  import Synchronization
#endif

/// The process-wide clock of calls: every recorded call gets the next number, so that order
/// holds across mocks.
enum CallOrderCounter {
  #if canImport(Darwin)
    private static let lock = Lock()
    // Guarded by `lock`: `Synchronization.Atomic` needs macOS 15.
    private nonisolated(unsafe) static var last: UInt64 = 0

    /// The next number, from 1. Thread-safe; numbers are never given twice.
    static func next() -> UInt64 {
      lock.withLock {
        last += 1
        return last
      }
    }

    /// The number that was given last.
    static var current: UInt64 { lock.withLock { last } }
  #else
    private static let last = Atomic<UInt64>(0)

    /// The next number, from 1. Thread-safe; numbers are never given twice.
    static func next() -> UInt64 {
      last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The number that was given last.
    static var current: UInt64 { last.load(ordering: .relaxed) }
  #endif
}
