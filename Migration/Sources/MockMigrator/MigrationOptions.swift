/// The options of a migration.
package struct MigrationOptions: Sendable, Hashable {
  /// How the mocks are named after the migration.
  package enum Naming: String, Sendable, Hashable, CaseIterable {
    /// As before, if Understudy accepts the name, and otherwise with the prefix.
    case keep

    /// `MockPump`.
    case prefix

    /// `PumpMock`.
    case suffix
  }

  /// The names of the mocks.
  package var naming: Naming

  /// Creates options.
  package init(naming: Naming = .keep) { self.naming = naming }

  /// Returns the name of the mock of a type.
  ///
  /// - Parameters:
  ///   - type: The mocked type.
  ///   - current: The name of its mock before the migration.
  package func mockName(of type: String, current: String) -> String {
    switch naming {
    case .prefix: "Mock\(type)"
    case .suffix: "\(type)Mock"
    case .keep: current == "\(type)Mock" ? current : "Mock\(type)"
    }
  }
}
