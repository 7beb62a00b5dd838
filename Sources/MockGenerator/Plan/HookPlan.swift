/// The hooks to generate for replaced declarations.
struct HookPlan {
  /// The hooks of each type, and of the functions of each module.
  var hooks: [PlannedHooks] = []

  /// The imports that the hooks need.
  var imports: [FileImports] = []

  /// The declarations that cannot be replaced.
  var diagnostics: [SourceDiagnostic] = []
}
