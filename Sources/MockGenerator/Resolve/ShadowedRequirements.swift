import MockEmitter
import SwiftSyntax

/// Finds the requirements that other extensions implement too. Swift prefers these extensions to
/// those with the members of a mock, or cannot choose between them.
///
/// Swift prefers an extension of a protocol to extensions of inherited protocols. A mock with all
/// its members in extensions would run that code and not record calls.
struct ShadowedRequirements {
  /// The shadowed requirements, by the protocols that declare them.
  private var shadowed: [TypeLocation: Set<MemberKey>] = [:]

  /// The properties of the mock itself that extensions declare too: `description` and
  /// `debugDescription`. Swift cannot choose between them.
  private(set) var descriptions: Set<String> = []

  /// Creates the collection of the shadowed requirements of a protocol and its inherited protocols.
  ///
  /// - Parameters:
  ///   - found: The protocol, or the `typealias` of a composition.
  ///   - inheritance: The inherited protocols.
  ///   - common: The requirements that the protocol declares once more.
  ///   - keepsDefaults: A Boolean value that indicates whether the extensions that implement a
  ///     requirement for every type are preferred to the mock.
  ///   - codebase: The modules.
  init(
    over found: ResolvedType, _ inheritance: InheritedProtocols, _ common: CommonRequirements,
    keepsDefaults: Bool, in codebase: Codebase
  ) {
    let family = (found.location.kind == .protocol ? [found] : []) + inheritance.protocols
    let extensions = family.map { $0.isStandard ? [] : codebase.extensions(of: $0, in: []) }
    for found in extensions.joined() {
      descriptions.formUnion(
        found.memberBlock.members.memberKeys.map(\.name).filter(Self.ownDescriptions.contains))
    }
    guard
      found.isStandard || inheritance.hasStandardProtocols
        || extensions.contains(where: { !$0.isEmpty })
    else { return }
    var implemented: Set<String> = []
    var declared: [Set<MemberKey>] = []
    for (member, extensions) in zip(family, extensions) {
      // The implementations of the standard library are in hundreds of extensions.
      let isOwn = member.location == found.location
      let standard = member.standardRequirements(
        InheritanceFacts(
          standardProtocols: isOwn ? inheritance.standardProtocols : [],
          foundProtocols: inheritance.foundProtocols))
      let own = member.requirements.union(isOwn ? common.members.memberKeys : [])
      declared.append(own.union(standard))
      implemented.formUnion((member.isStandard ? own : standard).map(\.name))
      for other in extensions where !keepsDefaults || other.genericWhereClause != nil {
        let keys = other.memberBlock.members.memberKeys
        // The extension for the mock is more constrained than one without conditions.
        let others = other.genericWhereClause == nil ? keys.subtracting(own) : keys
        implemented.formUnion(others.map(\.name))
      }
    }
    guard !implemented.isEmpty else { return }
    // Those that refine others come first.
    let sorted = family.indices.sorted(refining: family, in: codebase)
    let settable = family.map { member in
      let isOwn = member.location == found.location
      return member.settableRequirements.union(isOwn ? common.members.settableKeys : [])
    }
    let allSettable = settable.reduce(into: Set()) { $0.formUnion($1) }
    var taken: Set<MemberKey> = []
    for position in sorted {
      let (member, own) = (family[position], declared[position])
      // A requirement that is declared again is recorded by the nearest declaration, or by the
      // nearest one that has a setter.
      let readOnly = allSettable.subtracting(settable[position])
      let nearest = own.subtracting(readOnly).subtracting(taken)
      let keys = nearest.filter { implemented.contains($0.name) }
      if !keys.isEmpty { shadowed[member.location] = keys }
      taken.formUnion(nearest)
    }
  }

  /// The properties that every mock has.
  private static let ownDescriptions: Set<String> = ["debugDescription", "description"]

  /// Returns the shadowed requirements that a protocol declares.
  func requirements(of found: ResolvedType) -> Set<MemberKey> { shadowed[found.location] ?? [] }
}

extension ResolvedType {
  /// The requirements that a protocol declares.
  fileprivate var requirements: Set<MemberKey> {
    let declared =
      resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members.memberKeys ?? []
    return declared.union(hiddenRequirements.memberKeys)
  }

  /// The requirements with a setter that a protocol declares. A refining protocol may declare them
  /// without it.
  fileprivate var settableRequirements: Set<MemberKey> {
    let members = resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    return members.elements.settableKeys
  }

  /// Returns the requirements that a protocol inherits from the standard library, according to the
  /// names of the inherited protocols.
  ///
  /// - Parameter facts: The facts about the inherited protocols.
  fileprivate func standardRequirements(_ facts: InheritanceFacts) -> Set<MemberKey> {
    guard !isStandard, let declaration = resolvedDeclaration.as(ProtocolDeclSyntax.self),
      declaration.inheritanceClause != nil
    else { return [] }
    let standard = StandardRequirements(declaration, facts)
    return standard.members.memberKeys
  }
}

extension Range<Int> {
  /// Returns the positions of protocols in an order in which each protocol comes before those that it
  /// inherits from.
  ///
  /// - Parameters:
  ///   - family: The protocols.
  ///   - codebase: The modules.
  fileprivate func sorted(refining family: [ResolvedType], in codebase: Codebase) -> [Int] {
    guard count > 2 else { return Array(self) }
    let inherited = family.map { codebase.inherited(by: $0).locations }
    var rest = Array(self)
    var order: [Int] = []
    while let next = rest.first(where: { position in
      !rest.contains { inherited[$0].contains(family[position].location) }
    }) {
      order.append(next)
      rest.removeAll { $0 == next }
    }
    return order + rest
  }
}

extension [MemberBlockItemSyntax] {
  /// The keys of the members with a setter.
  fileprivate var settableKeys: Set<MemberKey> {
    Set(allDeclarations.filter(\.isSettable).flatMap(MemberKey.all))
  }
}
