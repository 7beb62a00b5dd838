import MockEmitter
import SwiftSyntax

/// Resolves the declarations of one request.
struct RequestResolver {
  /// The declarations so far.
  private(set) var resolution = Resolution()

  /// The modules.
  private let codebase: Codebase

  /// The names of the mocks that were resolved for earlier requests.
  private let known: [TypeLocation: MockName]

  /// The compiled modules that were searched, and that may extend what is found.
  private let compiledModules: [String]

  /// Creates a resolver.
  init(codebase: Codebase, known: [TypeLocation: MockName], compiledModules: [String]) {
    self.codebase = codebase
    self.known = known
    self.compiledModules = compiledModules
  }

  /// Adds a diagnostic.
  mutating func report(_ diagnostic: SourceDiagnostic) {
    resolution.diagnostics.append(diagnostic)
  }

  /// Adds a declaration to mock, or another name for its mock if there is one.
  ///
  /// - Parameters:
  ///   - type: The declaration.
  ///   - name: The name of the mock.
  mutating func add(_ type: ResolvedType, as name: MockName) {
    if let known = mockName(of: type) {
      if known != name { addAlias(name.text, of: type, nextTo: type) }
      return
    }
    resolution.names[type.location] = name
    if let refusal = codebase.refusal(of: type) { return report(refusal) }
    switch type.location.kind {
    case .protocol: addProtocol(type, as: name)
    case .typealias: addComposition(type, as: name)
    case .class: addClass(type, as: name)
    case .struct: addClosures(of: type, as: name)
    case .enum, .actor: break
    }
  }

  /// Adds another name for a mock.
  ///
  /// - Parameters:
  ///   - alias: The other name.
  ///   - mocked: The mocked declaration.
  ///   - type: The declaration next to which the name is declared.
  mutating func addAlias(_ alias: String, of mocked: ResolvedType, nextTo type: ResolvedType) {
    guard let path = mocked.enclosingPath, let name = mockName(of: mocked) else { return }
    resolution.aliases.append(
      MockAlias(name: alias, target: (path + [name.text]).joined(separator: "."), type: type))
  }

  /// Returns the name of the mock of a declaration, or `nil` if it has none yet.
  private func mockName(of type: ResolvedType) -> MockName? {
    resolution.names[type.location] ?? known[type.location]
  }

  /// Adds a protocol.
  private mutating func addProtocol(_ type: ResolvedType, as name: MockName) {
    let inherited = codebase.inherited(by: type)
    if let found = inherited.onlyClass, inherited.refused.isEmpty {
      let superclasses = Superclasses(of: found, in: codebase)
      if let sealed = ([found] + superclasses.found).first(where: codebase.isNonSubclassable) {
        return report(.nonSubclassableClass(type, sealed))
      }
      return add(
        type, name, .subclass(inherited, of: found, superclasses, extendedBy: compiledModules))
    }
    guard reportUnsupported(inherited, by: type) else { return }
    add(type, name, .protocols(inherited))
  }

  /// Adds the composition or class that a `typealias` stands for.
  private mutating func addComposition(_ type: ResolvedType, as name: MockName) {
    let inherited = codebase.inherited(by: type)
    if let named = inherited.classes.first {
      guard inherited.classes.count == 1, inherited.protocols.isEmpty else {
        return report(.aliasOfClass(type, named.found))
      }
      add(named.found, as: name.with(named.found.location.name))
      return addAlias(name.text, of: named.found, nextTo: type)
    }
    guard reportUnsupported(inherited, by: type) else { return }
    guard !inherited.protocols.isEmpty else { return report(.aliasOfNoProtocol(type)) }
    add(type, name, .protocols(inherited))
  }

  /// Adds a class.
  private mutating func addClass(_ type: ResolvedType, as name: MockName) {
    let superclasses = Superclasses(of: type, in: codebase)
    let chain = [type] + superclasses.found
    if let sealed = chain.first(where: codebase.isNonSubclassable) {
      return report(.nonSubclassableClass(type, sealed))
    }
    let generics = type.resolvedDeclaration.as(ClassDeclSyntax.self)?.genericParameterClause
    if generics != nil, codebase.isImported(type) { return report(.importedGenericClass(type)) }
    add(type, name, .classes(superclasses, extendedBy: compiledModules))
  }

