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
  ///   - notification: What is posted, once for each call that is answered. Its observers run before
  ///     the call returns, on the thread of the call, outside of all locks.
  ///   - center: Where it is posted.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func posts(
    _ notification: Notification, on center: NotificationCenter = .default
  ) -> Self {
    addEffect { _ in center.post(notification) }
    return self
  }
}
