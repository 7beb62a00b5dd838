/// Delivers each message to all subscribers.
public final class Publisher {
  private let archive: (any Archive)?
  private var subscribers: [any Subscriber] = []

  /// The number of messages that could not be archived.
  public private(set) var lostMessages = 0

  /// Creates a publisher without subscribers.
  public init(archive: (any Archive)? = nil) { self.archive = archive }

  /// Adds a subscriber. It first receives the archived messages.
  public func add(_ subscriber: any Subscriber) {
    subscribers.append(subscriber)
    for message in (try? archive?.messages()) ?? [] { subscriber.receive(message) }
  }

  /// Publishes a message and returns when every subscriber has received it.
  public func publish(_ message: String) {
    store(message)
    for subscriber in subscribers { subscriber.receive(message) }
  }

  /// Publishes a message from another task.
  ///
  /// - Returns: The task. It ends when every subscriber has received the message.
  @discardableResult
  public func publishInBackground(_ message: String) -> Task<Void, Never> {
    store(message)
    return Task.detached { [subscribers] in
      for subscriber in subscribers { subscriber.receive(message) }
    }
  }

  private func store(_ message: String) {
    do {
      _ = try archive?.store(message)
    } catch {
      lostMessages += 1
    }
  }
}
