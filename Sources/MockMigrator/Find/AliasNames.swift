import SwiftSyntax

/// The names that files give other types: type aliases, associated types and generic parameters.
enum AliasNames {
  /// The category of these names.
  static let category = "aliases"

  /// Returns the facts of a file.
  static func facts(in source: ParsedSource) -> [MigrationFact] {
    let finder = AliasFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.names.map { .mention($0, in: category) }
  }
}

/// Finds the names.
private final class AliasFinder: SyntaxVisitor {
  /// The names.
  var names: Set<String> = []

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
