import SwiftSyntax

/// An `import` that a mock's file repeats, because a signature may need it.
struct RepeatedImport: Hashable {
  /// The `#if` conditions around it, from the outside to the inside.
  var conditions: [String]

  /// The attributes to repeat, each followed by a space.
  var attributes: String

  /// The imported module, or the kind and name of an imported declaration.
  var subject: String

  /// The name of the module.
  var module: String

  /// Reads the imports of a file.
  ///
  /// - Parameters:
  ///   - region: The file.
  ///   - module: The module that the file is a part of.
  ///   - access: The access of the declarations that are visible to the mocks. Their signatures
  ///     cannot need an import with a narrower access.
  static func all(
    in region: ParsedRegion, of module: SourceModule, seeing access: Access
  ) -> [RepeatedImport] {
    var found: [RepeatedImport] = []
    let names = ConditionResolver(module.conditions)
    collect(region.tree.statements, [], names) { declaration, conditions in
      guard declaration.modifiers.access ?? .public >= access else { return }
      guard let name = declaration.path.first?.name.text, name != module.name else { return }
      found.append(
        RepeatedImport(
          conditions: conditions, attributes: declaration.keptAttributes,
          subject: [declaration.importKindSpecifier?.text, declaration.path.lineText]
            .compactMap { $0 }.joined(separator: " "),
          module: name))
    }
    return found
  }

  /// Calls a function with each import among statements, and with the conditions around it.
  private static func collect(
    _ items: CodeBlockItemListSyntax, _ conditions: [String], _ names: ConditionResolver,
    _ body: (ImportDeclSyntax, [String]) -> Void
  ) {
    for item in items {
      if let declaration = item.item.as(ImportDeclSyntax.self) {
        body(declaration, conditions)
      } else if let block = item.item.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          guard case .statements(let inner) = clause.elements else { continue }
          collect(inner, conditions + [clause.conditionText(names)], names, body)
        }
      }
    }
  }
}

extension ImportDeclSyntax {
  /// The attributes that an importing file must repeat.
  fileprivate var keptAttributes: String {
    attributes.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      switch attribute.attributeName.trimmedDescription {
      case "preconcurrency", "_spi": return attribute.lineText + " "
      default: return nil
      }
    }.joined()
  }
}
