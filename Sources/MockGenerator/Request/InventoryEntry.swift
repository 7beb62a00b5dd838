/// One line of a list of declarations that can be mocked.
package struct InventoryEntry: Sendable, Equatable {
  /// The kind and the full name, such as `protocol Desk.Drawer`.
  package var title: String

  /// The location of the declaration.
  package var fileLocation: FileLocation

  /// The name of the mock, or `nil` if there can be none.
  package var mock: String?

  /// The reasons why something is not mocked, with locations if they differ from the declaration's.
  package var reasons: [String]
}
