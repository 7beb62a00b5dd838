/// A call from a replacement to the original.
///
/// Inside a closure, the name of the original refers to the replacement again, so the call reaches
/// the same hook. The hook forwards it to the original once. Calls that the original makes to
/// itself are replaced.
final class OriginalCall: Sendable {
  @TaskLocal private static var current: OriginalCall?

  private let members: ObjectIdentifier
  private let index: Int
  private let isTaken = Guarded(false)

  private init(_ members: __Members, _ index: Int) {
    self.members = ObjectIdentifier(members)
    self.index = index
  }

  /// Calls the original by its name.
  static func make<Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $current.binding(OriginalCall(members, index), body)
  }

  /// Returns a Boolean value that indicates whether the call that has reached a hook is meant for
  /// the original.
  static func isDue(_ members: __Members, _ index: Int) -> Bool {
    guard let current, current.index == index, current.members == ObjectIdentifier(members) else {
      return false
    }
    return current.isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
