/// Values of one type, kept where the untyped engine finds them. Immutable.
final class ValueBuffer {
  let count: Int
  private let values: UnsafeMutableRawPointer
  private let stride: Int
  private let destroy: (UnsafeMutableRawPointer) -> Void

  /// Keeps values; there must be one at least.
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

  /// Where the value at `index` lies.
  func pointer(at index: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(values + index * stride)
  }
}
