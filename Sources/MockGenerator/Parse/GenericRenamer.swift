import SwiftSyntax

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
