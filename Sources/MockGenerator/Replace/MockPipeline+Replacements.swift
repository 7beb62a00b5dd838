import SwiftDiagnostics
import SwiftSyntax

extension MockPipeline {
  /// Makes the hooks of what is to be replaced.
  ///
  /// - Parameter wanted: the calls
  mutating func emitReplacements(_ requested: [ReplacementRequest]) {
    guard !requested.isEmpty else { return }
    let mocked = mockedClasses
    var groups: [ReplacementGroup.Key: ReplacementGroup] = [:]
    for request in requested {
      for member in chosen(for: request, mocked) {
        let key = ReplacementGroup.Key(module: member.scope.module.name, path: member.path)
        groups[key, default: ReplacementGroup(member)].add(member, for: request)
      }
    }
    let sorted = groups.sorted { $0.key < $1.key }
    for (module, groups) in Dictionary(grouping: sorted, by: \.key.module) {
      emit(groups.map(\.value), in: module)
    }
  }

  /// The classes that tests mock, and those that they inherit from: their mocks have patterns of all
  /// that an extension could have.
  private var mockedClasses: Set<TypeLocation> {
    mockNames.keys.filter { $0.kind == .class }.reduce(into: []) { classes, location in
      classes.insert(location)
      guard let found = codebase.found(location) else { return }
      classes.formUnion(Superclasses(of: found, in: codebase).found.map(\.location))
    }
  }

  /// The declarations that are replaced for a call; what keeps them from it is reported.
  private mutating func chosen(
    for request: ReplacementRequest, _ mocked: Set<TypeLocation>
  ) -> [ReplaceableMember] {
    let found = candidates(for: request).filter { !$0.isMocked }
    guard let first = found.first else {
      reportForeign(request)
      return []
    }
    if let owner = first.owner, !first.declaration.isFinal, owner.location.kind == .class,
      mocked.contains(owner.location) || owner.isMockable
    {
      report(.mockedClass(request, first, owner))
      return []
    }
    let chosen = found.filter { $0.refusal(of: request.member) == nil }
    if chosen.isEmpty, request.member != .all, let reason = first.refusal(of: request.member) {
      report(.irreplaceable(request, first, reason))
    }
    return chosen
  }

  /// The declarations that a call may be of; those of one type or one module.
  private func candidates(for request: ReplacementRequest) -> [ReplaceableMember] {
    switch request.receiver {
    case .nothing(let module):
      return functions(request.member, in: module.map { [$0] } ?? request.modules)
    case .type(let type): return members(of: type, request, isStatic: true)
    case .value(let type): return members(of: type, request, isStatic: false)
    case .either(let type): return members(of: type, request, isStatic: nil)
    case .foreign(let names, let isValue):
      let scopes = codebase.scopes(ofExtensions: names, from: nil, in: request.modules)
      return scopes.flatMap { members(of: $0, nil, request.member, isStatic: !isValue) }
    }
  }

  /// The functions of the first module that has some.
  private func functions(_ requested: MemberSelector, in modules: [String]) -> [ReplaceableMember] {
    for name in modules {
      guard let module = codebase.module(name)?.module else { continue }
      let found = codebase.functions(requested.name, in: name).map {
        let declaration = DeclSyntax($0.declaration)
        let scope = MemberScope(declaration: declaration, region: $0.region, module: module)
        return ReplaceableMember(declaration: declaration, scope: scope, owner: nil)
      }.filter { $0.fits(requested, isStatic: nil) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The members of a type, or of the nearest of its superclasses that has some.
  private func members(
    of type: ResolvedType, _ request: ReplacementRequest, isStatic: Bool?
  ) -> [ReplaceableMember] {
    let reader = ExpressionResolver(
      codebase: codebase, tests: options.own ?? "", imports: request.imports)
    var found: [ReplaceableMember] = []
    for (scope, owner) in reader.scopes(of: type) {
      if let first = found.first?.owner, first.location != owner.location { break }
      found += members(of: scope, owner, request.member, isStatic: isStatic)
    }
    return found
  }

  /// The members in a scope that a call may be of.
  private func members(
    of scope: MemberScope, _ owner: ResolvedType?, _ requested: MemberSelector, isStatic: Bool?
  ) -> [ReplaceableMember] {
    scope.members.map { ReplaceableMember(declaration: $0, scope: scope, owner: owner) }
      .filter { $0.fits(requested, isStatic: isStatic) }
  }

  /// Reports a member of a type without sources.
  private mutating func reportForeign(_ request: ReplacementRequest) {
    guard case .foreign(let names, _) = request.receiver, let name = names.last else { return }
    let compiled = codebase.reached(from: request.imports).compiled.filter {
      !Self.ownModules.contains($0)
    }
    let found = codebase.firstCompiledModule(reachedFrom: compiled) { module in
      codebase.types(name, Array(names.dropLast()), in: module).first
    }
    if let found { report(.replacedForeign(request, found)) }
  }

  /// The modules of test frameworks, which have nothing to replace, and take long to read.
  private static let ownModules: Set<String> = [
    "Testing", "Understudy", "UnderstudyCore", "UnderstudyMacros", "XCTest",
  ]

  /// Makes the hooks of one module's declarations.
  private mutating func emit(_ groups: [ReplacementGroup], in module: String) {
    var made: [(group: ReplacementGroup, members: ReplacementHooks, hidden: Set<String>)] = []
    for group in groups {
      let hidden = noteImports(for: group.members.map(\.member), of: group.first.scope.module)
      let (members, refused) = group.replaced(hidden, actors: globalActors(of: group), codebase)
      for (member, request, reason) in refused where request.member != .all {
        report(.irreplaceable(request, member, reason))
      }
      if !members.scopes.isEmpty { made.append((group, members, hidden)) }
    }
    // What tests replace by hand would be replaced twice, and says the same.
    let own = options.own.flatMap(codebase.module)
    if own?.filesWithReplacements.isEmpty ?? true, made.allSatisfy(\.members.isQuiet),
      let silent = made.firstIndex(where: \.members.isSilent)
    {
      made[silent].group.addProbe(to: &made[silent].members, made[silent].hidden, codebase)
    }
    for (group, members, _) in made {
      drafts[module, default: MockFileDraft()].add(
        group.name, mock: nil, conditions: [], members.emitAll())
    }
  }

  /// The global actors among the attributes of declarations.
  private func globalActors(of group: ReplacementGroup) -> Set<String> {
    var actors: Set<String> = ["MainActor"]
    for (member, _) in group.members {
      for element in member.attributes {
        guard let name = element.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
        else { continue }
        let isActor = codebase.sourceModules.contains { module in
          codebase.locations(name, in: module).contains { location in
            codebase.found(location)?.declaration.asProtocol((any WithAttributesSyntax).self)?
              .attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "globalActor"
              } ?? false
          }
        }
        if isActor { actors.insert(name) }
      }
    }
    return actors
  }
}

extension DeclSyntax {
  /// Whether no subclass overrides the declaration, as far as its modifiers say.
  fileprivate var isFinal: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "final"].contains($0.name.text) } ?? false
  }
}
