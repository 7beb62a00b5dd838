import SwiftSyntax

/// Substitutes the generic arguments of a superclass for its generic parameters.
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
  ///   - superclass: The declaration with the generic parameters.
  ///   - type: The superclass as the subclass names it.
  ///   - openTypes: The names of the generic parameters that the mock has.
  /// - Returns: `nil` if there is nothing to substitute.
  init?(_ superclass: ClassDeclSyntax, as type: TypeSyntax?, openTypes: Set<String>) {
    let names = superclass.genericParameterClause?.parameters.map(\.name.text) ?? []
    let clause =
      type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type?.as(MemberTypeSyntax.self)?.genericArgumentClause
    let texts = clause?.arguments.map { $0.argument.lineText } ?? []
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
      argument.isKnownSendable, !argument.mentions("Void"), !argument.contains("()")
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
