extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, computed on all cores.
  ///
  /// - Parameters:
  ///   - transform: The function.
  ///   - progress: Called with the number of elements that are done, after each hundred or so.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result, progress: (Int) -> Void = { _ in }
  ) -> [Result] {
    let chunk = 128
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      // Each iteration initializes an element of its own.
      nonisolated(unsafe) let results = start
      for first in stride(from: 0, to: count, by: chunk) {
        let size = Swift.min(chunk, count - first)
        LargeStack.perform(iterations: size) { turn in
          (results + first + turn).initialize(to: transform(self[first + turn]))
        }
        progress(first + size)
      }
      initialized = count
    }
  }
}
