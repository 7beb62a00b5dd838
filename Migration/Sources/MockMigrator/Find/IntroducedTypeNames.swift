import SwiftSyntax

/// Collects the names of types that are introduced next to declarations of types: associated types,
/// generic parameters and type aliases.
final class IntroducedTypeNames: SyntaxVisitor {
  /// The names so far, without backticks.
  private var names: Set<String> = []

  /// Creates a visitor.
  private init() { super.init(viewMode: .sourceAccurate) }

  /// Returns the names in a file.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let visitor = IntroducedTypeNames()
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
  }

  /// Adds a name.
  private func insert(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.identifier?.name ?? name.text)
    return .visitChildren
  }
}
