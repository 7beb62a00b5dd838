import Foundation

/// A value that threads share. The thread sanitizer sees its lock, unlike that of `Mutex`.
final class LockedValue<Value>: @unchecked Sendable {  // `value` is guarded by `lock`.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Runs `body` with the value while the lock is acquired.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
