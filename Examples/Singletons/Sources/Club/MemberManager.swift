/// Keeps the members: a singleton that nobody can subclass or set.
final class MemberManager: Sendable {
  static let shared = MemberManager()

  private init() {}

  /// Asks the server.
  func member(_ id: Int) throws -> Member { throw UnknownMember(id: id) }

  /// How many members there may be, as a rule of the club.
  static func limit() -> Int { 100 }
}
