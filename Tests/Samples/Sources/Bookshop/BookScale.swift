/// A scale under the books of a shelf.
protocol BookScale: Sendable {
  func weights() -> AsyncStream<Int>
}

/// Counts how many times a shelf was empty.
actor ShelfWatcher {
  private(set) var emptyCount = 0

  func watch(_ scale: any BookScale) async {
    for await grams in scale.weights() where grams == 0 { emptyCount += 1 }
  }
}
