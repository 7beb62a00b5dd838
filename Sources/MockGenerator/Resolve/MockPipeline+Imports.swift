import SwiftSyntax

extension MockPipeline {
  /// Notes the imports that a declaration's signatures need.
  ///
  /// - Parameters:
  ///   - declarations: the declaration as it is emitted, and others whose members it repeats
  ///   - found: where it comes from
  ///   - ancestors: what it inherits
  /// - Returns: the names of the module's types that mean others where the mock is, and of those whose
  ///   values nothing can keep
  mutating func noteImports(
    for declarations: [DeclSyntax], _ found: ResolvedType, _ ancestors: [ResolvedType]
  ) -> (hidden: Set<String>, unrecordable: Set<String>) {
    guard let loaded = codebase.module(found.location.module) else { return ([], []) }
    let file = file(of: found)
    if found.access < .public || found.location.kind == .class {
      drafts[file, default: MockFileDraft()].needsInternal = true
    }
    let names = SignatureNames.names(in: declarations).union([found.location.name])
    let declared = names.compactMap(loaded.topLevelType)
    let unrecordable = Set(declared.lazy.filter(\.isUnrecordable).map(\.name))
    if found.origin == .compiled {
      let modules = [found.location.module] + (loaded.module.requiredImports ?? loaded.exports)
      drafts[file, default: MockFileDraft()].carried.formUnion(
        modules.filter { $0 != "Swift" }.map(RepeatedImport.init))
    } else {
      if declared.count < names.count {
        for origin in [found] + ancestors { carryImports(of: origin, into: file) }
      }
      guard found.location.module != options.own else { return ([], unrecordable) }
      prefer(declared, in: file, found.origin)
    }
    return (hidden(among: declared, of: loaded), unrecordable)
  }

  /// Notes the imports that the hooks of declarations need.
  ///
  /// - Parameters:
  ///   - members: the declarations
  ///   - module: the module that they are in
  /// - Returns: the names of the module's types that mean others where the hooks are
  mutating func noteImports(for members: [ReplaceableMember], of module: SourceModule)
    -> Set<String>
  {
    guard let loaded = codebase.module(module.name) else { return [] }
    if members.contains(where: { $0.access < .public }) {
      drafts[module.name, default: MockFileDraft()].needsInternal = true
    }
    let names = SignatureNames.names(in: members.map(\.declaration))
      .union(members.compactMap(\.path.first))
    let declared = names.compactMap(loaded.topLevelType)
    if declared.count < names.count {
      for member in members {
        drafts[module.name, default: MockFileDraft()].carried.formUnion(
          RepeatedImport.all(
            in: member.scope.region, of: module,
            seeing: module.origin.showsInternal ? min(member.access, .internal) : .public))
      }
    }
    guard module.name != options.own else { return [] }
    prefer(declared, in: module.name, module.origin)
    return hidden(among: declared, of: loaded)
  }

  /// Notes that types are imported one by one.
  private mutating func prefer(
    _ declared: [TypeLocation], in file: String?, _ origin: SourceModule.Origin
  ) {
    // What stands behind a 'typealias', and so what kind its import names, is not known.
    let visible = declared.filter {
      $0.kind != .typealias && !$0.isConditional && ($0.isPublic || origin.showsInternal)
    }
    drafts[file, default: MockFileDraft()].preferred.formUnion(
      visible.map { "\($0.kind.importKind) \($0.module).\($0.name)" })
  }

  /// The names of a module's types that mean others where the mocks are.
  private func hidden(among declared: [TypeLocation], of loaded: LoadedModule) -> Set<String> {
    guard let own = options.own.flatMap(codebase.module) else { return [] }
    // A type with the name of its module would be taken for the module.
    guard loaded.locations[loaded.module.name] == nil else { return [] }
    return Set(declared.map(\.name).filter { own.topLevelType($0) != nil })
  }

  /// Repeats the imports of a declaration's file.
  private mutating func carryImports(of found: ResolvedType, into file: String?) {
    guard found.origin != .compiled, let loaded = codebase.module(found.location.module) else {
      return
    }
    let access = found.origin.showsInternal ? min(found.access, .internal) : .public
    drafts[file, default: MockFileDraft()].carried.formUnion(
      RepeatedImport.all(in: found.region, of: loaded.module, seeing: access))
  }
}

extension RepeatedImport {
  /// Creates an import of a module.
  fileprivate init(module: String) {
    self.init(conditions: [], attributes: "", subject: module, module: module)
  }
}
