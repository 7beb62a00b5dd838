import SwiftSyntax

/// Collects the names of associated types and generic parameters outside the bodies of functions.
final class IntroducedTypeNames: SyntaxVisitor {
  /// The names so far, without backticks.
  private var names: Set<String> = []

  /// Creates a visitor.
  private init() { super.init(viewMode: .sourceAccurate) }

  /// Returns the names in some nodes.
  static func names(in nodes: [some SyntaxProtocol]) -> Set<String> {
    let visitor = IntroducedTypeNames()
    for node in nodes { visitor.walk(node) }
    return visitor.names
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Adds a name.
  private func insert(_ name: TokenSyntax) { names.insert(name.identifier?.name ?? name.text) }
}
