import SwiftSyntax

/// Writes the types around a nested type before the names that it sees only because it is nested.
///
/// An extension `extension Order.Line` sees the members of `Line`, but not those of `Order`.
final class EnclosingNames: SyntaxRewriter {
  /// The nested type.
  private let type: ResolvedType

  /// The names of the types around it.
  private let path: [String]

  /// The modules.
  private let codebase: Codebase

  /// Creates a rewriter.
  init(of type: ResolvedType, in codebase: Codebase) {
    self.type = type
    self.codebase = codebase
    path = type.enclosingPath ?? []
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let written = visited.as(IdentifierTypeSyntax.self),
      codebase.types(node.name.bareText, path + [type.location.name], in: type.location.module)
        .isEmpty
    else { return visited }
    for depth in stride(from: path.count, to: 0, by: -1) {
      let around = path.prefix(depth)
      guard !codebase.types(node.name.bareText, around, in: type.location.module).isEmpty else {
        continue
      }
      var base = TypeSyntax(IdentifierTypeSyntax(name: .identifier(around[0])))
      for name in around.dropFirst() {
        base = TypeSyntax(MemberTypeSyntax(baseType: base, name: .identifier(name)))
      }
      return TypeSyntax(
        MemberTypeSyntax(
          leadingTrivia: written.leadingTrivia, baseType: base,
          name: written.name.with(\.leadingTrivia, []),
          genericArgumentClause: written.genericArgumentClause,
          trailingTrivia: written.trailingTrivia))
    }
    return visited
  }
}
