/// Receives the messages of a publisher.
protocol Subscriber: Sendable {
  /// Receives a message.
  func receive(_ message: String)
}
