/// The tables of standalone members. They live until the process exits.
///
/// Static properties cannot store them: the types may be generic, and a macro attached to a free
/// function cannot introduce other names next to it.
enum StandaloneMemberTables {
  private static let state = Guarded(State())

  private struct State {
    var byAddress: [UnsafePointer<UInt8>: __Members] = [:]
    var byKey: [String: __Members] = [:]
  }

  /// Returns the table for a key.
  ///
  /// - Parameters:
  ///   - key: The key. Equal literals can have different addresses.
  ///   - make: Creates the table.
  static func of(_ key: StaticString, _ make: () -> __Members) -> __Members {
    state.withLock { state in
      if let members = state.byAddress[key.utf8Start] { return members }
      let text = key.description
      let members = state.byKey[text] ?? make()
      state.byKey[text] = members
      state.byAddress[key.utf8Start] = members
      return members
    }
  }
}
