/// Receives the messages of a publisher.
protocol Subscriber: Sendable {
  /// Receives a message.
  func receive(_ message: String)
}

/// Fetches texts over HTTP. The tutorial about asynchronous code shows a failure of its mock.
protocol StoryClient: Sendable {
  func get(_ path: String, query: [String: String]) async throws(StoryHTTPError) -> String
}

/// A reason why a request failed.
enum StoryHTTPError: Error, Equatable {
  case offline
  case status(Int)
}
