import MockEmitter
import SwiftSyntax

/// Plans the mocks of resolved declarations: what to parse, under which name, with which imports.
package struct MockPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// Plans the default values of results, or `nil` for mocks whose text is not needed.
  private let defaults: DefaultPlanner?

  /// Finds the default implementations that tests call, or `nil` if none are called.
  private let defaultCalls: DefaultCallPlanner?

  /// Creates a planner of mocks without default values.
  package init(codebase: Codebase, options: MockPipeline.Options) {
    self.init(codebase: codebase, options: options, defaults: nil)
  }

  /// Creates a planner.
  init(
    codebase: Codebase, options: MockPipeline.Options, defaults: DefaultPlanner?,
    defaultCalls: DefaultCallPlanner? = nil
  ) {
    self.defaultCalls = defaultCalls
    self.codebase = codebase
    self.options = options
    self.defaults = defaults
  }

  /// Plans the mocks of a resolution.
  package func plan(_ resolution: Resolution) -> MockPlan {
    var plan = MockPlan(mocks: Plan(diagnostics: resolution.diagnostics))
    for mock in resolution.mocks {
      switch mock.inheritance {
      case .protocols(let inherited): add(mock, inherited, to: &plan)
      case .classes(let superclasses, let modules):
        add(mock, superclasses, extendedBy: modules, to: &plan)
      case .subclass(let inherited, let type, let superclasses, let modules):
        add(mock, inherited, subclassOf: type, superclasses, extendedBy: modules, to: &plan)
      }
    }
    plan.aliases = resolution.aliases.map { alias in
      let access = options.access(of: alias.type).prefix
      return EmittedDeclaration(
        of: alias.type, mock: alias.name, omissions: [],
        text: "\(access)typealias \(alias.name) = \(alias.target)\n")
    }
    return plan
  }

  /// Plans the mocks that waited for the names of all others.
  ///
  /// - Parameters:
  ///   - deferred: The mocks, and the inherited protocols whose members they need.
  ///   - mockNames: The names of all mocks.
  func plan(_ deferred: DeferredMocks, _ mockNames: [TypeLocation: MockName]) -> MockPlan {
    var plan = MockPlan()
    // The names of helpers must differ even if the protocols have the same name.
    let locations = Dictionary(
      grouping: Set(deferred.inherited.keys).union(mockNames.keys), by: \.name)
    var names = mockNames
    for type in deferred.inherited.values where mockNames[type.location] == nil {
      let isAlone = locations[type.location.name]?.count == 1
      let name = isAlone ? type.location.name : type.location.module + type.location.name
      names[type.location] = MockName(name)
      let inherited = codebase.inherited(by: type)
      let source = MockSource.members(
        planProtocol(type, inherited, as: MockName(name), imports: &plan.mocks.imports))
      plan.mocks.items.append(PlannedMock(type: type, source: source, origins: [[type]]))
    }
    for mock in deferred.mocks {
      var own = mock.plan
      var inherited = mock.inherited.map { type in
        let facts = InheritanceFacts(
          shadowed: mock.shadowed.requirements(of: type),
          calledDefaults: mock.calledDefaults.keys[type.location] ?? [], hasOperatorsInBody: false)
        return planProtocol(
          type, codebase.inherited(by: type),
          as: names[type.location] ?? MockName(type.location.name), facts,
          imports: &plan.mocks.imports)
      }
      if !mock.calledDefaults.isEmpty, let mocked = own.parseEarly() {
        defaultCalls?.note([mocked] + inherited.indices.compactMap { inherited[$0].parseEarly() })
      }
      plan.mocks.items.append(
        PlannedMock(
          type: mock.type, source: source(own, of: mock.type, inherited: inherited),
          origins: [[mock.type]] + mock.inherited.map { [$0] }))
    }
    return plan
  }

  /// Plans the mock of a protocol, a composition or a struct of closures.
  private func add(_ mock: ResolvedMock, _ inherited: InheritedProtocols, to plan: inout MockPlan) {
    let type = mock.type
    guard type.location.kind != .struct else {
      let source = MockSource.protocol(
        planProtocol(type, inherited, as: mock.name, imports: &plan.mocks.imports))
      plan.mocks.items.append(PlannedMock(type: type, source: source, origins: [[type]]))
      return
    }
    let common = codebase.commonRequirements(of: type)
    let shadowed = ShadowedRequirements(
      over: type, inherited, common,
      keepsDefaults: options.defaultImplementations.areKept(by: mock.name), in: codebase)
    let called = defaultCalls?.find(in: type, inherited) ?? DefaultCallPlanner.Found()
    let facts = InheritanceFacts(
      shadowed: shadowed.requirements(of: type), descriptions: shadowed.descriptions,
      calledDefaults: called.keys[type.location] ?? [])
    var own = planProtocol(type, inherited, as: mock.name, facts, imports: &plan.mocks.imports)
    // Members that no `@Mockable` generates.
    let unseen = inherited.protocols.filter { codebase.hasExtension($0) && !$0.isMockable }
    plan.deferred.add(inherited: unseen)
    for type in unseen { requestChildMocks(of: type) }
    let repeated = inherited.protocols.filter {
      codebase.hasExtension($0) && (!called.isEmpty || !shadowed.requirements(of: $0).isEmpty)
    }
    guard repeated.isEmpty else {
      plan.deferred.add(
        DeferredMock(
          type: type, plan: own, inherited: repeated, shadowed: shadowed,
          calledDefaults: called))
      return
    }
    if !called.isEmpty, let mocked = own.parseEarly() { defaultCalls?.note([mocked]) }
    plan.mocks.items.append(
      PlannedMock(type: type, source: source(own, of: type, inherited: []), origins: [[type]]))
  }

  /// Returns the source of the mock of a protocol or composition.
  private func source(
    _ plan: ProtocolPlan, of type: ResolvedType, inherited: [ProtocolPlan]
  ) -> MockSource {
    type.location.kind == .typealias
      ? .composition(plan, inherited: inherited) : .protocol(plan, inherited: inherited)
  }

  /// Plans a protocol, and collects the imports that it needs.
  ///
  /// - Parameters:
  ///   - type: The protocol, the `typealias` of a composition, or the struct of closures.
  ///   - inherited: The inherited protocols.
  ///   - name: The name of the mock.
  ///   - facts: The implementations that the body of the mock must have.
  ///   - imports: The imports so far.
  func planProtocol(
    _ type: ResolvedType, _ inherited: InheritedProtocols, as name: MockName,
    _ facts: InheritanceFacts = InheritanceFacts(), imports: inout [FileImports]
  ) -> ProtocolPlan {
    var facts = facts
    facts.standardProtocols = inherited.standardProtocols
    facts.foundProtocols = inherited.foundProtocols
    facts.inheritedNames = inherited.requirementNames(in: codebase)
    facts.inheritsObjectiveC = inherited.includeObjectiveC
    facts.comparedByIdentity = codebase.comparedByIdentity(type, inherited)
    let common = codebase.commonRequirements(of: type)
    var declaration = type.resolvedDeclaration
    if type.location.kind != .struct {
      var flattened = type.flattened(inherited, common, in: codebase)
      if options.defaultImplementations.areKept(by: name) {
        flattened = flattened.removing(
          DefaultImplementations(of: [type] + inherited.protocols, in: codebase),
          except: common.members)
      }
      declaration = DeclSyntax(flattened)
    }
    let needed = ImportPlanner(codebase: codebase, options: options)
      .imports(for: [declaration], type, inherited.protocols)
    imports += needed.imports
    facts.unrecordableTypes = needed.unrecordable
    facts.unrecordableTypes.excludesActorClosures = codebase.excludesActorClosures(of: type)
    if !needed.qualifiers.isEmpty {
      declaration =
        TypeQualification(needed.qualifiers).rewrite(declaration)
        .as(DeclSyntax.self) ?? declaration
    }
    if let declaration = declaration.as(ProtocolDeclSyntax.self) {
      let attributes = declaration.memberBlock.members.attributeNames
      facts.globalActors = attributes.filter {
        codebase.hasType($0, with: "globalActor", seenFrom: [type] + inherited.protocols)
      }
      facts.resultBuilders = attributes.filter {
        codebase.hasType($0, with: "resultBuilder", seenFrom: [type] + inherited.protocols)
      }
      let children = defaults?.children
      facts.tiedTypes =
        TiedTypes(of: declaration, type, in: codebase) { other in
          children == nil
            ? MockName(other.location.name).text : children?.tiedMock(of: other, for: type)
        }.mocks
    }
    facts.defaults = planDefaults(of: declaration, type, inherited.protocols)
    return ProtocolPlan(
      written: type.location.kind == .typealias ? nil : type.declaration, declaration: declaration,
      lexicalContext: type.context, facts: facts, name: name, access: options.access(of: type),
      isolation: codebase.isolation(
        of: type, inheriting: inherited.protocols, in: options.own),
      hasIsolatedClosures: type.location.kind == .struct && type.location.module != options.own
        && codebase.module(type.location.module)?.module.defaults.isOnMainActor == true,
      qualifier: type.location.isTopLevel ? needed.qualifiers[type.location.name] : nil,
      mentioned: options.mentioned)
  }

  /// Plans the default values of a declaration's results.
  func planDefaults(
    of declaration: DeclSyntax, _ type: ResolvedType, _ inherited: [ResolvedType]
  ) -> ResultDefaults {
    defaults?.results(of: declaration, type, inherited) ?? ResultDefaults()
  }

  /// Requests the child mocks of an inherited protocol, whose members are planned last.
  func requestChildMocks(of type: ResolvedType) {
    _ = planDefaults(
      of: type.resolvedDeclaration, type, codebase.inherited(by: type).protocols)
  }
}
