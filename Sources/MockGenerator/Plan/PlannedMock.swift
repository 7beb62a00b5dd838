/// A mock, or the members of an inherited protocol, to generate.
struct PlannedMock {
  /// The mocked declaration.
  let type: ResolvedType

  /// The syntax to parse, with the facts about it.
  let source: MockSource

  /// For each parsed declaration, the declarations that its diagnostics can be about.
  let origins: [[ResolvedType]]

  /// The diagnostics to report if there is a mock.
  var warnings: [SourceDiagnostic] = []
}
