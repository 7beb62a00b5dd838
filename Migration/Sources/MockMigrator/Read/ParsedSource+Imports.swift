package import SwiftSyntax

extension ParsedSource {
  /// Returns the imports in a list of statements.
  static func imports(in statements: CodeBlockItemListSyntax) -> [ImportDeclSyntax] {
    statements.flatMap { item -> [ImportDeclSyntax] in
      if let found = item.item.as(ImportDeclSyntax.self) { return [found] }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause in
        guard case .statements(let nested) = clause.elements else { return [ImportDeclSyntax]() }
        return imports(in: nested)
      }
    }
  }
}

extension ImportDeclSyntax {
  /// The name of the module.
  package var module: String { path.first?.name.text ?? "" }
}
