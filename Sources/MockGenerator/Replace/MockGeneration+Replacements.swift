import SwiftDiagnostics
import SwiftSyntax

extension MockGeneration {
  /// Makes the hooks of what is to be replaced.
  ///
  /// - Parameter wanted: the calls
  mutating func emitReplacements(_ wanted: [WantedReplacement]) {
    guard !wanted.isEmpty else { return }
    let mocked = mockedClasses
    var groups: [ReplacedGroup.Key: ReplacedGroup] = [:]
    for wish in wanted {
      for member in chosen(for: wish, mocked) {
        let key = ReplacedGroup.Key(module: member.scope.module.name, path: member.path)
        groups[key, default: ReplacedGroup(member)].add(member, for: wish)
      }
    }
    let sorted = groups.sorted { $0.key < $1.key }
    for (module, groups) in Dictionary(grouping: sorted, by: \.key.module) {
      emit(groups.map(\.value), in: module)
    }
  }

  /// The classes that tests mock, and those that they inherit from: their mocks have patterns of all
  /// that an extension could have.
  private var mockedClasses: Set<TypeSite> {
    mockNames.keys.filter { $0.kind == .class }.reduce(into: []) { classes, site in
      classes.insert(site)
      guard let found = codebase.found(site) else { return }
      classes.formUnion(Superclasses(of: found, in: codebase).found.map(\.site))
    }
  }

  /// The declarations that are replaced for a call; what keeps them from it is reported.
  private mutating func chosen(
    for wish: WantedReplacement, _ mocked: Set<TypeSite>
  ) -> [ReplaceableMember] {
    let found = candidates(for: wish).filter { !$0.isMocked }
    guard let first = found.first else {
      reportForeign(wish)
      return []
    }
    if let owner = first.owner, !first.declaration.isFinal, owner.site.kind == .class,
      mocked.contains(owner.site) || owner.isMockable
    {
      report(.mockedClass(wish, first, owner))
      return []
    }
    let chosen = found.filter { $0.refusal(of: wish.member) == nil }
    if chosen.isEmpty, wish.member != .all, let reason = first.refusal(of: wish.member) {
      report(.irreplaceable(wish, first, reason))
    }
    return chosen
  }

  /// The declarations that a call may be of; those of one type or one module.
  private func candidates(for wish: WantedReplacement) -> [ReplaceableMember] {
    switch wish.receiver {
    case .nothing(let module):
      return functions(wish.member, in: module.map { [$0] } ?? wish.modules)
    case .type(let type): return members(of: type, wish, isStatic: true)
    case .value(let type): return members(of: type, wish, isStatic: false)
    case .either(let type): return members(of: type, wish, isStatic: nil)
    case .foreign(let names, let isValue):
      let scopes = codebase.scopes(ofExtensions: names, from: nil, in: wish.modules)
      return scopes.flatMap { members(of: $0, nil, wish.member, isStatic: !isValue) }
    }
  }

  /// The functions of the first module that has some.
  private func functions(_ wanted: WantedMember, in modules: [String]) -> [ReplaceableMember] {
    for name in modules {
      guard let module = codebase.module(name)?.module else { continue }
      let found = codebase.functions(wanted.name, in: name).map {
        let declaration = DeclSyntax($0.declaration)
        let scope = MemberScope(declaration: declaration, region: $0.region, module: module)
        return ReplaceableMember(declaration: declaration, scope: scope, owner: nil)
      }.filter { $0.fits(wanted, isStatic: nil) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The members of a type, or of the nearest of its superclasses that has some.
  private func members(
    of type: FoundType, _ wish: WantedReplacement, isStatic: Bool?
  ) -> [ReplaceableMember] {
    let reader = ExpressionReader(
      codebase: codebase, tests: options.own ?? "", imports: wish.imports)
    var found: [ReplaceableMember] = []
    for (scope, owner) in reader.scopes(of: type) {
      if let first = found.first?.owner, first.site != owner.site { break }
      found += members(of: scope, owner, wish.member, isStatic: isStatic)
    }
    return found
  }

  /// The members in a scope that a call may be of.
  private func members(
    of scope: MemberScope, _ owner: FoundType?, _ wanted: WantedMember, isStatic: Bool?
  ) -> [ReplaceableMember] {
    scope.members.map { ReplaceableMember(declaration: $0, scope: scope, owner: owner) }
      .filter { $0.fits(wanted, isStatic: isStatic) }
  }

  /// Reports a member of a type without sources.
  private mutating func reportForeign(_ wish: WantedReplacement) {
    guard case .foreign(let names, _) = wish.receiver, let name = names.last else { return }
    let compiled = codebase.reached(from: wish.imports).compiled.filter {
      !Self.ownModules.contains($0)
    }
    let found = codebase.firstCompiledModule(reachedFrom: compiled) { module in
      codebase.types(name, Array(names.dropLast()), in: module).first
    }
    if let found { report(.replacedForeign(wish, found)) }
  }

  /// The modules of test frameworks, which have nothing to replace, and take long to read.
  private static let ownModules: Set<String> = [
    "Testing", "Understudy", "UnderstudyCore", "UnderstudyMacros", "XCTest",
  ]

  /// Makes the hooks of one module's declarations.
  private mutating func emit(_ groups: [ReplacedGroup], in module: String) {
    var made: [(group: ReplacedGroup, members: ReplacedMembers, hidden: Set<String>)] = []
    for group in groups {
      let hidden = noteImports(for: group.members.map(\.member), of: group.first.scope.module)
      let (members, refused) = group.replaced(hidden, actors: globalActors(of: group), codebase)
      for (member, wish, reason) in refused where wish.member != .all {
        report(.irreplaceable(wish, member, reason))
      }
      if !members.scopes.isEmpty { made.append((group, members, hidden)) }
    }
    // What tests replace by hand would be replaced twice, and says the same.
    let own = options.own.flatMap(codebase.module)
    if own?.filesWithReplacements.isEmpty ?? true, made.allSatisfy(\.members.isQuiet),
      let silent = made.firstIndex(where: \.members.isSilent)
    {
      made[silent].group.addWitness(to: &made[silent].members, made[silent].hidden, codebase)
    }
    for (group, members, _) in made {
      drafts[module, default: MockFileDraft()].add(
        group.name, mock: nil, conditions: [], members.emitAll())
    }
  }

  /// The global actors among the attributes of declarations.
  private func globalActors(of group: ReplacedGroup) -> Set<String> {
    var actors: Set<String> = ["MainActor"]
    for (member, _) in group.members {
      for element in member.attributes {
        guard let name = element.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
        else { continue }
        let isActor = codebase.sourceModules.contains { module in
          codebase.sites(name, in: module).contains { site in
            codebase.found(site)?.declaration.asProtocol((any WithAttributesSyntax).self)?
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
