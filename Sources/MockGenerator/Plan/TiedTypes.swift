import MockEmitter
import SwiftSyntax

/// The associated types of a protocol whose own associated type depends on the conforming type, as
/// `Key` in `protocol Lock where Key.Lock == Self { associatedtype Key: LockKey }`.
///
/// No generic parameter can depend on the mock. The mock of the other protocol can be such a type: its
/// generic argument is the mock or made of it, or it is tied to the mock in the same way.
struct TiedTypes {
  /// The mocks that the associated types stand for, in which `Self` is the mock of the protocol.
  private(set) var mocks: [String: String] = [:]

  /// The modules.
  private let codebase: Codebase

  /// Finds the associated types.
  ///
  /// - Parameters:
  ///   - declaration: The protocol as it is emitted.
  ///   - type: The protocol.
  ///   - codebase: The modules.
  ///   - mockName: Returns the name of the mock of another protocol, or `nil` if it has none.
  init(
    of declaration: ProtocolDeclSyntax, _ type: ResolvedType, in codebase: Codebase,
    mockName: (ResolvedType) -> String?
  ) {
    self.codebase = codebase
    let partners = Tie.all(in: declaration).compactMap { tie in
      partner(of: tie, declaration, type, assuming: [type.location]).map { (tie, $0) }
    }
    // The mock of a mutual partner names this one without generic arguments.
    let isGeneric = declaration.openTypes.contains { open in
      !partners.contains { $0.0.name == open }
    }
    for (tie, partner) in partners where !partner.isMutual || !isGeneric {
      guard let name = mockName(partner.type) else { continue }
      mocks[tie.name] = partner.isMutual ? name : "\(name)<\(tie.type)>"
    }
  }

  /// Returns the protocol whose mock stands for an associated type, and a Boolean value that indicates
  /// whether that mock has the one of this protocol as its own associated type.
  ///
  /// - Parameters:
  ///   - tie: The requirement of the associated type.
  ///   - declaration: The protocol with the members that it inherits.
  ///   - type: The protocol.
  ///   - assumed: The protocols whose associated types are all taken for known.
  private func partner(
    of tie: Tie, _ declaration: ProtocolDeclSyntax, _ type: ResolvedType,
    assuming assumed: Set<TypeLocation>
  ) -> (type: ResolvedType, isMutual: Bool)? {
    guard let found = tie.constraint(in: codebase, from: type), found.location != type.location,
      let own = found.resolvedDeclaration.as(ProtocolDeclSyntax.self),
      let member = tie.member.name(in: own)
    else { return nil }
    let inherited = codebase.inherited(by: found)
    let whole = found.flattened(
      inherited, codebase.commonRequirements(of: found), in: codebase)
    let ties = Tie.all(in: whole)
    let isMutual =
      tie.type == "Self"
      && ties.contains { back in
        back.name == member && back.type == "Self" && back.member.name(in: declaration) == tie.name
          && back.constraint(in: codebase, from: found)?.location == type.location
      }
    guard isMutual else { return whole.openTypes == [member] ? (found, false) : nil }
    // Each mock names the other one.
    guard codebase.has(found, where: type), codebase.has(type, where: found) else { return nil }
    // A mock without generic parameters needs a type for each of its associated types.
    let isKnown =
      assumed.contains(found.location)
      || whole.openTypes.allSatisfy { open in
        ties.contains {
          $0.name == open
            && partner(of: $0, whole, found, assuming: assumed.union([found.location])) != nil
        }
      }
    return isKnown ? (found, true) : nil
  }

  /// The requirement that the associated type of an associated type is the conforming type, or made
  /// of it.
  private struct Tie {
    /// The name of the associated type.
    let name: String

    /// Its own associated type.
    let member: Member

    /// The type that it is, such as `Self` or `Self?`.
    let type: String

    /// The protocols that the associated type conforms to.
    let constraints: [[String]]

    /// Protocols to which every mock conforms.
    private static let commonProtocols: Set<String> = ["AnyObject", "Sendable", "SendableMetatype"]

    /// The own associated type of an associated type.
    enum Member {
      /// By its name.
      case named(String)

