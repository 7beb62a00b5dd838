import UnderstudyMacros

/// Searches for books, as a struct of closures.
@Mockable
struct SearchClient: Sendable {
  var search: @Sendable (_ words: String) async throws -> [String]
  var limit: @Sendable () -> Int
}

/// Suggests books.
struct Suggestions {
  let client: SearchClient

  func titles(for words: String) async throws -> [String] {
    Array(try await client.search(words).prefix(client.limit()))
  }
}

/// Loads pictures, and passes them to a completion handler.
protocol CoverLoader: Sendable {
  func load(_ title: String, completion: @escaping @Sendable (String?) -> Void)
}
