/// Delivers each message to its subscriber.
final class Publisher {
  func add(_ subscriber: any Subscriber) {}

  func publish(_ message: String) {}
}
