extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, computed on all cores.
  ///
  /// Neighbors are processed one after another, because they share syntax trees.
  ///
  /// - Parameter transform: The function.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let size = (count + 15) / 16
    guard size > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      // Each iteration initializes elements of its own.
      nonisolated(unsafe) let results = start
      LargeStack.perform(iterations: (count + size - 1) / size) { turn in
        for index in (turn * size)..<Swift.min((turn + 1) * size, count) {
          (results + index).initialize(to: transform(self[index]))
        }
      }
      initialized = count
    }
  }
}
