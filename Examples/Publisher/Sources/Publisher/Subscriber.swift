import UnderstudyMacros

/// Whoever wants to hear what a publisher publishes.
@Mockable
public protocol Subscriber: Sendable {
  /// Takes a message.
  func receive(_ message: String)
}
