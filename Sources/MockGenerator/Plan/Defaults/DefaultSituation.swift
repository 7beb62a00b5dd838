import SwiftSyntax

/// The place in which a type is written.
struct DefaultSituation {
  /// The declaration that uses the type.
  let user: ResolvedType

  /// A Boolean value that indicates whether the file of the mock may import the module of the mocked
  /// declaration as `@testable`.
  let seesInternal: Bool

  /// The names of types that the user declares as associated types or generic parameters.
  let ownNames: Set<String>

  /// Returns the situation inside another declaration.
  func inside(_ type: ResolvedType) -> DefaultSituation {
    DefaultSituation(user: type, seesInternal: seesInternal, ownNames: type.associatedNames)
  }

  /// Returns the access that a declaration needs, so that the file of the mock sees it.
  func neededAccess(of type: ResolvedType) -> Access {
    let isSeen = type.origin == .own || (type.origin == .testable && seesInternal)
    return isSeen ? .internal : .public
  }
}

extension ResolvedType {
  /// The names of types that a protocol or class introduces: associated types, or generic parameters.
  var associatedNames: Set<String> {
    let clause = resolvedDeclaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    let members = resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    let associated = members.elements.compactMap { item in
      item.decl.as(AssociatedTypeDeclSyntax.self)?.name.bareText
        ?? item.decl.as(TypeAliasDeclSyntax.self)?.name.bareText
    }
    return Set((clause?.parameters).elements.map(\.name.text) + associated + ["Self"])
  }
}
