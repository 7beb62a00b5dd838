import SwiftSyntax

/// Puts the arguments that a class gives its superclass in the places of the generic parameters.
final class GenericSubstitution: SyntaxRewriter {
  /// The arguments by the names of the parameters.
  private let arguments: [String: String]

  /// Creates a substitution.
  ///
  /// - Parameters:
  ///   - superclass: the declaration with the generic parameters
  ///   - type: the superclass as the subclass names it
  /// - Returns: nil where there is nothing to put in a place
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
