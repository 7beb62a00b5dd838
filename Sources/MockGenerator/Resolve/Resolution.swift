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
}
