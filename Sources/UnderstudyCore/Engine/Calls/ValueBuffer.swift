/// An immutable buffer of values that the untyped engine can access.
final class ValueBuffer {
  let count: Int
  fileprivate let values: UnsafeMutableRawPointer
  fileprivate let stride: Int
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
}

extension ValueBuffer {
  /// Returns the value at an index.
  @_transparent
  func value<Value>(at index: Int) -> Value {
    pointer(at: index).assumingMemoryBound(to: Value.self).pointee
  }

  /// Returns a pointer to the value at an index.
  @_transparent
  func pointer(at index: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(values + index * stride)
  }
}
