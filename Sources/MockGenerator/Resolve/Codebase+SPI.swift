import SwiftSyntax

extension Codebase {
  /// Returns the SPI groups that files import, by module.
  ///
  /// - Parameter files: The files.
  func spiImports(in files: [ParsedRegion]) -> [String: Set<String>] {
    var groups: [String: Set<String>] = [:]
    for file in files {
      for statement in file.tree.statements {
        guard let declaration = statement.item.as(ImportDeclSyntax.self),
          let module = declaration.path.first?.name.bareText
        else { continue }
        groups[module, default: []].formUnion(declaration.attributes.spiGroups)
      }
    }
    return groups
  }
}
