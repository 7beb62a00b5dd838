/// The tables of standalone members. They live until the process exits.
///
/// Static properties cannot store them: the types may be generic, and a macro attached to a free
/// function cannot introduce other names next to it.
enum StandaloneMemberTables {
  private static let lock = Lock()
  // Both are guarded by `lock`.
  private nonisolated(unsafe) static var byAddress: [UnsafePointer<UInt8>: __Members] = [:]
  private nonisolated(unsafe) static var byKey: [String: __Members] = [:]

  /// Returns the table for a key.
  ///
  /// - Parameters:
  ///   - key: The key. Equal literals can have different addresses.
  ///   - make: Creates the table.
  static func of(_ key: StaticString, _ make: () -> __Members) -> __Members {
    lock.withLock {
      if let members = byAddress[key.utf8Start] { return members }
      let text = key.description
      let members = byKey[text] ?? make()
      byKey[text] = members
      byAddress[key.utf8Start] = members
      return members
    }
  }
}
