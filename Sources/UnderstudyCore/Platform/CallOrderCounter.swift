#if !canImport(Darwin)
  import Synchronization
#endif

/// The process-wide counter of calls. Each recorded call takes the next number, which orders calls
/// across mocks.
///
/// The upper bits of the counter hold conditions that a call must check. A call reads them together
/// with its number, at no extra cost.
enum CallOrderCounter {
  /// A reading of the counter.
  struct Reading {
    fileprivate let bits: UInt64

    fileprivate init(bits: UInt64) { self.bits = bits }

    /// The number of the call, starting at 1.
    var number: UInt64 { bits & (CallOrderCounter.description - 1) }

    /// A Boolean value that indicates whether the call must check a condition.
    var hasConditions: Bool { bits >= CallOrderCounter.description }

    /// A Boolean value that indicates whether a thread describes values. See
    /// ``DescriptionContext``.
    var areValuesDescribed: Bool {
      bits & (CallOrderCounter.customDefaults - CallOrderCounter.description) != 0
    }

    /// A Boolean value that indicates whether a default value was registered or scoped.
    var areDefaultsCustom: Bool { bits & CallOrderCounter.customDefaults != 0 }

    /// A Boolean value that indicates whether a scope is open. See ``OpenScopes``.
    var isScopeOpen: Bool { bits & CallOrderCounter.anyScope != 0 }

    /// A Boolean value that indicates whether scopes of several tests are open.
    var areTestsParallel: Bool { bits & CallOrderCounter.severalTests != 0 }
  }

  /// One description in progress. Bits 48 to 60 count them.
  private static var description: UInt64 { 1 &<< 48 }

  /// Set once any default value has been registered or scoped.
  private static var customDefaults: UInt64 { 1 &<< 61 }

  /// Set while a scope is open.
  private static var anyScope: UInt64 { 1 &<< 62 }

  /// Set while scopes of several tests are open.
  private static var severalTests: UInt64 { 1 &<< 63 }

  /// Takes the next number. Thread-safe. No number is returned twice.
  static func next() -> Reading { Reading(bits: add(1)) }

  /// The number that was taken last.
  static var current: UInt64 { Reading(bits: add(0)).number }

  /// Records the start of a description.
  static func beginDescription() { _ = add(description) }

  /// Records the end of a description.
  static func endDescription() { _ = add(0 &- description) }

  /// Sets or clears the conditions about scopes. Calls must not overlap.
  static func change(isScopeOpen: Bool?, areTestsParallel: Bool?) {
    if let isScopeOpen { _ = add(isScopeOpen ? anyScope : 0 &- anyScope) }
    if let areTestsParallel { _ = add(areTestsParallel ? severalTests : 0 &- severalTests) }
  }

  /// A Boolean value that indicates whether a default value was registered or scoped.
  static var areDefaultsCustom: Bool { Reading(bits: add(0)).areDefaultsCustom }

  /// Records that a default value was registered or scoped.
  static func noteCustomDefaults() {
    noting.withLock { isKnown in
      if !isKnown { _ = add(customDefaults) }
      isKnown = true
    }
  }

  private static let noting = Guarded(false)

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
