/// An immutable buffer of values that the untyped engine can access.
final class ValueBuffer {
  let count: Int
  private let values: UnsafeMutableRawPointer
  private let stride: Int
  private let destroy: (UnsafeMutableRawPointer) -> Void

  /// Creates a buffer.
  ///
  /// - Parameter values: The values. Must not be empty.
  init<Value>(_ values: [Value]) {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    pointer.initialize(from: values, count: values.count)
    self.values = UnsafeMutableRawPointer(pointer)
    count = values.count
    stride = MemoryLayout<Value>.stride
    let count = values.count
    destroy = { raw in
      let pointer = raw.assumingMemoryBound(to: Value.self)
      pointer.deinitialize(count: count)
      pointer.deallocate()
    }
  }

  deinit { destroy(values) }

  /// Returns a pointer to the value at an index.
  func pointer(at index: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(values + index * stride)
  }
}
