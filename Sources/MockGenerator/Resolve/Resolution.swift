/// The declarations that were found for a requested mock.
package struct Resolution {
  /// The declarations to mock.
  var mocks: [ResolvedMock] = []

  /// The further names of mocks.
  package var aliases: [MockAlias] = []

  /// The names of the mocks, by the locations of the mocked declarations.
  package var names: [TypeLocation: MockName] = [:]

  /// The problems that were found.
  package var diagnostics: [SourceDiagnostic] = []

  /// Puts the mocks and their other names between `#if` and `#endif`.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the mocks are used.
  ///   - inherited: The protocols that mocks elsewhere inherit. The members in their mocks are needed
  ///     without conditions.
  mutating func restrict(to condition: String, besides inherited: Set<TypeLocation>) {
    guard mocks.allSatisfy({ !inherited.contains($0.type.location) }) else { return }
    for index in mocks.indices { mocks[index].type.conditions.append(condition) }
    for index in aliases.indices { aliases[index].type.conditions.append(condition) }
  }
}
