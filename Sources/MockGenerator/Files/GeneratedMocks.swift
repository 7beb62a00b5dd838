/// The output of the pipeline.
package struct GeneratedMocks: Sendable {
  /// The files, in the order of their modules' names.
  package let files: [MockFile]

  /// The diagnostics, in the order of their locations.
  package let diagnostics: [SourceDiagnostic]

  /// The members that mocks do not have, for reasons that the user cannot change.
  package let refusals: [SourceDiagnostic]
}
