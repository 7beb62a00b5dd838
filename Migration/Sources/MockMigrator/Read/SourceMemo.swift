import Dispatch

/// What the libraries have computed for one file, by names. Several of them need the same.
final class SourceMemo: @unchecked Sendable {
  /// Guards `values`.
  private let lock = DispatchSemaphore(value: 1)

  /// The values.
  private var values: [String: any Sendable] = [:]

  /// Returns what a closure computes, and computes it once for each name.
  ///
  /// The closure runs without the lock. Two threads that ask at the same time both compute the value.
  ///
  /// - Parameters:
  ///   - name: The name. Each name stands for one type of values.
  ///   - compute: Computes the value.
  func value<Value: Sendable>(_ name: String, _ compute: () -> Value) -> Value {
    lock.wait()
    let known = values[name] as? Value
    lock.signal()
    if let known { return known }
    let value = compute()
    lock.wait()
    values[name] = value
    lock.signal()
    return value
  }
}
