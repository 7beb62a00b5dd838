import MockEmitter
import SwiftParser
import SwiftSyntax

extension DeclSyntax {
  /// Returns the isolation of a type, so that a declaration in another module can spell it.
  ///
  /// - Parameter defaults: The settings of the module of the type.
  /// - Returns: ``Isolation/inferred`` if the type itself shows other modules its isolation.
  func isolation(byDefault defaults: ModuleDefaults) -> Isolation {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains("nonisolated") == true { return .nonisolated }
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    let inherited = self.as(ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    if attributes?.isolate == true
      || inherited.elements.contains(where: { $0.type.conformanceNames.contains("Actor") })
    {
      return .inferred
    }
    return defaults.isOnMainActor ? .mainActor : .nonisolated
  }
}

extension Codebase {
  /// Returns the isolation that the mock of a type spells: that of the type, if it is not the
  /// default of the module of the mock.
  ///
  /// In the module of the type, Swift infers the isolation.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - inherited: The types that it inherits.
  ///   - own: The module of the mock.
  func isolation(
    of type: ResolvedType, inheriting inherited: [ResolvedType], in own: String?
  ) -> Isolation {
    guard type.location.module != own else { return .inferred }
    let isolations = ([type] + inherited).map(isolation)
    let isOnMainActor = module(type.location.module)?.module.mockDefaults.isOnMainActor ?? false
    let isDefault = isolations[0] == (isOnMainActor ? .mainActor : .nonisolated)
    return isDefault || isolations.contains(.inferred) ? .inferred : isolations[0]
  }

  /// Returns the isolation of a type.
  private func isolation(of type: ResolvedType) -> Isolation {
    let attributes = type.declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let names = attributes.elements.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
    }
    guard !names.contains(where: hasGlobalActor) else { return .inferred }
    return type.declaration.isolation(
      byDefault: module(type.location.module)?.module.defaults ?? ModuleDefaults())
  }

  /// Returns a Boolean value that indicates whether a module with sources declares a global actor
  /// with a name.
  func hasGlobalActor(_ name: String) -> Bool { hasType(name, with: "globalActor") }

  /// Returns a Boolean value that indicates whether a module with sources declares a type with a name
  /// and an attribute.
  func hasType(_ name: String, with attribute: String) -> Bool {
    sourceModules.contains { module in
      locations(name, in: module).contains { location in
        found(location)?.has(attribute) ?? false
      }
    }
  }

  /// Returns a Boolean value that indicates whether closures on a global actor have other types in the
  /// module of a declaration than in that of its mock.
  func excludesActorClosures(of type: ResolvedType) -> Bool {
    guard let module = module(type.location.module)?.module else { return false }
    return module.mockDefaults.actorClosuresAreSendable && !module.defaults.actorClosuresAreSendable
  }

  /// Returns a Boolean value that indicates whether a type with a name and an attribute is declared in a
  /// module with sources, or in a compiled one that declarations import.
  func hasType(_ name: String, with attribute: String, seenFrom users: [ResolvedType]) -> Bool {
    // Attributes of the compiler, which no module declares, start with a lowercase letter.
    guard name.first?.isUppercase == true else { return false }
    return hasType(name, with: attribute)
      || users.contains { type([name], from: $0)?.has(attribute) ?? false }
  }
}

extension ResolvedType {
  /// Returns a Boolean value that indicates whether the declaration has an attribute.
  fileprivate func has(_ attribute: String) -> Bool {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.contains(attribute) ?? false
  }
}

extension Sequence<MemberBlockItemSyntax> {
  /// The names of the attributes of members, those under conditional compilation among them.
  var attributeNames: Set<String> {
    let lists = allDeclarations.compactMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes
    }
    return Set(
      lists.joined().compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
      })
  }
}

/// Spells where asynchronous functions run if the default of their module differs from that of the
/// mocks' module.
final class ExecutionSpelling: SyntaxRewriter {
  /// The words for function types: a specifier or an attribute.
  private let words: String

  /// A Boolean value that indicates whether requirements need the words, too: those that would run
  /// on no actor could not take the values of a caller on an actor.
  private let spellsMembers: Bool

