import UnderstudyMacros

/// Prints pages and scans them.
@Mockable
protocol Printer: Sendable {
  func isReady() -> Bool
}

/// A printer that is always ready.
struct LaserPrinter: Printer {
  func isReady() -> Bool { true }
}

/// Counts the copies of books.
@Mockable
protocol Store: Sendable {
  func count(of title: String) async -> Int
}

/// Measures temperatures.
protocol CommentSensor: Sendable {
  func readings() -> AsyncStream<Double>
}

/// Warns people.
protocol Siren: Sendable {
  func sound()
}

/// Saves drafts.
protocol DraftStore: Sendable {
  func save(_ text: String) -> Bool
}

/// Stores tokens, which cannot be copied.
protocol TokenArchive {
  func store(_ token: consuming ArchiveToken, under name: String)
}

/// A token.
struct ArchiveToken: ~Copyable {}
