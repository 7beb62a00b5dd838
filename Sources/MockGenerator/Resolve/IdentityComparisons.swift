import MockEmitter
import SwiftSyntax

// Mocks are compared as an extension of their protocol says, and by identity if there is none. The
// runtime implements the latter in extensions, which Swift cannot always use.

extension Codebase {
  /// Returns the inherited protocols that compare values, and whose requirement the body of a mock
  /// must implement.
  ///
  /// Swift cannot choose between the extension of the runtime and another one of the same rank: that
  /// for the mocks of a protocol which declares the requirement itself, or one with a condition. And
  /// the requirements are not isolated, so an isolated implementation cannot satisfy them.
  ///
  /// - Parameters:
  ///   - type: The protocol, or the `typealias` of a composition.
  ///   - inherited: What it inherits.
  func comparedByIdentity(
    _ type: ResolvedType, _ inherited: InheritedProtocols
  ) -> Set<MockedProtocol.Conformance> {
    let names = Set(inherited.others.flatMap(\.conformanceNames))
    let family = (type.location.kind == .protocol ? [type] : []) + inherited.protocols
    let conformances = Self.comparisons.filter { comparison in
      guard !names.isDisjoint(with: comparison.protocols) else { return false }
      return family.contains { declares(comparison, $0) || isolates(comparison, $0) }
        || extends(comparison, where: Set(family.map(\.location.name)))
    }.map(\.conformance)
    return Set(conformances)
  }

  /// A requirement that compares values.
  private typealias Comparison = (
    conformance: MockedProtocol.Conformance, requirement: String, protocols: [String]
  )

  /// The requirements, with the protocols that inherit each.
  private static let comparisons: [Comparison] = [
    (.equatable, "static ==", ["Equatable", "Hashable", "Comparable"]),
    (.hashable, "hash", ["Hashable"]), (.comparable, "static <", ["Comparable"]),
  ]

  /// Returns a Boolean value that indicates whether a protocol declares the requirement without
  /// inheriting it.
  private func declares(_ comparison: Comparison, _ type: ResolvedType) -> Bool {
    let members = type.resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    guard members.elements.implement(comparison.requirement) else { return false }
    let names = inherited(by: type).others.flatMap(\.conformanceNames)
    return Set(names).isDisjoint(with: comparison.protocols)
  }

  /// Returns a Boolean value that indicates whether an extension of a protocol has an isolated
  /// implementation.
  private func isolates(_ comparison: Comparison, _ type: ResolvedType) -> Bool {
    let home = type.location.module
    let path = (type.enclosingPath ?? []) + [type.location.name]
    return Set(sourceModules + [home]).contains { module in
      extensions(of: path, from: home, in: module).contains { found, _ in
        found.memberBlock.members.allDeclarations.contains { member in
          member.implements(comparison.requirement)
            && isolation(of: member) ?? isolation(of: found)
              ?? (isIsolated(type, comparison) || module != home && isOnMainActor(module))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether an extension of the standard protocols implements
  /// the requirement for one of these protocols.
  private func extends(_ comparison: Comparison, where protocols: Set<String>) -> Bool {
    sourceModules.contains { module in
      comparison.protocols.contains { name in
        extensions(of: [name], from: "Swift", in: module).contains { found, _ in
          let clause = found.genericWhereClause?.lineText ?? ""
          return protocols.contains(where: clause.mentions)
            && Array(found.memberBlock.members).implement(comparison.requirement)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether an implementation in the module of a protocol is
  /// isolated, if neither it nor its extension says so.
  private func isIsolated(_ type: ResolvedType, _ comparison: Comparison) -> Bool {
    let inherited = inherited(by: type)
    if inherited.others.contains(where: { $0.conformanceNames.contains("Actor") }) {
      return comparison.conformance == .hashable
    }
    return isolation(of: type.declaration)
      ?? (isOnMainActor(type.location.module)
        || inherited.protocols.contains { isolation(of: $0.declaration) == true })
  }

  /// Returns a Boolean value that indicates whether the declarations of a module are on the main actor.
  private func isOnMainActor(_ module: String) -> Bool {
    self.module(module)?.module.defaults.isOnMainActor == true
  }

  /// Returns a Boolean value that indicates whether a declaration says that it is isolated, or `nil` if
  /// it says nothing.
  private func isolation(of declaration: some SyntaxProtocol) -> Bool? {
    if declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains("nonisolated")
      == true
    {
      return false
    }
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let isIsolated = attributes.elements.contains { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.nameComponents?.last ?? ""
      return name.hasSuffix("Actor") || hasGlobalActor(name)
    }
    return isIsolated ? true : nil
  }
}

extension [MemberBlockItemSyntax] {
  /// Returns a Boolean value that indicates whether a declaration among them compares values.
  fileprivate func implement(_ requirement: String) -> Bool {
    allDeclarations.contains { $0.implements(requirement) }
  }
}

extension DeclSyntax {
  /// Returns a Boolean value that indicates whether the declaration compares values.
  ///
  /// - Parameter requirement: The name of the requirement, after `static` for an operator.
  fileprivate func implements(_ requirement: String) -> Bool {
    MemberKey.all(of: self).contains { key in
      key.name.prefix { $0 != "(" } == requirement
        && (key.types == ["Self", "Self"]
          || key.types.count == 1 && key.types[0].mentions("Hasher"))
    }
  }
}
