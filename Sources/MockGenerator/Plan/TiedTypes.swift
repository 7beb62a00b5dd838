import SwiftSyntax

/// The associated types of a protocol whose own associated type is the conforming type, as `Key` in
/// `protocol Lock where Key.Lock == Self { associatedtype Key: LockKey }`.
///
/// No generic parameter can depend on the mock. The mock of the other protocol can be such a type: its
/// generic argument is the mock, or it is tied to the mock in the same way.
struct TiedTypes {
  /// The mocks that the associated types stand for, in which `Self` is the mock of the protocol.
  private(set) var mocks: [String: String] = [:]

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
    for tie in Tie.all(in: declaration) {
      guard let found = codebase.sourceType(tie.constraint, from: type),
        found.location.kind == .protocol, found.location != type.location,
        let other = found.resolvedDeclaration.as(ProtocolDeclSyntax.self),
        let member = tie.member.name(in: other)
      else { continue }
      let isMutual = Tie.all(in: other).contains { back in
        back.name == member && back.member.name(in: declaration) == tie.name
          && codebase.sourceType(back.constraint, from: found)?.location == type.location
      }
      let inherited = InheritedProtocols(of: found, in: codebase)
      let common = CommonRequirements(of: found, inherited, in: codebase)
      let open = found.flattened(inherited, common).openTypes
      guard isMutual ? open.count == 1 : open == [member], let name = mockName(found) else {
        continue
      }
      mocks[tie.name] = isMutual ? name : "\(name)<Self>"
    }
  }

  /// The requirement that the associated type of an associated type is the conforming type.
  private struct Tie {
    /// The name of the associated type.
    let name: String

    /// Its own associated type.
    let member: Member

    /// The protocol that the associated type conforms to.
    let constraint: [String]

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

    /// Returns the requirements of a protocol.
    static func all(in declaration: ProtocolDeclSyntax) -> [Tie] {
      let types = declaration.associatedTypes
      return types.compactMap(inArguments) + inClauses(of: declaration, types)
    }

    /// Returns the requirement in the generic arguments of an associated type's only constraint.
    private static func inArguments(of type: AssociatedTypeDeclSyntax) -> Tie? {
      guard let constraints = type.inheritanceClause?.inheritedTypes, constraints.count == 1,
        let constraint = constraints.first?.type,
        let position = constraint.genericArguments.firstIndex(where: { $0.lineText == "Self" })
      else { return nil }
      return constraint.nameComponents.map {
        Tie(name: type.name.bareText, member: .primary(position), constraint: $0)
      }
    }

    /// Returns the requirements in `where` clauses.
    private static func inClauses(
      of declaration: ProtocolDeclSyntax, _ types: [AssociatedTypeDeclSyntax]
    ) -> [Tie] {
      let clauses = [declaration.genericWhereClause] + types.map(\.genericWhereClause)
      let requirements = clauses.compactMap { $0?.requirements }.joined()
      return requirements.compactMap { requirement in
        guard case .sameTypeRequirement(let same) = requirement.requirement else { return nil }
        let sides = [same.leftType.lineText, same.rightType.lineText]
        guard let path = sides.first(where: { $0 != "Self" }), sides.contains("Self") else {
          return nil
        }
        let names = path.split(separator: ".").map(String.init).filter { $0 != "Self" }
        guard names.count == 2,
          let type = types.first(where: { $0.name.bareText == names[0] }),
          let constraints = type.inheritanceClause?.inheritedTypes, constraints.count == 1,
          let constraint = constraints.first?.type.nameComponents
        else { return nil }
        return Tie(name: names[0], member: .named(names[1]), constraint: constraint)
      }
    }
  }
}

extension ProtocolDeclSyntax {
  /// The associated types outside `#if`.
  fileprivate var associatedTypes: [AssociatedTypeDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
  }

  /// The names of the associated types that are generic parameters of the mock.
  fileprivate var openTypes: [String] {
    var parser = AssociatedTypeParser(self, StandardRequirements(self, InheritanceFacts()))
    parser.parse(Array(memberBlock.members))
    return parser.genericParameters.map(\.name)
  }
}