  /// Adds a struct of closures.
  private mutating func addClosures(of type: ResolvedType, as name: MockName) {
    guard let closures = type.closures else { return }
    guard type.origin.showsInternal || closures.hasOwnInitializer else {
      return report(.unmadeStruct(type))
    }
    add(type, name, .protocols(codebase.inherited(by: type)))
  }

  /// Adds a declaration that can be mocked.
  private mutating func add(
    _ type: ResolvedType, _ name: MockName, _ inheritance: ResolvedMock.Inheritance
  ) {
    if let hidden = inheritance.types.first(where: { $0.isHidden(from: type) }),
      let group = hidden.missingSPI
    {
      return report(.missingSPI(type, inheriting: hidden, group))
    }
    if let missing = codebase.missingRequirement(of: [type] + inheritance.types) {
      return report(.missingRequirement(type, missing))
    }
    for source in [type] + inheritance.types where source.origin != .compiled {
      guard let problem = ParseProblem(in: source.declaration) else { continue }
      return report(
        .unparsable(source.fullName, source.region.fileLocation(of: problem.node), problem))
    }
    resolution.mocks.append(ResolvedMock(type: type, name: name, inheritance: inheritance))
  }

  /// Reports inherited types that cannot be mocked, or that were not found.
  ///
  /// - Parameters:
  ///   - inherited: What the declaration to mock inherits.
  ///   - found: The declaration to mock.
  /// - Returns: `true` if a mock is possible anyway.
  private mutating func reportUnsupported(
    _ inherited: InheritedProtocols, by found: ResolvedType
  ) -> Bool {
    for (type, inheritor) in inherited.missing {
      report(.inheritedTypeNotFound(type, inheritor, failures: codebase.failures))
    }
    for named in inherited.classes {
      report(.inheritedClass(found, named.name, named.inheritor))
    }
    for (refused, type, inheritor) in inherited.refused {
      report(.inheritedStandardProtocol(found, refused, at: type, inheritor))
    }
    return inherited.classes.isEmpty && inherited.refused.isEmpty
  }
}

extension Codebase {
  /// Returns why a declaration of another module has no mock, or `nil` if it may have one.
  fileprivate func refusal(of type: ResolvedType) -> SourceDiagnostic? {
    if let group = type.missingSPI { return .missingSPI(type, group) }
    if let hiding = typeHidingModule(around: type) { return .hiddenModule(type, hiding) }
    guard type.origin == .compiled, type.location.isTopLevel else { return nil }
    if module(type.location.module)?.module.hiddenProtocols.contains(type.location.name) == true {
      return .hiddenProtocol(type)
    }
    return type.standardRefusal.map { .standardProtocol(type, $0) }
  }

  /// Returns the type around a declaration that hides a module which mocks name, or `nil` if there is
  /// none.
  private func typeHidingModule(around type: ResolvedType) -> ResolvedType? {
    guard type.origin != .compiled, let path = type.enclosingPath else { return nil }
    for name in ["Swift", "UnderstudyCore"] {
      for depth in path.indices {
        let found = types(name, path.prefix(depth + 1), in: type.location.module)
        if let hiding = found.first { return hiding }
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether other modules cannot inherit from a class
  /// although it is open.
  fileprivate func isNonSubclassable(_ type: ResolvedType) -> Bool {
    guard type.origin == .compiled, type.location.isTopLevel else { return false }
    return module(type.location.module)?.module.nonSubclassableClasses.contains(type.location.name)
      ?? false
  }
}

extension ResolvedType {
  /// Returns a Boolean value that indicates whether the tests do not see the declaration although a
  /// declaration that inherits from it does. Imports of other modules are repeated with their SPI.
  fileprivate func isHidden(from inheritor: ResolvedType) -> Bool {
    missingSPI != nil && location.module == inheritor.location.module
      && (origin == .testable || origin == .published)
  }
}
