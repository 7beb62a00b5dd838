import MockEmitter
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

    /// The type that belongs to the SPI, or `nil` if the requirement itself does.
    var usedType: String?
  }

  /// Returns the first requirement of an SPI that the tests do not import, and that no extension
  /// implements for every conforming type, or `nil` if there is none. Members of a class count if they
  /// use types of such an SPI.
  ///
  /// - Parameter family: The protocol or class, and those that it inherits.
  func missingRequirement(of family: [ResolvedType]) -> MissingRequirement? {
    lazy var associatedTypes = SignatureNames.associatedTypes(of: family.map(\.declaration))
    for owner in family where owner.origin == .testable || owner.origin == .published {
      for declaration in owner.mockedMembers {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        let groups = attributes?.spiGroups ?? []
        let missing: MissingRequirement
        if let group = groups.sorted().first {
          guard importedSPI(of: owner.location.module).isDisjoint(with: groups) else { continue }
          missing = MissingRequirement(owner: owner, declaration: declaration, group: group)
        } else {
          guard let type = missingType(in: declaration, of: owner, except: associatedTypes),
            let group = type.missingSPI
          else { continue }
          missing = MissingRequirement(
            owner: owner, declaration: declaration, group: group, usedType: type.fullName)
        }
        if !DefaultImplementations(of: family, in: self).implement(declaration) { return missing }
      }
    }
    return nil
  }

  /// Returns the first type of an SPI that the tests do not import and that a requirement uses, or
  /// `nil` if there is none.
  ///
  /// Only types of the same module: the imports of other modules are repeated with their attributes.
  private func missingType(
    in requirement: DeclSyntax, of owner: ResolvedType, except associatedTypes: Set<String>
  ) -> ResolvedType? {
    let module = owner.location.module
    guard self.module(module)?.hasSPI == true else { return nil }
    for path in SignatureNames.paths(in: requirement, except: associatedTypes)
    where path.contains(where: { locations($0, in: module).contains(where: \.isSPI) }) {
      for count in 1...path.count {
        guard let type = sourceType(Array(path.prefix(count)), from: owner),
          type.location.module == module, type.missingSPI != nil
        else { continue }
        return type
      }
    }
    return nil
  }
}

extension ResolvedType {
  /// The requirements of a protocol, or the members of a class that its mock repeats.
  fileprivate var mockedMembers: [DeclSyntax] {
    if let found = declaration.as(ProtocolDeclSyntax.self) {
      return found.memberBlock.members.map(\.decl)
    }
    // Another error says that a final class has no mock.
    guard let found = declaration.as(ClassDeclSyntax.self), !found.modifiers.contains("final")
    else { return [] }
    return found.memberBlock.members.map(\.decl).filter { member in
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
      let isConstant = member.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
      return !MemberKey.all(of: member).isEmpty && attributes.spiGroups.isEmpty && !isConstant
        && !["private", "fileprivate", "final", "static"].contains { modifiers.contains($0) }
        && (origin == .testable || modifiers.contains("open"))
    }
  }
}
