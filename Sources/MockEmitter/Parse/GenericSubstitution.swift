import SwiftSyntax

/// Substitutes the generic arguments of a superclass or `typealias` for its generic parameters.
final class GenericSubstitution: SyntaxRewriter {
  /// The members whose `where` clauses are about types that the arguments fix. Whether the mock has
  /// such a member depends on those types, which only the compiler knows.
  private(set) var fixedMembers: Set<MemberKey> = []

  /// The arguments by the names of the parameters.
  private let arguments: [String: String]

  /// The names of the generic parameters that the mock has.
  private let openTypes: Set<String>

  /// Protocols to which all types of `isKnownSendable` conform.
  private static let commonProtocols: Set<String> = ["Equatable", "Hashable", "Sendable"]

  /// Creates a substitution.
  ///
  /// - Parameters:
  ///   - parameters: The generic parameters.
  ///   - type: The type that the arguments are of.
  ///   - openTypes: The names of the generic parameters that the mock has.
  /// - Returns: `nil` if there is nothing to substitute.
  init?(
    _ parameters: GenericParameterClauseSyntax?, as type: TypeSyntax?, openTypes: Set<String> = []
  ) {
    let names = parameters?.parameters.map(\.name.text) ?? []
    let texts = type?.genericArguments.map(\.lineText) ?? []
    guard !names.isEmpty, names.count == texts.count else { return nil }
    arguments = Dictionary(zip(names, texts)) { first, _ in first }
    self.openTypes = openTypes
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    let (member, isFixed) = fitted(node)
    return noted(super.visit(member), isFixed)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
    let (member, isFixed) = fitted(node)
    return noted(super.visit(member), isFixed)
  }

  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    super.visit(fitted(node).member)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.genericArgumentClause == nil, let argument = arguments[node.name.text] else {
      return super.visit(node)
    }
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: .identifier(argument),
        trailingTrivia: node.trailingTrivia))
  }

  /// Returns a member, and records it if its `where` clause is about a fixed type.
  private func noted(_ member: DeclSyntax, _ isFixed: Bool) -> DeclSyntax {
    if isFixed { fixedMembers.formUnion(MemberKey.all(of: member)) }
    return member
  }

  /// Returns a member without the requirements that the arguments are known to satisfy, and whether
  /// another one is about a fixed type.
  private func fitted<Member: WithGenericParametersSyntax>(
    _ member: Member
  ) -> (member: Member, isFixed: Bool) {
    guard let clause = member.genericWhereClause else { return (member, false) }
    var kept = Array(clause.requirements).filter { !isSatisfied($0) }
    guard let last = kept.indices.last else {
      return (member.detached.with(\.genericWhereClause, nil), false)
    }
    kept[last] = kept[last].detached.with(\.trailingComma, nil)
    let own = Set((member.genericParameterClause?.parameters).elements.map(\.name.text))
    let rest = clause.detached.with(\.requirements, GenericRequirementListSyntax(kept))
    return (
      member.detached.with(\.genericWhereClause, rest), kept.contains { isFixed($0, in: own) }
    )
  }

  /// Returns a Boolean value that indicates whether an argument is known to satisfy a requirement.
  private func isSatisfied(_ requirement: GenericRequirementSyntax) -> Bool {
    guard case .conformanceRequirement(let conformance) = requirement.requirement,
      let argument = arguments[conformance.leftType.lineText],
      argument.isKnownSendable, !argument.mentions("Void"), !argument.holds("()")
    else { return false }
    return Self.commonProtocols.contains(conformance.rightType.lineText)
  }

  /// Returns a Boolean value that indicates whether a requirement is about a type that the arguments
  /// fix, and about no generic parameter.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - own: The names of the generic parameters of the member.
  private func isFixed(_ requirement: GenericRequirementSyntax, in own: Set<String>) -> Bool {
    let types =
      switch requirement.requirement {
      case .conformanceRequirement(let conformance): [conformance.leftType.lineText]
      case .sameTypeRequirement(let type): [type.leftType.lineText, type.rightType.lineText]
      case .layoutRequirement(let layout): [layout.type.lineText]
      }
    let root = { (type: String) in String(type.prefix(while: \.isIdentifierPart)) }
    let isOpen = types.contains { type in
      let name = root(type)
      return own.contains(name) || arguments[name].map { openTypes.contains(root($0)) } ?? false
    }
    return !isOpen && types.contains { arguments.keys.contains(where: $0.mentions) }
  }
}

/// Renames the generic parameters of members that would hide those of the mock.
final class GenericRenamer: SyntaxRewriter {
  /// The names that are in use.
  private let names: Set<String>

  /// Creates a rewriter.
  ///
  /// - Parameter names: The names that are in use.
  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns a member with renamed generic parameters, or the same node if no name is in use.
  func renamed(_ item: MemberBlockItemSyntax) -> MemberBlockItemSyntax {
    let clause =
      item.decl.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? item.decl.as(SubscriptDeclSyntax.self)?.genericParameterClause
      ?? item.decl.as(InitializerDeclSyntax.self)?.genericParameterClause
    guard let clause, clause.parameters.contains(where: { names.contains($0.name.text) }) else {
      return item
    }
    let taken = Set(clause.parameters.map(\.name.text)).intersection(names)
    return GenericRenamer(taken).rewrite(item).as(MemberBlockItemSyntax.self) ?? item
  }

  override func visit(_ node: GenericParameterSyntax) -> GenericParameterSyntax {
    super.visit(node).with(\.name, renamed(node.name))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard names.contains(node.name.text) else { return super.visit(node) }
    return TypeSyntax(node.with(\.name, renamed(node.name)))
  }

  /// Returns the name with a mark.
  private func renamed(_ name: TokenSyntax) -> TokenSyntax {
    names.contains(name.text) ? name.with(\.tokenKind, .identifier(name.text + "_")) : name
  }
}

/// Replaces each `some P` of a parameter's type by the name of a generic parameter.
///
/// The three declarations of a requirement must use the same type. An opaque type in each of them
/// would be a different type.
final class OpaqueTypeRewriter: SyntaxRewriter {
  /// The names of the generic parameters that were added.
  private(set) var names: [String] = []

  /// The generic parameters that were added, with their constraints.
  private(set) var genericParameters: [String] = []

  /// The names of parameters whose values cannot be recorded.
  private(set) var suppressedNames: [String] = []

  /// The number of `some` types before this type.
  private let firstIndex: Int

  /// The text of the requirement, in which a new name must not occur.
  private let requirementText: String

  /// Creates a rewriter for one parameter.
  ///
  /// - Parameters:
  ///   - firstIndex: The number of `some` types in the parameters before it.
  ///   - requirementText: The text in which a new name must not occur.
  init(firstIndex: Int, requirementText: String) {
    self.firstIndex = firstIndex
    self.requirementText = requirementText
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return super.visit(node) }
    // The constraint comes first, because it can contain opaque types.
    let constraint = rewrite(node.constraint).cast(TypeSyntax.self).withoutParentheses.lineText
    var name = "T\(firstIndex + names.count)"
    while requirementText.holds(name) { name += "_" }
    names.append(name)
    if constraint.holds("~") { suppressedNames.append(name) }
    genericParameters.append("\(name): \(constraint)")
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: .identifier(name),
        trailingTrivia: node.trailingTrivia))
  }
}

extension TypeSyntax {
  /// The type without the parentheses around it, which a generic parameter's constraint cannot have.
  fileprivate var withoutParentheses: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return self }
    return only.type.withoutParentheses
  }
}
