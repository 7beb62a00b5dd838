// The room `Resolve`: declarations by their names.
//
// `Codebase` loads and parses modules on demand. The other types find what is requested and what it
// inherits, and refuse what cannot be mocked with a diagnostic. No text of a mock is written here, and
// no import of its file is chosen.

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
