import SwiftSyntax

/// Qualifies the names of types that mean other types in the module of the mock.
final class TypeQualification: SyntaxRewriter {
  /// The names of the types.
  private let names: Set<String>

  /// The module that the types are in.
  private let module: String

  /// Creates a rewriter.
  ///
  /// - Parameters:
  ///   - names: The names of the types.
  ///   - module: The module that the types are in.
  init(_ names: Set<String>, in module: String) {
    self.names = names
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard names.contains(node.name.bareText), let type = visited.as(IdentifierTypeSyntax.self)
    else { return visited }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: type.leadingTrivia,
        baseType: IdentifierTypeSyntax(name: .identifier(module)),
        name: type.name.with(\.leadingTrivia, []),
        genericArgumentClause: type.genericArgumentClause,
        trailingTrivia: type.trailingTrivia))
  }
}
