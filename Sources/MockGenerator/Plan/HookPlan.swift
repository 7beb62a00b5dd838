/// The hooks to generate for replaced declarations.
struct HookPlan {
  /// The hooks of each type, and of the functions of each module.
  var hooks: [PlannedHooks] = []

  /// The imports that the hooks need.
  var imports: [FileImports] = []

  /// The declarations that cannot be replaced.
  var diagnostics: [SourceDiagnostic] = []
}

/// The hooks of one type, or of the functions of one module.
struct PlannedHooks {
  /// The module that declares the members.
  let module: String

  /// The hooks.
  let model: ReplacementHooks
}
