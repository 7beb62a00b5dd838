import MockEmitter
import SwiftSyntax

/// Plans the imports that generated declarations need.
struct ImportPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// The imports of a declaration.
  struct Needed {
    /// The imports.
    var imports: [FileImports] = []

    /// The modules to write before the names of types that mean other types in the file.
    var qualifiers: [String: String] = [:]

    /// The types whose values cannot be recorded.
    var unrecordable = UnrecordableTypes()

    /// Creates the imports of a declaration.
    init(
      _ imports: [FileImports] = [], qualifiers: [String: String] = [:],
      _ unrecordable: UnrecordableTypes = UnrecordableTypes()
    ) {
      self.imports = imports
      self.qualifiers = qualifiers
      self.unrecordable = unrecordable
      // The names are qualified before they are looked up.
      for (name, qualifier) in qualifiers where unrecordable.names.contains(name) {
        self.unrecordable.names.insert(qualifier.qualifying(name))
      }
      for (alias, target) in unrecordable.functionAliases {
        let name = String(alias.prefix { $0 != "." })
        guard let qualifier = qualifiers[name] else { continue }
        self.unrecordable.functionAliases[qualifier.qualifying(alias)] = target
      }
    }
  }

  /// Returns the imports that the mock of a declaration needs.
  ///
  /// - Parameters:
  ///   - declarations: The declaration as it is emitted, and others whose members it repeats.
  ///   - type: The declaration.
  ///   - inherited: The types that it inherits.
  func imports(
    for declarations: [DeclSyntax], _ type: ResolvedType, _ inherited: [ResolvedType]
  ) -> Needed {
    guard let loaded = codebase.module(type.location.module) else { return Needed() }
    var imports: [FileImports] = []
    if type.access < .public || type.location.kind == .class {
      imports.append(FileImports(module: type.fileModule, needsInternal: true))
    }
    let names = SignatureNames.names(in: declarations).union([type.location.name])
    let declared = names.compactMap(loaded.topLevelType)
    let enclosing = enclosingTypes(of: names, in: type)
    let unrecordable = unrecordableTypes(in: declarations, of: type, inherited)
    imports.append(
      FileImports(
        module: type.fileModule,
        names: SignatureUse(
          names, declared, of: type.location.module, ([type] + inherited).map(\.location))))
    imports.append(
      FileImports(
        module: type.fileModule,
        repeated: Set(([type] + inherited).compactMap(codebase.subclassImport))))
    if type.origin == .compiled {
      let modules = [type.location.module] + (loaded.module.requiredImports ?? loaded.exports)
      imports.append(
        FileImports(
          module: type.fileModule,
          repeated: Set(modules.filter { $0 != "Swift" }.map(RepeatedImport.init))))
    } else {
      if declared.count < names.count {
        imports += ([type] + inherited).compactMap { repeatedImports(of: $0, in: type.fileModule) }
      }
      guard type.location.module != options.own, type.origin != .own else {
        return Needed(
          imports,
          qualifiers: enclosing.merging(options.qualifiers[type.location.module] ?? [:]) { $1 },
          unrecordable)
      }
      imports.append(preferring(declared, in: type.location.module, type.origin))
    }
    return Needed(
      imports, qualifiers: enclosing.merging(qualifiers(among: declared, of: loaded)) { $1 },
      unrecordable)
  }

  /// Returns the types to write before the names of types that a nested declaration sees in the types
  /// around it.
  ///
  /// The mock is in an extension of the innermost of these types. An extension sees the types inside
  /// the extended one, but not those around it.
  private func enclosingTypes(
    of names: Set<String>, in type: ResolvedType
  ) -> [String: String] {
    guard let path = type.enclosingPath, path.count > 1, type.origin != .compiled else {
      return [:]
    }
    var qualifiers: [String: String] = [:]
    for name in names {
      let nearest = stride(from: path.count, through: 1, by: -1).first { depth in
        !codebase.types(name, path.prefix(depth), in: type.location.module).isEmpty
      }
      guard let nearest, nearest < path.count else { continue }
      qualifiers[name] = path.prefix(nearest).joined(separator: ".")
    }
    return qualifiers
  }

  /// Returns the imports that the hooks of declarations need.
  ///
  /// - Parameters:
  ///   - members: The declarations.
  ///   - module: The module that declares them.
  func imports(for members: [ReplaceableMember], of module: SourceModule) -> Needed {
    guard let loaded = codebase.module(module.name) else { return Needed() }
    var imports: [FileImports] = []
    if members.contains(where: { $0.access < .public }) {
      imports.append(FileImports(module: module.name, needsInternal: true))
    }
    let names = SignatureNames.names(in: members.map(\.declaration))
      .union(members.compactMap(\.path.first))
    let declared = names.compactMap(loaded.topLevelType)
    if declared.count < names.count {
      imports += members.map { member in
        let access = module.origin.showsInternal ? min(member.access, .internal) : .public
        return FileImports(
          module: module.name,
          repeated: Set(RepeatedImport.all(in: member.scope.region, of: module, seeing: access)))
      }
    }
    guard module.name != options.own, module.origin != .own else { return Needed(imports) }
    imports.append(
      FileImports(
        module: module.name,
        names: SignatureUse(names, declared, of: module.name, members.compactMap(\.owner?.location))
      ))
    imports.append(preferring(declared, in: module.name, module.origin))
    return Needed(imports, qualifiers: qualifiers(among: declared, of: loaded))
  }

  /// Returns imports of single types, which are preferred to others of their name.
  private func preferring(
    _ declared: [TypeLocation], in module: String, _ origin: SourceModule.Origin
  ) -> FileImports {
    let qualified = options.qualifiers[module] ?? [:]
    // The kind of declaration after a 'typealias' is unknown, and its import names the kind.
    let visible = declared.filter {
      $0.kind != .typealias && !$0.isConditional && ($0.isPublic || origin.showsInternal)
        && qualified[$0.name] == nil
        // The compiler does not find an SPI that the tests do not import, and rejects the file.
        && (!$0.isSPI || codebase.found($0)?.missingSPI == nil)
    }
    return FileImports(
      module: module,
      preferred: Set(visible.map { "\($0.kind.importKind) \($0.module).\($0.name)" }))
  }

  /// Returns the modules to write before the names of types that mean other types in the module of
  /// the mocks, in the runtime, or in a file that the mocks of several modules share.
  private func qualifiers(
    among declared: [TypeLocation], of loaded: LoadedModule
  ) -> [String: String] {
    let module = loaded.module.name
    let shared = options.qualifiers[module] ?? [:]
    let own = options.own.flatMap(codebase.module)
    let hidden = declared.filter {
      own?.topLevelType($0.name) != nil
        // Types of the runtime hide an alias, because it is not imported by itself.
        || $0.kind == .typealias && RuntimeTypes.names.contains($0.name)
    }
    guard !hidden.isEmpty else { return shared }
    let qualifier = codebase.qualifier(of: module, in: options.own)
    return shared.merging(hidden.map { ($0.name, qualifier) }) { $1 }
  }

  /// Returns the imports of a declaration's file, or `nil` for a compiled module.
  private func repeatedImports(of type: ResolvedType, in module: String?) -> FileImports? {
    guard type.origin != .compiled, let loaded = codebase.module(type.location.module) else {
      return nil
    }
    let access = type.origin.showsInternal ? min(type.access, .internal) : .public
    return FileImports(
      module: module,
      repeated: Set(RepeatedImport.all(in: type.region, of: loaded.module, seeing: access)))
  }
}

