/// The closures that make the default values of a declaration's results.
package struct ResultDefaults: Sendable {
  /// The closures for requirements that run where their types are declared to run, by the spellings
  /// of the types.
  private var closures: [String: String] = [:]

  /// The closures for requirements that are isolated in another way than their types may be.
  private var nonisolatedClosures: [String: String] = [:]

  /// The mocks that are default values, by the spellings of the types.
  private var childMocks: [String: String] = [:]

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

  /// Adds the mock of a type.
  ///
  /// - Parameters:
  ///   - mock: The mock, with its generic arguments.
  ///   - type: The spelling of the type.
  mutating func addChildMock(_ mock: String, for type: String) { childMocks[type] = mock }

  /// Adds the mock of the mocked protocol itself, the only one that the attribute sees.
  ///
  /// - Parameter name: The name of the protocol.
  mutating func addOwnMock(of name: String) {
    let mock = MockName(name.withoutBackticks).text
    for spelling in ["any \(name)", name, "(any \(name))"] { addChildMock(mock, for: spelling) }
  }

  /// Returns the mock that is the default value of a type, or `nil` if it is not a mock.
  ///
  /// - Parameter type: The spelling of the type.
  func childMock(for type: String) -> String? { childMocks[type] }

  /// Returns the closure for a type, or `nil` if the runtime looks the default value up.
  ///
  /// - Parameters:
  ///   - type: The spelling of the type.
  ///   - isNonisolated: A Boolean value that indicates whether the requirement is `nonisolated`.
  func closure(for type: String, isNonisolated: Bool) -> String? {
    isNonisolated ? nonisolatedClosures[type] : closures[type]
  }
}
