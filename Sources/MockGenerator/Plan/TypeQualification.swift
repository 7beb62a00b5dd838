import SwiftSyntax

/// Qualifies the names of types that mean other types in the file of the mock.
final class TypeQualification: SyntaxRewriter {
  /// The modules, or types, to write before the names of the types.
  private let qualifiers: [String: String]

  /// Creates a rewriter.
  ///
  /// - Parameter qualifiers: The modules, or types, to write before the names of the types.
  init(_ qualifiers: [String: String]) {
    self.qualifiers = qualifiers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let module = qualifiers[node.name.bareText],
      let type = visited.as(IdentifierTypeSyntax.self)
    else { return visited }
    guard !module.hasSuffix("::") else {
      let name = module.qualifying(type.name.text)
      return TypeSyntax(
        type.with(\.name, type.name.with(\.tokenKind, .identifier(name))))
    }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: type.leadingTrivia,
        baseType: Self.type(module),
        name: type.name.with(\.leadingTrivia, []),
        genericArgumentClause: type.genericArgumentClause,
        trailingTrivia: type.trailingTrivia))
  }

  /// Returns the type with a name such as `Outer.Inner`.
  private static func type(_ name: String) -> TypeSyntax {
    let names = name.split(separator: ".").map { TokenSyntax.identifier(String($0)) }
    let first = TypeSyntax(IdentifierTypeSyntax(name: names[0]))
    return names.dropFirst().reduce(first) { TypeSyntax(MemberTypeSyntax(baseType: $0, name: $1)) }
  }
}
