// Protocols and code under test of the samples about setups.

/// Loads a text and calls a completion handler.
protocol CompletionLoader: Sendable {
  func load(_ name: String, completion: @escaping @Sendable (String?, (any Error)?) -> Void)
}

/// Loads a text and calls a completion handler with a result.
protocol ResultLoader: Sendable {
  func load(_ name: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void)
}

/// Repeats work.
protocol RetryingStore {
  func retry(_ name: String, body: @escaping (Int) throws -> Void)
}

/// Reads bytes.
protocol SampleReader {
  func read(into bytes: inout [Int], limit: Int) -> Int
}

/// Increments a variable.
protocol InoutCounter {
  func increment(_ count: inout Int)
}

/// Stores a token.
protocol SampleKeychain {
  var token: String? { get throws }
}

/// Loads texts.
protocol SampleStore: Sendable {
  func load(_ id: Int) async throws -> String
}

/// Prints texts.
protocol SamplePrinter {
  func print(_ text: String) throws
}

/// A printer that prints nothing.
struct RealSamplePrinter: SamplePrinter {
  func print(_ text: String) {}
}

/// Loads a page.
@MainActor final class SamplePageModel {
  private(set) var isLoading = false
  private(set) var text = ""
  private let service: any SampleService

  init(service: any SampleService) { self.service = service }

  func load() async throws {
    isLoading = true
    defer { isLoading = false }
    text = try await service.fetch(1)
  }
}

/// Shows texts.
protocol SampleListener: Sendable {
  func show(_ text: String?)
}

/// Reads two texts at the same time.
struct PairReader {
  let store: any SampleStore

  func read() async throws -> [String] {
    async let first = store.load(1)
    async let second = store.load(2)
    return try await [first, second]
  }
}

/// Prints pages of a text.
protocol PageRangePrinter {
  func print(_ text: String, copies: Int, from first: Int, to last: Int, color: Bool)
}
