internal import Foundation
internal import UnderstudyCore

/// The registration of an observer. It lasts until it is ended.
final class ObserverRegistration: Sendable {
  private let center: NotificationCenter
  private let tokens: Guarded<[any NSObjectProtocol]>

  /// Creates a registration of an observer.
  ///
  /// - Parameters:
  ///   - center: The notification center to observe.
  ///   - names: The names of the notifications to observe. If there are none, all notifications.
  ///   - object: The sender of the notifications to observe, or `nil` for all senders.
  ///   - receive: Receives the notifications, on the threads that post them.
  init(
    _ center: NotificationCenter, _ names: [Notification.Name], _ object: Any?,
    _ receive: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    let wanted: [Notification.Name?] = names.isEmpty ? [nil] : names
    tokens = Guarded(
      wanted.map { center.addObserver(forName: $0, object: object, queue: nil, using: receive) })
  }

  /// Removes the observer from the notification center. Only the first call has an effect.
  func end() {
    let ended = tokens.withLock { tokens in
      defer { tokens = [] }
      return tokens
    }
    for token in ended { center.removeObserver(token) }
  }
}
