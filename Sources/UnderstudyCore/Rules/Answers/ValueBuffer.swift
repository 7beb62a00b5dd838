/// An immutable buffer of values that the untyped engine can access.
final class ValueBuffer {
  let count: Int
  private let values: UnsafeMutableRawPointer
  private let stride: Int
  private let destroy: (UnsafeMutableRawPointer, Int) -> Void

  /// Creates a buffer.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - others: The other values.
  init<Value>(_ first: Value, _ others: [Value] = []) {
    count = 1 + others.count
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
    pointer.initialize(to: first)
    if count > 1 { (pointer + 1).initialize(from: others, count: count - 1) }
    values = UnsafeMutableRawPointer(pointer)
    stride = MemoryLayout<Value>.stride
    destroy = { raw, count in
      raw.assumingMemoryBound(to: Value.self).deinitialize(count: count)
    }
  }

  deinit {
    destroy(values, count)
    values.deallocate()
  }

  /// Returns the values.
  ///
  /// - Parameter type: Their type.
  func values<Value>(of type: Value.Type) -> [Value] {
    Array(
      UnsafeBufferPointer(start: values.assumingMemoryBound(to: Value.self), count: count))
  }

  /// Returns the value at an index.
  func value<Value>(at index: Int) -> Value {
    (values + index * stride).assumingMemoryBound(to: Value.self).pointee
  }
}
