/// The mocks to generate for a resolution, with everything that emission depends on.
package struct MockPlan {
  /// The mocks.
  var mocks: [PlannedMock] = []

  /// The mocks and members that wait until the names of all mocks are known.
  var deferred = DeferredMocks()

  /// The further names of mocks.
  var aliases: [EmittedDeclaration] = []

  /// The imports that the mocks need.
  package var imports: [FileImports] = []

  /// The diagnostics of the resolution.
  var diagnostics: [SourceDiagnostic] = []

  /// The names of the mocked declarations.
  package var mockNames: [String] { mocks.map(\.type.location.name) }

  /// The names of the declarations whose mocks wait for the names of others.
  package var deferredNames: [String] { deferred.mocks.map(\.type.location.name) }
}