extension SignatureUse {
  /// Creates the names that a declaration uses.
  ///
  /// - Parameters:
  ///   - names: All names.
  ///   - declared: The types that its module declares.
  ///   - module: The module.
  ///   - users: The declaration, and those whose members its mock repeats.
  fileprivate init(
    _ names: Set<String>, _ declared: [TypeLocation], of module: String, _ users: [TypeLocation]
  ) {
    let declared = Set(declared.map(\.name))
    self.init(
      module: module, declared: declared, foreign: names.subtracting(declared), users: users)
  }
}

extension Codebase {
  /// Returns the import that a file with a subclass of a type needs, or `nil` for none.
  fileprivate func subclassImport(of type: ResolvedType) -> RepeatedImport? {
    guard type.location.kind == .class, type.origin == .compiled, type.location.isTopLevel,
      let subject = module(type.location.module)?.module.subclassImports[type.location.name],
      let module = subject.split(separator: " ").last?.split(separator: ".").first
    else { return nil }
    return RepeatedImport(
      conditions: [], attributes: "", subject: subject, module: String(module))
  }
}

extension RepeatedImport {
  /// Creates an import of a module.
  init(module: String) {
    self.init(conditions: [], attributes: "", subject: module, module: module)
  }
}

/// The imports that a generated declaration needs.
package struct FileImports {
  /// The module whose mocks are in the file, or `nil` for the file of compiled modules.
  package let module: String?

  /// The imports that signatures may need.
  var repeated: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, to prefer them to others of their name.
  package var preferred: Set<String> = []

  /// A Boolean value that indicates whether internal declarations of the module are needed.
  package var needsInternal = false

  /// The names in the signatures of the declaration, or `nil` if they are in another value.
  var names: SignatureUse?
}

/// An `import` that a mock's file repeats, because a signature may need it.
struct RepeatedImport: Hashable {
  /// The `#if` conditions around it, from the outside to the inside.
  var conditions: [String]

  /// The attributes to repeat, each followed by a space.
  var attributes: String

  /// The imported module, or the kind and name of an imported declaration.
  var subject: String

  /// The name of the module.
  var module: String

  /// Reads the imports of a file.
  ///
  /// - Parameters:
  ///   - region: The file.
  ///   - module: The module that the file is a part of.
  ///   - access: The access of the declarations that are visible to the mocks. Their signatures
  ///     cannot need an import with a narrower access.
  static func all(
    in region: ParsedRegion, of module: SourceModule, seeing access: Access
  ) -> [RepeatedImport] {
    var found: [RepeatedImport] = []
    let names = ConditionResolver(module.conditions)
    collect(region.tree.statements, [], names) { declaration, conditions in
      guard declaration.modifiers.access ?? .public >= access else { return }
      guard let name = declaration.path.first?.name.text, name != module.name else { return }
      found.append(
        RepeatedImport(
          conditions: conditions, attributes: declaration.keptAttributes,
          subject: [declaration.importKindSpecifier?.text, declaration.path.lineText]
            .compactMap { $0 }.joined(separator: " "),
          module: name))
    }
    return found
  }

  /// Calls a function with each import among statements, and with the conditions around it.
  private static func collect(
    _ items: CodeBlockItemListSyntax, _ conditions: [String], _ names: ConditionResolver,
    _ body: (ImportDeclSyntax, [String]) -> Void
  ) {
    for item in items {
      if let declaration = item.item.as(ImportDeclSyntax.self) {
        body(declaration, conditions)
      } else if let block = item.item.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          guard case .statements(let inner) = clause.elements else { continue }
          collect(inner, conditions + [clause.conditionText(names.text)], names, body)
        }
      }
    }
  }
}

extension ImportDeclSyntax {
  /// The attributes that an importing file must repeat.
  fileprivate var keptAttributes: String {
    attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      switch attribute.attributeName.trimmedDescription {
      case "preconcurrency", "_spi": return attribute.lineText + " "
      default: return nil
      }
    }.joined()
  }
}
