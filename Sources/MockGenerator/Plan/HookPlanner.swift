import MockEmitter
import SwiftSyntax

/// Plans the hooks of declarations that tests replace.
struct HookPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// The declarations that have mocks.
  let mocked: Set<TypeLocation>

  /// Plans the hooks.
  ///
  /// - Parameters:
  ///   - requests: The calls in the tests.
  ///   - existing: The declarations whose hooks exist already.
  func plan(_ requests: [ReplacementRequest], besides existing: Set<String>) -> Plan<PlannedHooks> {
    var plan = Plan<PlannedHooks>()
    guard !requests.isEmpty else { return plan }
    let selection = ReplacementSelection(
      codebase: codebase, tests: options.own ?? "", mockedClasses: mockedClasses)
    var groups: [ReplacementGroup.Key: ReplacementGroup] = [:]
    for request in requests {
      let (members, diagnostic) = selection.members(for: request)
      plan.diagnostics += [diagnostic].compactMap { $0 }
      for member in members where existing.isDisjoint(with: member.qualifiedNames) {
        let key = ReplacementGroup.Key(module: member.scope.module.name, path: member.path)
        groups[key, default: ReplacementGroup(member)].add(member, for: request)
      }
    }
    let sorted = groups.sorted { $0.key < $1.key }
    for (module, groups) in Dictionary(grouping: sorted, by: \.key.module) {
      add(groups.map(\.value), in: module, to: &plan)
    }
    return plan
  }

  /// The mocked classes and their superclasses, whose mocks have patterns for all members that an
  /// extension could have.
  private var mockedClasses: Set<TypeLocation> {
    mocked.filter { $0.kind == .class }.reduce(into: []) { classes, location in
      classes.insert(location)
      guard let type = codebase.found(location) else { return }
      classes.formUnion(Superclasses(of: type, in: codebase).found.map(\.location))
    }
  }

  /// Plans the hooks of the declarations of a module.
  private func add(
    _ groups: [ReplacementGroup], in module: String, to plan: inout Plan<PlannedHooks>
  ) {
    var made: [(group: ReplacementGroup, hooks: ReplacementHooks, qualifiers: [String: String])] =
      []
    for group in groups {
      let needed = ImportPlanner(codebase: codebase, options: options)
        .imports(for: group.members.map(\.member), of: group.first.scope.module)
      plan.imports += needed.imports
      let (hooks, refused) = group.hooks(
        needed.qualifiers, actors: globalActors(of: group), codebase)
      plan.diagnostics += refused.lazy.filter { $0.request.member != .all }.map {
        .irreplaceable($0.request, $0.member, $0.reason)
      }
      if !hooks.scopes.isEmpty { made.append((group, hooks, needed.qualifiers)) }
    }
    // No probe is added next to handwritten replacements. The compiler checks them in the same way,
    // and would report each problem twice.
    let own = options.own.flatMap(codebase.module)
    if own?.filesWithReplacements.isEmpty ?? true, made.allSatisfy(\.hooks.isQuiet),
      let silent = made.firstIndex(where: \.hooks.isSilent)
    {
      made[silent].hooks = made[silent].group.addingProbe(
        to: made[silent].hooks, made[silent].qualifiers, codebase)
    }
    plan.items += made.map { made in
      var hooks = made.hooks
      hooks.mix(by: options.mentioned)
      return PlannedHooks(module: module, model: hooks)
    }
  }

  /// Returns the global actors among the attributes of declarations.
  private func globalActors(of group: ReplacementGroup) -> Set<String> {
    let attributes = group.members.flatMap(\.member.attributes).compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
    }
    return attributes.reduce(into: ["MainActor"]) { actors, name in
      if codebase.hasGlobalActor(name) { actors.insert(name) }
    }
  }
}

/// The hooks of one type, or of the functions of one module.
struct PlannedHooks {
  /// The module that declares the members.
  let module: String

  /// The hooks.
  let model: ReplacementHooks

  /// Writes the hooks.
  func emit() -> EmittedDeclaration {
    EmittedDeclaration(
      module: module, key: model.name, origin: nil, conditions: [], text: model.emitAll())
  }
}
