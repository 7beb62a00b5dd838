public import Foundation
public import UnderstudyCore

/// A mock observer of notifications. Notifications are expected and verified like calls.
///
/// ```swift
/// let observer = MockObserver(center)
/// expect(observer.notification(.saved, userInfo: .hasKey("path")))
/// inOrder {
///   expect(observer.notification(.opened))
///   expect(observer.notification(.closed), 1...2)
/// }
/// ```
///
/// It observes until the end of the scope in which it is created or, outside all scopes, until it
/// is deallocated. It ignores notifications posted in the scope of another test. A notification
/// posted on a thread that belongs to no test reaches every observer. In tests that run in
/// parallel, use one notification center for each test, or observers that are not strict.
public final class MockObserver: Mockable, Sendable {
  /// The object that stores the notifications and expectations.
  public let mock: Mock

  private let registration: ObserverRegistration

  /// A Boolean value that indicates whether the registration ends with the observer, because no
  /// scope ends it.
  private let endsByItself: Bool

  private static let members = __Members("Observer", ["notification(_:object:userInfo:)"])

  /// Creates an observer of all notifications of a center, or of some.
  ///
  /// - Parameters:
  ///   - center: The notification center to observe.
  ///   - name: The name for failures. Defaults to `MockObserver`.
  ///   - strictness: What happens to notifications that nothing was set up for.
  ///   - names: The names of the notifications to observe. If there are none, all notifications.
  ///   - object: The sender of the notifications to observe, or `nil` for all senders.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ center: NotificationCenter = .default, _ name: String? = nil,
    _ strictness: Strictness = .nice, of names: Notification.Name..., from object: Any? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let mock = Mock(
      __of: "MockObserver", name, strictness, fileID, filePath, line, column)
    self.mock = mock
    let scope = MockScope.current
    // Only the test retains the observer, and Swift may release it after its last use. Inside a
    // scope, the registration retains the mock until the end.
    let receive: @Sendable (Notification) -> Void =
      if let scope {
        { [weak scope] notification in
          if let scope, scope.coversCurrentCode { Self.receive(notification, mock) }
        }
      } else {
        { [weak mock] notification in if let mock { Self.receive(notification, mock) } }
      }
    let registration = ObserverRegistration(center, names, object, receive)
    self.registration = registration
    endsByItself = scope == nil
    if let scope, !scope.atEnd({ registration.end() }) { registration.end() }
  }

  deinit { if endsByItself { registration.end() } }

  private static func receive(_ notification: Notification, _ mock: Mock) {
    let arguments: (Notification.Name, Any?, [AnyHashable: Any]) = (
      notification.name, notification.object, notification.userInfo ?? [:]
    )
    return mock.__call(members, 0, arguments, Never.self)
  }

  /// Returns the pattern of a notification. Its arguments are the name, the object and the user
  /// info, which is empty if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: A matcher of the sender, such as `.identical(to: store)`.
  ///   - userInfo: A matcher of the user info.
  /// - Returns: The pattern.
  public func notification(
    _ name: Notification.Name, object: Matcher<Any?> = .any,
    userInfo: Matcher<[AnyHashable: Any]> = .any
  ) -> CallPattern<(Notification.Name, Any?, [AnyHashable: Any]), Void, Never> {
    notification(.equal(name), object: object, userInfo: userInfo)
  }

  /// Returns the pattern of notifications whose names match.
  ///
  /// - Parameters:
  ///   - name: A matcher of the name.
  ///   - object: A matcher of the sender.
  ///   - userInfo: A matcher of the user info.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func notification(
    _ name: Matcher<Notification.Name>, object: Matcher<Any?> = .any,
    userInfo: Matcher<[AnyHashable: Any]> = .any
  ) -> CallPattern<(Notification.Name, Any?, [AnyHashable: Any]), Void, Never> {
    mock.__pattern(Self.members, 0, name, object, userInfo)
  }
}

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
