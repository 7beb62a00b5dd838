import MockEmitter
import SwiftSyntax

extension Codebase {
  /// Returns why a module cannot be read, or `nil` if it can.
  package func failure(of module: String) -> String? {
    self.module(module) == nil ? failures[module] ?? "there is no module of this name" : nil
  }

  /// Finds the type that a name means in a declaration.
  ///
  /// - Parameters:
  ///   - components: The name, such as `Outer` and `Inner`.
  ///   - user: The declaration that uses the name.
  func type(_ components: [String], from user: ResolvedType) -> ResolvedType? {
    guard let name = components.last else { return nil }
    if let found = sourceType(components, from: user) { return found }
    let qualifiers = Array(components.dropLast())
    let module = qualifiers.first.flatMap { isModule($0, for: user) ? $0 : nil }
    let reached = reached(from: module.map { [$0] } ?? imports(of: user))
    return firstCompiledModule(reachedFrom: reached.compiled) {
      type(name, qualifiers, in: $0, user.location)
    }
  }

  /// Finds the type of a module with sources that a name means in a declaration.
  ///
  /// - Parameters:
  ///   - components: The name, such as `Outer` and `Inner`.
  ///   - user: The declaration that uses the name.
  func sourceType(_ components: [String], from user: ResolvedType) -> ResolvedType? {
    guard let name = components.last else { return nil }
    let qualifiers = Array(components.dropLast())
    let around = user.enclosingPath ?? []
    for depth in stride(from: around.count, through: 0, by: -1) {
      let path = Array(around.prefix(depth)) + qualifiers
      if let found = type(name, path, in: user.location.module, user.location) { return found }
    }
    var imported = imports(of: user)
    if let first = qualifiers.first, isModule(first, for: user) {
      let path = Array(qualifiers.dropFirst())
      if let found = type(name, path, in: first, user.location) { return found }
      imported = [first]
    }
    // A declaration that is imported by its name takes precedence over those of whole modules.
    let sources = reached(from: imported).sources
    let preferred = moduleOfImportedName(components[0], in: user)
    return (sources.filter { $0 == preferred } + sources.filter { $0 != preferred }).firstAnswer {
      type(name, qualifiers, in: $0, user.location)
    }
  }

  /// Returns the module of a declaration that a file imports by its name, or that another file of its
  /// module re-exports by its name, or `nil` for none.
  private func moduleOfImportedName(_ name: String, in user: ResolvedType) -> String? {
    guard let module = module(user.location.module) else { return nil }
    let own = module.outlines[user.location.file].modulesOfImportedNames[name]
    return own
      ?? module.outlines.first { $0.exportedNames.contains(name) }?.modulesOfImportedNames[name]
  }

  /// Returns a Boolean value that indicates whether a module declares a type of its own name, which then
  /// means the type and not the module.
  func hidesItself(_ module: String) -> Bool { self.module(module)?.topLevelType(module) != nil }

  /// Returns what the mocks of a module write before the names of types of another module.
  ///
  /// Where the module's name means a type, only a module selector can name the module. Compilers have
  /// known them since Swift 6.3.
  ///
  /// - Parameters:
  ///   - module: The name of the other module.
  ///   - own: The name of the module that the mocks become a part of.
  func qualifier(of module: String, in own: String?) -> String {
    let isHidden =
      hidesItself(module) || own.flatMap(self.module)?.topLevelType(module) != nil
    return isHidden ? module + "::" : module
  }

  /// Returns a Boolean value that indicates whether a name means a module in a declaration.
  private func isModule(_ name: String, for user: ResolvedType) -> Bool {
    name == user.location.module || imports(of: user).contains(name)
  }

  /// Finds the type with sources that a name means in a file of tests.
  ///
  /// - Parameters:
  ///   - components: The name, such as `Outer` and `Inner`.
  ///   - imports: The names of the modules that the file imports.
  ///   - tests: The name of the module of the tests.
  /// - Returns: The type, or `nil` for one of a compiled module, and for none.
  func type(_ components: [String], imports: [String], tests: String) -> ResolvedType? {
    var path = components
    var modules = [tests] + reached(from: imports).sources.filter { $0 != tests }
    if path.count > 1, modules.contains(path[0]), !hidesItself(path[0]) {
      modules = [path.removeFirst()]
    }
    guard let name = path.popLast() else { return nil }
    return modules.lazy.flatMap { self.types(name, path, in: $0) }.first(where: \.isVisible)
  }

