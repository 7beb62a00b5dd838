public import Foundation
public import UnderstudyCore

/// An observer of notifications whose notifications are expected and verified like calls.
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
/// It observes until the end of the scope that it is made in, or, outside of all scopes, until it
/// goes away. What the code of another test posts, in a scope of that test, is not meant for it; on
/// a thread that belongs to no test nobody can tell, so tests that run in parallel had better have a
/// centre each, or observers that are not strict.
public final class MockObserver: Mockable, Sendable {
  /// The object that keeps the notifications and what is expected.
  public let mock: Mock

  private let registration: ObserverRegistration

  /// Whether no scope ends the registration.
  private let endsByItself: Bool

  private static let members = __Members("Observer", ["notification(_:object:userInfo:)"])

  /// Makes an observer of all notifications of a centre, or of some.
  ///
  /// - Parameters:
  ///   - center: Where it observes.
  ///   - name: The name for failures; nil for `MockObserver`.
  ///   - strictness: What to do with notifications that nothing was set up for.
  ///   - names: The notifications that it observes; all where there are none.
  ///   - object: Whose notifications it observes; those of all objects where it is nil.
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
      __of: "MockObserver", spying: nil, name, strictness, fileID, filePath, line, column)
    self.mock = mock
    let scope = MockScope.current
    // Nobody but the test holds the observer, and Swift may release it after its last mention; in a
    // scope the registration keeps what it needs until the end.
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

  /// The pattern of a notification, for the verbs. Its arguments are the name, the object and the
  /// user information, which is empty where there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts it: `.identical(to: store)` says whom.
  ///   - userInfo: What comes with it.
  /// - Returns: The pattern.
  public func notification(
    _ name: Notification.Name, object: Matcher<Any?> = .any,
    userInfo: Matcher<[AnyHashable: Any]> = .any
  ) -> CallPattern<(Notification.Name, Any?, [AnyHashable: Any]), Void, Never> {
    notification(.equal(name), object: object, userInfo: userInfo)
  }

  /// The pattern of notifications whose names match, for the verbs.
  ///
  /// - Parameters:
  ///   - name: A matcher of the name.
  ///   - object: Who posts it.
  ///   - userInfo: What comes with it.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func notification(
    _ name: Matcher<Notification.Name>, object: Matcher<Any?> = .any,
    userInfo: Matcher<[AnyHashable: Any]> = .any
  ) -> CallPattern<(Notification.Name, Any?, [AnyHashable: Any]), Void, Never> {
    mock.__pattern(Self.members, 0, name, object, userInfo)
  }
}