      /// By its position among the primary associated types, because it is a generic argument.
      case primary(Int)

      /// Returns the name of the associated type in its protocol, or `nil` if there is none.
      func name(in declaration: ProtocolDeclSyntax) -> String? {
        switch self {
        case .named(let name): return name
        case .primary(let position):
          let types = (declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes).elements
          return types.indices.contains(position) ? types[position].name.text : nil
        }
      }
    }

    /// Returns the protocol that inherits all others that the associated type conforms to, or `nil`
    /// if there is none.
    func constraint(in codebase: Codebase, from user: ResolvedType) -> ResolvedType? {
      let others = constraints.filter { $0.count != 1 || !Self.commonProtocols.contains($0[0]) }
      let protocols = others.compactMap { codebase.sourceType($0, from: user) }
      guard protocols.count == others.count,
        protocols.allSatisfy({ $0.location.kind == .protocol })
      else { return nil }
      return protocols.first { candidate in
        let inherited = codebase.inherited(by: candidate).locations
        return protocols.allSatisfy {
          $0.location == candidate.location || inherited.contains($0.location)
        }
      }
    }

    /// Returns the requirements of a protocol.
    static func all(in declaration: ProtocolDeclSyntax) -> [Tie] {
      declaration.associatedTypes.flatMap { type in
        let name = type.name.bareText
        let types = declaration.constraints(of: type)
        let named = types.compactMap(\.nameComponents)
        // A mock cannot conform to what has no name, such as a class.
        guard named.count == types.count else { return [Tie]() }
        let tie = { Tie(name: name, member: $0, type: $1, constraints: named) }
        let arguments = types.lazy.flatMap { $0.genericArguments.enumerated() }
          .map { (position: $0.offset, text: $0.element.lineText) }
          .first { $0.text.mentions("Self") && !$0.text.contains("Self.") }
        return (arguments.map { [tie(.primary($0.position), $0.text)] } ?? [])
          + declaration.ties(of: name).map { tie(.named($0.member), $0.type) }
      }
    }
  }
}

extension ProtocolDeclSyntax {
  /// The associated types outside `#if`.
  fileprivate var associatedTypes: [AssociatedTypeDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
  }

  /// The requirements of the `where` clauses.
  private var requirements: [GenericRequirementSyntax.Requirement] {
    let clauses = [genericWhereClause] + associatedTypes.map(\.genericWhereClause)
    return clauses.flatMap { ($0?.requirements).elements.map(\.requirement) }
  }

  /// Returns the types that an associated type conforms to, with compositions split.
  fileprivate func constraints(of type: AssociatedTypeDeclSyntax) -> [TypeSyntax] {
    let name = type.name.bareText
    let added = requirements.compactMap { requirement -> TypeSyntax? in
      guard case .conformanceRequirement(let conformance) = requirement,
        conformance.leftType.lineText.withoutSelf == name
      else { return nil }
      return conformance.rightType
    }
    return ((type.inheritanceClause?.inheritedTypes).elements.map(\.type) + added).flatMap {
      $0.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [$0]
    }
  }

  /// Returns the associated types of an associated type that depend on the conforming type, with the
  /// types that they are.
  fileprivate func ties(of name: String) -> [(member: String, type: String)] {
    requirements.flatMap { requirement -> [(member: String, type: String)] in
      guard case .sameTypeRequirement(let same) = requirement else { return [] }
      let (left, right) = (same.leftType.lineText, same.rightType.lineText)
      return [(left, right), (right, left)].compactMap { path, type in
        let names = path.withoutSelf.split(separator: ".").map(String.init)
        guard names.count == 2, names[0] == name, type.mentions("Self"), !type.contains("Self.")
        else { return nil }
        return (names[1], type)
      }
    }
  }

  /// The names of the associated types that are generic parameters of the mock.
  fileprivate var openTypes: [String] {
    var parser = AssociatedTypeParser(self, StandardRequirements(self, InheritanceFacts()))
    parser.parse(Array(memberBlock.members))
    return parser.genericParameters.map(\.name)
  }
}
