/// Delivers each message to all subscribers.
final class Publisher {
  private var subscribers: [any Subscriber] = []

  func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

  func publish(_ message: String) {
    for subscriber in subscribers { subscriber.receive(message) }
  }
}
