/// A shelf that weighs its books.
protocol Shelf: Sendable {
  func weights() -> AsyncStream<Int>
}

/// Counts how many times a shelf was empty.
actor ShelfWatcher {
  private(set) var emptyCount = 0

  func watch(_ shelf: any Shelf) async {
    for await grams in shelf.weights() where grams == 0 { emptyCount += 1 }
  }
}
