import UnderstudyMacros

/// Receives the messages of a publisher.
@Mockable
public protocol Subscriber: Sendable {
  /// Receives a message.
  func receive(_ message: String)
}
