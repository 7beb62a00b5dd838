internal import Foundation

/// What keeps an observer in its centre, until it ends or is let go of.
final class ObserverRegistration: @unchecked Sendable {  // `tokens` is guarded by `lock`.
  private let center: NotificationCenter
  private let lock = NSLock()
  private var tokens: [any NSObjectProtocol]

  /// Registers.
  ///
  /// - Parameters:
  ///   - center: Where.
  ///   - names: What is observed; everything where there are none.
  ///   - object: Whose notifications; those of all objects where it is nil.
  ///   - receive: Gets the notifications, on the threads that post them.
  init(
    _ center: NotificationCenter, _ names: [Notification.Name], _ object: Any?,
    _ receive: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    let wanted: [Notification.Name?] = names.isEmpty ? [nil] : names
    tokens = wanted.map {
      center.addObserver(forName: $0, object: object, queue: nil, using: receive)
    }
  }

  /// Takes the observer out of the centre. Does nothing the second time.
  func end() {
    let tokens = lock.withLock {
      defer { self.tokens = [] }
      return self.tokens
    }
    for token in tokens { center.removeObserver(token) }
  }
}
