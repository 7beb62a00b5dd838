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

  /// A requirement of an SPI that the tests do not import.
  struct MissingRequirement {
    /// The protocol that declares it.
    let owner: ResolvedType

    /// The requirement.
    let declaration: DeclSyntax

    /// The SPI group.
    let group: String
  }

  /// Returns the first requirement of an SPI that the tests do not import, and that no extension
  /// implements for every conforming type, or `nil` if there is none.
  ///
  /// - Parameter family: The protocol and those that it inherits.
  func missingRequirement(of family: [ResolvedType]) -> MissingRequirement? {
    for owner in family where owner.origin == .testable || owner.origin == .published {
      guard let members = owner.declaration.as(ProtocolDeclSyntax.self)?.memberBlock.members else {
        continue
      }
      for declaration in members.map(\.decl) {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        guard let groups = attributes?.spiGroups, let group = groups.sorted().first,
          importedSPI(of: owner.location.module).isDisjoint(with: groups),
          !DefaultImplementations(of: family, in: self).implement(declaration)
        else { continue }
        return MissingRequirement(owner: owner, declaration: declaration, group: group)
      }
    }
    return nil
  }
}
