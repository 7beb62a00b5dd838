/// The hooks of one type, or of the functions of one module.
struct PlannedHooks {
  /// The module that declares the members.
  let module: String

  /// The hooks.
  let model: ReplacementHooks
}
