/// The mocks that are the default values of a declaration's results.
package struct ResultDefaults: Sendable {
  /// The mocks, by the spellings of the types.
  private var childMocks: [String: String] = [:]

  /// Creates an empty table.
  package init() {}

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
}
