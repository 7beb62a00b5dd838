/// Delivers each message to its subscriber.
final class Publisher {
  private var subscriber: (any Subscriber)?

  func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

  func publish(_ message: String) { subscriber?.receive(message) }
}
