/// The indices of members that stand alone, which live as long as the process.
///
/// No static property could hold them: the types may be generic, and an attribute makes no other names
/// beside a free function.
enum StandaloneMemberTables {
  private static let lock = Lock()
  // Both are guarded by `lock`.
  private nonisolated(unsafe) static var byAddress: [UnsafePointer<UInt8>: __Members] = [:]
  private nonisolated(unsafe) static var byKey: [String: __Members] = [:]

  /// The index with a key.
  ///
  /// - Parameters:
  ///   - key: The key; a literal, whose address need not be the only one of its text.
  ///   - make: Makes the index.
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
