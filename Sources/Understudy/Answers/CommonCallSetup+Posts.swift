public import Foundation
public import UnderstudyCore

extension CommonCallSetup {
  /// Posts a notification.
  ///
  /// ```swift
  /// stub(store.save(.any)).posts(Notification(name: .saved)).returns(true)
  /// ```
  ///
  /// - Parameters:
  ///   - notification: The notification. It is posted once for each answered call. Its observers
  ///     run before the call returns, on the caller's thread, outside all locks.
  ///   - center: The notification center to post to.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func posts(
    _ notification: Notification, on center: NotificationCenter = .default
  ) -> Self {
    runs(.posts(notification, on: center))
  }
}

extension Action {
  /// Posts a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification. It is posted once for each answered call. Its observers
  ///     run before the call returns, on the caller's thread, outside all locks.
  ///   - center: The notification center to post to.
  /// - Returns: The action.
  public static func posts(
    _ notification: Notification, on center: NotificationCenter = .default
  ) -> Action {
    effect({ "posts \(notification.name.rawValue)" }) { _ in center.post(notification) }
  }
}
