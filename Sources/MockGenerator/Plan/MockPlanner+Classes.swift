import MockEmitter
import SwiftSyntax

extension MockPlanner {
  /// Plans the mock of a class.
  func add(
    _ mock: ResolvedMock, _ superclasses: Superclasses, extendedBy modules: [String],
    to plan: inout MockPlan
  ) {
    guard
      let source = classPlan(
        of: mock.type, as: mock, superclasses, extendedBy: modules, imports: &plan.mocks.imports)
    else { return }
    plan.mocks.items.append(
      PlannedMock(
        type: mock.type, source: .class(source), origins: [[mock.type] + superclasses.found],
        warnings: warnings(of: superclasses)))
  }

  /// Plans the mock of a protocol for subclasses of a class.
  func add(
    _ mock: ResolvedMock, _ inherited: InheritedProtocols, subclassOf found: ResolvedType,
    _ superclasses: Superclasses, extendedBy modules: [String], to plan: inout MockPlan
  ) {
    let type = mock.type
    let common = codebase.commonRequirements(of: type)
    let shadowed = ShadowedRequirements(
      over: type, inherited, common,
      keepsDefaults: options.defaultImplementations.areKept(by: mock.name), in: codebase)
    var own = planProtocol(type, inherited, as: mock.name, imports: &plan.mocks.imports)
    let isWhole = ([type] + inherited.protocols).allSatisfy {
      shadowed.requirements(of: $0).isEmpty
    }
    guard isWhole, own.parseEarly()?.canBeOfSubclass != false, codebase.hasExtension(type),
      inherited.protocols.allSatisfy(codebase.hasExtension),
      let source = classPlan(
        of: found, inherited.classes.first?.type, as: mock, superclasses, extendedBy: modules,
        imports: &plan.mocks.imports)
    else {
      plan.mocks.diagnostics += inherited.classes.map {
        .inheritedClass(type, $0.name, $0.inheritor)
      }
      return
    }
    let unseen = inherited.protocols.filter { !$0.isMockable }
    plan.deferred.add(inherited: unseen)
    for type in unseen { requestChildMocks(of: type) }
    plan.mocks.items.append(
      PlannedMock(
        type: type, source: .subclass(source, own),
        origins: [[type] + inherited.protocols, [found] + superclasses.found],
        warnings: warnings(of: superclasses)))
  }

  /// Returns the warnings about superclasses that were not found.
  private func warnings(of superclasses: Superclasses) -> [SourceDiagnostic] {
    superclasses.missing.map {
      [SourceDiagnostic.superclassNotFound($0.type, $0.inheritor, failures: codebase.failures)]
    } ?? []
  }

  /// Plans a subclass, and collects the imports that it needs.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The class with its generic arguments, or `nil` if the mock has its generic parameters.
  ///   - mock: The mocked declaration: the class, or a protocol for subclasses of it.
  ///   - superclasses: The superclasses of the class.
  ///   - modules: The compiled modules that may extend the classes.
  ///   - imports: The imports so far.
  private func classPlan(
    of type: ResolvedType, _ name: TypeSyntax? = nil, as mock: ResolvedMock,
    _ superclasses: Superclasses,
    extendedBy modules: [String], imports: inout [FileImports]
  ) -> ClassPlan? {
    let links = OverriddenClass.chain(
      [type] + superclasses.found, extendedBy: modules, in: codebase)
    let chain = links.map(\.type)
    let needed = ImportPlanner(codebase: codebase, options: options)
      .imports(for: chain.map(\.resolvedDeclaration), chain[0], Array(chain.dropFirst()))
    imports += needed.imports
    let qualification = TypeQualification(needed.qualifiers)
    let types = [name] + superclasses.types
    let classes = zip(links, types).compactMap { overridden, type in
      let link = overridden.type
      let declaration = link.resolvedDeclaration
      let qualified =
        needed.qualifiers.isEmpty
        ? declaration : qualification.rewrite(declaration).as(DeclSyntax.self)
      return qualified?.as(ClassDeclSyntax.self).map {
        var superclass = ParsedClass.Superclass(
          $0, extensions: overridden.extensions,
          isFromAnotherModule: !link.origin.showsInternal)
        superclass.refusals = overridden.refusals
        superclass.type = type.map { qualification.rewrite($0).as(TypeSyntax.self) ?? $0 }
        // Those of an SPI are removed.
        superclass.showsHiddenMembers =
          link.origin == .published && !link.declaration.description.holds("@_spi")
        if link.location.module == chain[0].location.module {
          superclass.defaults = planDefaults(of: DeclSyntax($0), link, [])
        }
        return superclass
      }
    }
    guard !classes.isEmpty else { return nil }
    var unrecordable = needed.unrecordable
    unrecordable.excludesActorClosures = codebase.excludesActorClosures(of: type)
    let qualifier = type.location.isTopLevel ? needed.qualifiers[type.location.name] : nil
    return ClassPlan(
      chain: classes, lexicalContext: mock.type.context,
      isInSameModule: type.location.module == options.own,
      access: min(options.access(of: type), options.access(of: mock.type)),
      spelling: qualifier.map { $0.qualifying(type.location.name) }
        ?? (type.location == mock.type.location || type.location.isTopLevel ? nil : type.fullName),
      name: mock.name,
      isolation: codebase.isolation(of: type, inheriting: superclasses.found, in: options.own),
      unrecordableTypes: unrecordable,
      globalActors: Set(
        classes.flatMap(\.declaration.memberBlock.members).attributeNames.filter(
          codebase.hasGlobalActor)),
      mentioned: options.mentioned)
  }
}
