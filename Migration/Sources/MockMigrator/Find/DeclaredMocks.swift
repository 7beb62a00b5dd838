import SwiftSyntax

/// The types that files declare with names of mocks, except generated ones.
package enum DeclaredMocks {
  /// The category of their names.
  package static let category = "declared mocks"

  /// Returns the facts of a file.
  package static func facts(in source: ParsedSource) -> [MigrationFact] {
    let finder = DeclaredMockFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.names.map { .mention($0, in: category) }
  }
}

/// Finds the types.
private final class DeclaredMockFinder: SyntaxVisitor {
  /// Their names.
  var names: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  /// Notes the name of a type.
  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.text.hasPrefix("Mock") || name.text.hasSuffix("Mock") { names.append(name.text) }
    return .visitChildren
  }
}
