/// A file that the mocks of all modules share, and that imports all that any of them needs.
///
/// In its own file, a mock sees the types that the mocked declaration sees. In a shared file, it
/// also sees those that the other mocks need, and a name that two modules declare is ambiguous.
struct SharedFile {
  /// The modules.
  private let codebase: Codebase

  /// The module that the file becomes a part of.
  private let own: String?

  /// The names that the mocks use.
  private let uses: [SignatureUse]

  /// The modules with sources that the file imports, with their re-exports.
  private let imported: [String]

  /// The modules that declare a name which their mocks use.
  private let users: [String: Set<String>]

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - imports: The imports of all mocks.
  ///   - own: The module that the file becomes a part of.
  ///   - codebase: The modules.
  init(_ imports: [FileImports], own: String?, in codebase: Codebase) {
    self.codebase = codebase
    self.own = own
    uses = imports.compactMap(\.names)
    let modules = uses.map(\.module) + imports.flatMap(\.repeated).map(\.module)
    imported = codebase.reached(from: Set(modules).sorted()).sources.filter { $0 != own }
    var users: [String: Set<String>] = [:]
    // The types of the module itself hide all others, and planning considers that.
    for use in uses where use.module != own {
      for name in use.declared { users[name, default: []].insert(use.module) }
    }
    self.users = users
  }

  /// The modules to write before ambiguous names, by the module of the mocked declaration.
  var qualifiers: [String: [String: String]] {
    var qualifiers: [String: [String: String]] = [:]
    for use in uses {
      // Parsing and rewriting a large declaration takes time.
      lazy var users = use.users.compactMap(codebase.found)
      for name in use.declared
      where use.module != own && isAmbiguous(name, declaredIn: use.module) {
        qualifiers[use.module, default: [:]][name] = codebase.qualifier(of: use.module, in: own)
      }
      for name in use.foreign where qualifiers[use.module]?[name] == nil {
        let others = imported.filter { $0 != use.module && declares(name, $0) }
        guard !others.isEmpty, let module = qualifier(of: name, users, others) else { continue }
        qualifiers[use.module, default: [:]][name] = codebase.qualifier(of: module, in: own)
      }
    }
    return qualifiers
  }

  /// Returns a Boolean value that indicates whether a module's own name for a type may mean another
  /// type in the file.
  private func isAmbiguous(_ name: String, declaredIn module: String) -> Bool {
    // The types of a module that declares a type of its own name are imported one by one.
    guard let loaded = codebase.module(module), !codebase.hidesItself(module) else { return false }
    if (users[name]?.count ?? 0) > 1 { return true }
    // A declaration that is re-exported by its name is imported by its name, too.
    let isExported = imported.contains { other in
      other != module
        && codebase.module(other)?.outlines.contains { $0.exportedNames.contains(name) } == true
    }
    if isExported { return true }
    // The types of modules with sources are imported one by one, which makes their names unique.
    return loaded.module.origin == .compiled && imported.contains { declares(name, $0) }
  }

  /// Returns the module of a type that the files of declarations import, if another import of the
  /// shared file makes its name ambiguous.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - users: The declarations.
  ///   - others: The other modules that declare the name.
  private func qualifier(
    of name: String, _ users: [ResolvedType], _ others: [String]
  ) -> String? {
    for user in users {
      let imports = codebase.imports(of: user)
      let seen = Set(codebase.reached(from: imports).sources + [user.location.module])
      guard !others.allSatisfy(seen.contains), let type = codebase.type([name], from: user) else {
        continue
      }
      guard type.location.isTopLevel else { return nil }
      guard type.origin == .compiled else { return type.location.module }
      // The module may re-export the type, and then only its own name is known here.
      return imports.first { codebase.compiledModule($0, reaches: type.location.module) }
        ?? type.location.module
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a module with sources declares a type that the
  /// file sees.
  private func declares(_ name: String, _ module: String) -> Bool {
    guard let loaded = codebase.module(module), let type = loaded.topLevelType(name) else {
      return false
    }
    return type.isPublic || loaded.module.origin.showsInternal
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether importing a compiled module makes another one
  /// visible.
  fileprivate func compiledModule(_ imported: String, reaches module: String) -> Bool {
    !sourceModules.contains(imported)
      && firstCompiledModule(reachedFrom: [imported]) { $0 == module ? true : nil } ?? false
  }
}

/// The names of the public types of `UnderstudyCore`, which every file of mocks imports.
///
/// A type of the same name in the mocked module is imported by itself, because the name is ambiguous
/// otherwise. `Documentation/PublicAPI.md` lists the types, and a test compares.
package enum RuntimeTypes {
  /// The names, except those that begin with two underscores.
  package static let names: Set<String> = [
    "AnyCallPattern", "AsyncCallPattern", "AsyncCallSetup", "Call", "CallCount",
    "CallCounting", "CallOrder", "CallPattern", "CallPatternFactory", "CallSetup", "CallStack",
    "Captor", "CommonCallPattern", "CommonCallSetup",
    "DefaultValueProviding", "DefaultValues", "FailureReporter",
    "FailureReporting", "Inout", "Matcher", "MatcherOrEqual",
    "Mock", "MockClosure", "MockFailure",
    "MockScope", "MockSourceLocation", "MockStream", "Mockable", "Outcome", "PendingCalls",
    "PropertyPattern", "ResetParts", "RunningTest", "SettableCallPattern",
    "StateCondition", "States", "StoredValue", "Strictness", "SuspendedCall",
    "TestHandle", "UnansweredCall", "Unmockable", "Unrecordable", "UnusedStubs",
  ]
}
