import SwiftSyntax

/// The protocols that a protocol inherits, directly or not.
struct InheritedProtocols {
  /// The inherited protocols, each once, the nearest first.
  private(set) var protocols: [ResolvedType] = []

  /// The inherited types that decide what the mock is declared as. They have no members to look up.
  private(set) var others: [TypeSyntax] = []

  /// The protocols of the standard library whose requirements other inherited protocols bring.
  private(set) var standardProtocols: Set<String> = []

  /// A Boolean value that indicates whether the protocol inherits from the standard library what
  /// mocks must implement.
  private(set) var hasStandardProtocols = false

  /// The names of the inherited protocols whose declarations were found.
  private(set) var foundProtocols: Set<String> = []

  /// The inherited types whose declarations were not found, each with the protocol that names it.
  private(set) var missing: [(type: TypeSyntax, inheritor: ResolvedType)] = []

  /// The classes that mocks would have to inherit from, each with the declaration that names it.
  private(set) var classes: [(found: ResolvedType, type: TypeSyntax, inheritor: ResolvedType)] = []

  /// The inherited protocols of the standard library that cannot be mocked, each with the
  /// declaration that names it.
  private(set) var refused: [(found: ResolvedType, type: TypeSyntax, inheritor: ResolvedType)] = []

  /// The requirements of the `where` clauses.
  private(set) var requirements: [String] = []

  /// The declarations that were visited.
  private var visited: Set<TypeLocation>

  /// The declaration that inherits the protocols.
  private let root: TypeLocation

  /// The modules.
  private let codebase: Codebase

  /// Types without requirements that mocks would have to implement.
  private static let markers: Set<String> = [
    "Any", "AnyActor", "BitwiseCopyable", "Copyable", "Escapable", "class",
  ]

  /// Creates the list of what a protocol, or the composition of a `typealias`, inherits.
  init(of type: ResolvedType, in codebase: Codebase) {
    self.codebase = codebase
    root = type.location
    visited = [type.location]
    visit(type, isRoot: true)
  }

  /// Visits the types that a declaration names.
  private mutating func visit(_ found: ResolvedType, isRoot: Bool = false) {
    if let declaration = found.resolvedDeclaration.as(ProtocolDeclSyntax.self) {
      for inherited in (declaration.inheritanceClause?.inheritedTypes).elements {
        visit(inherited.type, in: found)
      }
      guard let clause = declaration.genericWhereClause else { return }
      for requirement in clause.requirements {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == "Self"
        {
          visit(conformance.rightType, in: found)
        }
        if !isRoot { requirements.append(requirement.requirement.lineText) }
      }
    } else if let alias = found.resolvedDeclaration.as(TypeAliasDeclSyntax.self) {
      visit(alias.initializer.value, in: found)
    }
  }

  /// Visits a type that is inherited.
  private mutating func visit(_ type: TypeSyntax, in inheritor: ResolvedType) {
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { visit(element.type, in: inheritor) }
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      visit(attributed.baseType, in: inheritor)
    } else if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
      visit(constrained.constraint, in: inheritor)
    } else if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      visit(only.type, in: inheritor)
    } else if let components = type.nameComponents, let name = components.last {
      visit(name, components, type, in: inheritor)
    }
  }

  /// Visits a type that is inherited by its name.
  private mutating func visit(
    _ name: String, _ components: [String], _ type: TypeSyntax, in inheritor: ResolvedType
  ) {
    if StandardRequirements.areKnown(name), inheritor.origin != .compiled,
      inheritor.location.kind == .protocol, codebase.sourceType(components, from: inheritor) == nil
    {
      hasStandardProtocols = true
      others.append(type)
      requirements += StandardRequirements.primaryRequirements(type)
      if inheritor.location != root { standardProtocols.insert(name) }
      return
    }
    if Self.markers.contains(name) || ProtocolParser.protocolsToConformTo.contains(name) {
      others.append(type)
      return
    }
    guard let found = codebase.type(components, from: inheritor) else {
      missing.append((type, inheritor))
      return
    }
    switch found.location.kind {
    case .protocol:
      foundProtocols.insert(name)
      if found.isStandard { hasStandardProtocols = true }
      requirements += found.primaryRequirements(type)
      guard visited.insert(found.location).inserted else { return }
      if found.standardRefusal != nil { refused.append((found, type, inheritor)) }
      protocols.append(found)
      visit(found)
    case .typealias:
      guard visited.insert(found.location).inserted else { return }
      visit(found)
    case .class: classes.append((found, type, inheritor))
    case .struct, .enum, .actor: missing.append((type, inheritor))
    }
  }
}

extension InheritedProtocols {
  /// The locations of the inherited protocols.
  var locations: Set<TypeLocation> { Set(protocols.map(\.location)) }

  /// The class that mocks would have to inherit from, or `nil` if there is none, or more than one.
  var onlyClass: ResolvedType? {
    guard let first = classes.first?.found else { return nil }
    return classes.allSatisfy { $0.found.location == first.location } ? first : nil
  }
}

extension ResolvedType {
  /// Returns the requirements for associated types in the generic arguments of a protocol's name.
  fileprivate func primaryRequirements(_ type: TypeSyntax) -> [String] {
    let fixed = declaration.as(ProtocolDeclSyntax.self)?.fixedTypes(type) ?? []
    return fixed.map { "\($0.name) == \($0.type)" }
  }
}

extension InheritedProtocols {
  /// The names of the requirements that extensions of the inherited protocols implement.
  var requirementNames: Set<String> { names { $0.hasExtension && !$0.isStandard } }

  /// The names of the requirements that mocks record in the tables of the inherited protocols, sorted,
  /// or `nil` if they are not known: the declaration of an inherited protocol was not found, or its mock
  /// may have members for protocols of the standard library.
  var recordedNames: [String]? {
    guard missing.isEmpty else { return nil }
    let names = names(where: \.hasExtension).sorted()
    return names.isEmpty || !hasStandardProtocols ? names : nil
  }

  private func names(where isMeant: (ResolvedType) -> Bool) -> Set<String> {
    protocols.filter(isMeant).reduce(into: []) { names, other in
      let declaration = other.resolvedDeclaration.as(ProtocolDeclSyntax.self)
      names.formUnion((declaration?.memberBlock.members.memberKeys ?? []).map(\.name))
    }
  }
}
