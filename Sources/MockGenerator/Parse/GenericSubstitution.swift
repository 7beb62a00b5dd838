import SwiftSyntax

/// Substitutes the generic arguments of a superclass for its generic parameters.
final class GenericSubstitution: SyntaxRewriter {
  /// The arguments by the names of the parameters.
  private let arguments: [String: String]

  /// Creates a substitution.
  ///
  /// - Parameters:
  ///   - superclass: The declaration with the generic parameters.
  ///   - type: The superclass as the subclass names it.
  /// - Returns: `nil` if there is nothing to substitute.
  init?(_ superclass: ClassDeclSyntax, as type: TypeSyntax?) {
    let names = superclass.genericParameterClause?.parameters.map(\.name.text) ?? []
    let clause =
      type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type?.as(MemberTypeSyntax.self)?.genericArgumentClause
    let texts = clause?.arguments.map { $0.argument.lineText } ?? []
    guard !names.isEmpty, names.count == texts.count else { return nil }
    arguments = Dictionary(zip(names, texts)) { first, _ in first }
    super.init(viewMode: .sourceAccurate)
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
}
