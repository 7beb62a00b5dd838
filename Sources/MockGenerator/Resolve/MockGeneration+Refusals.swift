extension MockGeneration {
  /// Why a declaration of a compiled module has no mock; nil for one that may have one.
  ///
  /// - Parameter found: the declaration
  func refusal(of found: FoundType) -> SourceDiagnostic? {
    guard found.origin == .compiled, found.site.isTopLevel else { return nil }
    let name = found.site.name
    if codebase.module(found.site.module)?.module.hiddenTypes.contains(name) == true {
      return .hiddenType(found)
    }
    return found.standardRefusal.map { .standardProtocol(found, "it \($0)") }
  }

  /// Whether the compiler lets no other module inherit from a class, though it is open.
  func isSealed(_ found: FoundType) -> Bool {
    guard found.origin == .compiled, found.site.isTopLevel else { return false }
    return codebase.module(found.site.module)?.module.sealedClasses.contains(found.site.name)
      ?? false
  }
}
