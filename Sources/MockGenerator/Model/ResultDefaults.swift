/// The closures that make the default values of a declaration's results.
package struct ResultDefaults: Sendable {
  /// The closures for requirements that run where their types are declared to run, by the spellings
  /// of the types.
  private var closures: [String: String] = [:]

  /// The closures for requirements that are isolated in another way than their types may be.
  private var nonisolatedClosures: [String: String] = [:]

  /// Creates an empty table.
  package init() {}

  /// Adds the closure for a type.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - type: The spelling of the type.
  ///   - isNonisolated: A Boolean value that indicates whether the closure needs no isolation.
  mutating func add(_ closure: String, for type: String, isNonisolated: Bool) {
    if isNonisolated {
      nonisolatedClosures[type] = closure
    } else {
      closures[type] = closure
    }
  }

  /// Returns the closure for a type, or `nil` if the runtime looks the default value up.
  ///
  /// - Parameters:
  ///   - type: The spelling of the type.
  ///   - isNonisolated: A Boolean value that indicates whether the requirement is `nonisolated`.
  func closure(for type: String, isNonisolated: Bool) -> String? {
    isNonisolated ? nonisolatedClosures[type] : closures[type]
  }
}