  /// Returns the declarations of a type in a module.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - path: The names of the types around it.
  ///   - module: The name of the module.
  func types(_ name: String, _ path: some Collection<String>, in module: String) -> [ResolvedType] {
    locations(name, in: module).compactMap { location in
      guard location.isTopLevel == path.isEmpty, let found = found(location),
        found.enclosingPath?.elementsEqual(path) == true
      else { return nil }
      return found
    }
  }

  /// Returns a Boolean value that indicates whether a type exists wherever the declaration of another
  /// one does, which names it.
  ///
  /// Without its only declaration, the other one would not compile. If there are several, such as one in
  /// each branch of an `#if`, this one exists where its conditions hold.
  func has(_ type: ResolvedType, where user: ResolvedType) -> Bool {
    user.conditions.starts(with: type.conditions)
      || types(type.location.name, type.enclosingPath ?? [], in: type.location.module).count == 1
  }

  /// Returns a Boolean value that indicates whether a type around another one has generic parameters.
  func isInGenericType(_ type: ResolvedType) -> Bool {
    let path = type.enclosingPath ?? []
    return path.indices.contains { depth in
      types(path[depth], path[..<depth], in: type.location.module).contains {
        let declaration = $0.resolvedDeclaration
        return declaration.asProtocol((any WithGenericParametersSyntax).self)?
          .genericParameterClause != nil
      }
    }
  }

  /// Finds a type in a module.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - path: The names of the types around it.
  ///   - module: The name of the module.
  ///   - user: The location of the use, which sees no internal types of other modules.
  private func type(
    _ name: String, _ path: [String], in module: String, _ user: TypeLocation
  ) -> ResolvedType? {
    for location in locations(name, in: module) where location.isTopLevel || !path.isEmpty {
      guard !location.isPrivate || (location.file == user.file && module == user.module) else {
        continue
      }
      guard let found = found(location), found.enclosingPath == path else { continue }
      if module == user.module || found.access >= .package { return found }
    }
    return nil
  }

  /// Returns the first answer of compiled modules, of those that they may re-export, and of the
  /// standard library.
  ///
  /// - Parameters:
  ///   - imported: The names of the modules that are imported.
  ///   - answer: The answer of a module, or `nil` for none.
  func firstCompiledModule<Answer>(
    reachedFrom imported: [String], _ answer: (String) -> Answer?
  ) -> Answer? {
    var seen = unmockedModules.union(["Swift"])
    var waiting = imported[...]
    while let name = waiting.popFirst() {
      guard seen.insert(name).inserted else { continue }
      if let answer = answer(name) { return answer }
      // The re-exports of a module come before the next module, which may be slow to load.
      waiting = (module(name)?.exports ?? []) + waiting
    }
    return answer("Swift")
  }

  /// Returns the names of the modules that a declaration's file imports.
  func imports(of found: ResolvedType) -> [String] {
    guard let module = module(found.location.module) else { return [] }
    return module.outlines[found.location.file].imports
  }
}

extension [String] {
  /// Returns the first answer that is not `nil`.
  fileprivate func firstAnswer<Answer>(_ answer: (String) -> Answer?) -> Answer? {
    lazy.compactMap(answer).first
  }
}

/// The location of a type declaration, according to the scan.
package struct TypeLocation: Sendable, Hashable {
  /// The name of the module.
  package var module: String

  /// The position of the file in the module.
  package var file: Int

  /// The position of the name in the file, in bytes.
  package var offset: Int

  /// The name without backticks.
  package var name: String

  /// The kind of the type.
  package var kind: SourceOutline.Kind

  /// A Boolean value that indicates whether the declaration is at the top level of the file.
  package var isTopLevel: Bool

  /// A Boolean value that indicates whether the declaration is visible only in its own file.
  package var isPrivate: Bool

  /// A Boolean value that indicates whether the declaration has a modifier that makes it public.
  package var isPublic: Bool

  /// A Boolean value that indicates whether the declaration is inside `#if`.
  package var isConditional: Bool

  /// A Boolean value that indicates whether the declaration itself belongs to an SPI.
  package var isSPI: Bool

  /// A Boolean value that indicates whether the declaration is noncopyable or nonescapable.
  package var isUnrecordable: Bool

  /// A Boolean value that indicates whether the declaration is nonescapable.
  package var isNonescapable: Bool
}
