/// A call that a replacement makes of the original.
///
/// Inside of a closure the original's name means the replacement again, so the call comes back to
/// where it came from. This lets it by, once: calls that the original makes of itself are replaced.
final class OriginalCall: @unchecked Sendable {  // `isTaken` is guarded by `lock`.
  @TaskLocal private static var current: OriginalCall?

  private let members: ObjectIdentifier
  private let index: Int
  private let lock = Lock()
  private var isTaken = false

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

  /// Whether the call that has just come to a replacement is for the original.
  static func isDue(_ members: __Members, _ index: Int) -> Bool {
    guard let current, current.index == index, current.members == ObjectIdentifier(members) else {
      return false
    }
    return current.lock.withLock {
      defer { current.isTaken = true }
      return !current.isTaken
    }
  }
}