  /// Creates a rewriter for a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - module: The module of the declaration.
  /// - Returns: `nil` if both modules have the same default.
  init?(for declaration: DeclSyntax, of module: SourceModule) {
    let runsOnCallersActor = module.defaults.runsOnCallersActor
    guard runsOnCallersActor != module.mockDefaults.runsOnCallersActor else { return nil }
    words = runsOnCallersActor ? "nonisolated(nonsending)" : "@concurrent"
    spellsMembers =
      runsOnCallersActor && !declaration.is(StructDeclSyntax.self)
      && declaration.isolation(byDefault: module.defaults) == .nonisolated
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributedTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let function = node.baseType.as(FunctionTypeSyntax.self), function.isAsync,
      !function.hasIsolatedParameter,
      !node.attributes.isolate, !node.specifiers.description.contains("nonisolated")
    else { return visited }
    guard let type = visited.as(AttributedTypeSyntax.self) else { return visited }
    // A specifier of the function must be the last specifier, and the attributes follow it.
    return spelled(
      type.specifiers.description + "\(words) " + type.attributes.description
        + type.baseType.trimmedDescription, like: type)
  }

  override func visit(_ node: FunctionTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard node.isAsync, !node.hasIsolatedParameter,
      node.parent?.is(AttributedTypeSyntax.self) != true,
      let type = visited.as(FunctionTypeSyntax.self)
    else { return visited }
    return spelled("\(words) \(type.trimmedDescription)", like: type)
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    let visited = super.visit(node)
    guard node.signature.effectSpecifiers?.asyncSpecifier != nil else { return visited }
    return DeclSyntax(spellingMember(visited.as(FunctionDeclSyntax.self)) ?? node)
  }

  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    let visited = super.visit(node)
    guard node.bindings.contains(where: { $0.accessorBlock?.isAsync == true }) else {
      return visited
    }
    return DeclSyntax(spellingMember(visited.as(VariableDeclSyntax.self)) ?? node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
    let visited = super.visit(node)
    guard node.accessorBlock?.isAsync == true else { return visited }
    return DeclSyntax(spellingMember(visited.as(SubscriptDeclSyntax.self)) ?? node)
  }

  /// Returns a member with the words, unless it spells its isolation.
  private func spellingMember<Member: WithModifiersSyntax & WithAttributesSyntax>(
    _ member: Member?
  ) -> Member? {
    guard spellsMembers, var member, !member.attributes.isolate else { return member }
    let explicit = member.modifiers.first { $0.name.text == "nonisolated" }
    guard explicit?.detail == nil else { return member }
    member.modifiers = member.modifiers.filter { $0.name.text != "nonisolated" }
    let modifier = DeclModifierSyntax(
      name: .keyword(.nonisolated),
      detail: DeclModifierDetailSyntax(detail: .identifier("nonsending")),
      trailingTrivia: .space)
    member.modifiers = [modifier] + member.modifiers
    return member
  }

  /// Returns a parsed type in the place of another.
  private func spelled(_ text: String, like type: some TypeSyntaxProtocol) -> TypeSyntax {
    let alias = Parser.parse(source: "typealias T = \(text)").statements.first?.item
      .as(TypeAliasDeclSyntax.self)
    guard let parsed = alias?.initializer.value else { return TypeSyntax(type) }
    return parsed.with(\.leadingTrivia, type.leadingTrivia)
      .with(\.trailingTrivia, type.trailingTrivia)
  }
}

extension FunctionTypeSyntax {
  /// A Boolean value that indicates whether the function is asynchronous.
  fileprivate var isAsync: Bool { effectSpecifiers?.asyncSpecifier != nil }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the getter is asynchronous.
  fileprivate var isAsync: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.effectSpecifiers?.asyncSpecifier != nil }
  }
}

extension FunctionTypeSyntax {
  /// A Boolean value that indicates whether a parameter decides where the function runs.
  fileprivate var hasIsolatedParameter: Bool {
    parameters.contains { $0.type.isIsolated }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type of a parameter is marked `isolated`, possibly in
  /// parentheses.
  fileprivate var isIsolated: Bool {
    if let type = self.as(AttributedTypeSyntax.self) {
      return type.specifiers.contains { $0.trimmedDescription == "isolated" }
    }
    let tuple = self.as(TupleTypeSyntax.self)
    return tuple?.elements.count == 1 && tuple?.elements.first?.type.isIsolated == true
  }
}
