package import SwiftSyntax

/// Collects the names of types that are introduced next to declarations of types: associated types,
/// generic parameters and type aliases.
package final class IntroducedTypeNames: SyntaxVisitor {
  /// The names so far, without backticks.
  private var names: Set<String> = []

  /// What is collected.
  package enum Extent {
    /// Everything.
    case all

    /// Associated types and generic parameters outside the bodies of functions.
    case signatures
  }

  /// What is collected.
  private let extent: Extent

  /// Creates a visitor.
  private init(_ extent: Extent) {
    self.extent = extent
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the names in some nodes.
  package static func names(in nodes: [some SyntaxProtocol], _ extent: Extent) -> Set<String> {
    let visitor = IntroducedTypeNames(extent)
    for node in nodes { visitor.walk(node) }
    return visitor.names
  }

  override package func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if extent == .all { insert(node.name) }
    return .visitChildren
  }

  override package func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
    return .visitChildren
  }

  override package func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    insert(node.name)
    return .visitChildren
  }

  override package func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    extent == .all ? .visitChildren : .skipChildren
  }

  /// Adds a name.
  private func insert(_ name: TokenSyntax) { names.insert(name.identifier?.name ?? name.text) }
}
