#if !canImport(Darwin)
  import Synchronization
#endif

/// The process-wide clock of calls: every recorded call gets the next number, so that order
/// holds across mocks.
///
/// Its upper bits count the descriptions of values that are being made anywhere in the process, so
/// that a call which wants its number learns of them by the way; see ``DescriptionContext``.
enum CallOrderCounter {
  /// What has been read from the counter.
  struct Reading {
    fileprivate let bits: UInt64

    /// The number of the call, from 1.
    var number: UInt64 { bits & (CallOrderCounter.description - 1) }

    /// Whether values are being described somewhere.
    var areValuesDescribed: Bool { bits >= CallOrderCounter.description }
  }

  /// One description, in the bits above the numbers.
  private static let description: UInt64 = 1 << 48

  /// The next number. Thread-safe; numbers are never given twice.
  static func next() -> Reading { Reading(bits: add(1)) }

  /// The number that was given last.
  static var current: UInt64 { Reading(bits: add(0)).number }

  /// Notes that a description is being made.
  static func beginDescription() { _ = add(description) }

  /// Notes that a description has been made.
  static func endDescription() { _ = add(0 &- description) }

  #if canImport(Darwin)
    private static let lock = Lock()
    // Guarded by `lock`: `Synchronization.Atomic` needs macOS 15.
    private nonisolated(unsafe) static var last: UInt64 = 0

    private static func add(_ summand: UInt64) -> UInt64 {
      lock.withLock {
        last &+= summand
        return last
      }
    }
  #else
    private static let last = Atomic<UInt64>(0)

    private static func add(_ summand: UInt64) -> UInt64 {
      #if UNDERSTUDY_EXPLORER
        Interleaving.step()
      #endif
      return last.wrappingAdd(summand, ordering: .relaxed).newValue
    }
  #endif
}
