extension MockPipeline {
  /// Why a declaration of a compiled module has no mock; nil for one that may have one.
  ///
  /// - Parameter found: the declaration
  func refusal(of found: ResolvedType) -> SourceDiagnostic? {
    guard found.origin == .compiled, found.location.isTopLevel else { return nil }
    let name = found.location.name
    if codebase.module(found.location.module)?.module.hiddenProtocols.contains(name) == true {
      return .hiddenProtocol(found)
    }
    return found.standardRefusal.map { .standardProtocol(found, "it \($0)") }
  }

  /// Whether the compiler lets no other module inherit from a class, though it is open.
  func isNonSubclassable(_ found: ResolvedType) -> Bool {
    guard found.origin == .compiled, found.location.isTopLevel else { return false }
    return codebase.module(found.location.module)?.module.nonSubclassableClasses.contains(
      found.location.name)
      ?? false
  }
}
