/// Manages the members. This singleton cannot be subclassed or replaced.
final class MemberManager: Sendable {
  static let shared = MemberManager()

  private init() {}

  /// Loads a member from the server.
  func member(_ id: Int) throws -> Member { throw UnknownMember(id: id) }

  /// Returns the maximum number of members.
  static func limit() -> Int { 100 }
}
