import SwiftSyntax

/// The place in which a type is written whose default value is planned.
struct DefaultSituation {
  /// The mocked declaration.
  let root: ResolvedType

  /// The declaration that uses the type: the mocked one, or a type that a value is built of.
  private(set) var user: ResolvedType

  /// A Boolean value that indicates whether the file of the mock may import the module of the mocked
  /// declaration as `@testable`.
  let seesInternal: Bool

  /// A Boolean value that indicates whether the requirement may be isolated in another way than the
  /// initializers of the sources.
  ///
  /// A module can isolate all of its declarations to an actor by default. Only the compiler knows.
  let isNonisolated: Bool

  /// The names of types that the user declares as associated types.
  private(set) var ownNames: Set<String>

  /// The generic arguments of the user, by the names of its parameters.
  private(set) var genericArguments: [String: TypeSyntax] = [:]

  /// The declarations around the user, from the inside to the outside.
  private var around: [ResolvedType] = []

  /// The arguments and names of the declarations around the user.
  private var outerNames: [(arguments: [String: TypeSyntax], names: Set<String>)] = []

  /// Creates the situation of a requirement.
  init(
    root: ResolvedType, user: ResolvedType, seesInternal: Bool, isNonisolated: Bool,
    ownNames: Set<String>
  ) {
    self.root = root
    self.user = user
    self.seesInternal = seesInternal
    self.isNonisolated = isNonisolated
    self.ownNames = ownNames
  }

  /// The number of declarations around the user.
  var depth: Int { around.count }

  /// Returns the situation inside a declaration, or `nil` if the declaration is recursive.
  ///
  /// - Parameters:
  ///   - type: The declaration.
  ///   - arguments: Its generic arguments.
  func inside(_ type: ResolvedType, arguments: [String: TypeSyntax]) -> DefaultSituation? {
    guard !([user] + around).contains(where: { $0.location == type.location }) else { return nil }
    var inner = self
    inner.around.insert(user, at: 0)
    inner.outerNames.insert((genericArguments, ownNames), at: 0)
    inner.user = type
    inner.genericArguments = arguments
    inner.ownNames = type.genericNames.subtracting(arguments.keys)
    return inner
  }

  /// Returns the situation in which the generic arguments of the user are written.
  func outside() -> DefaultSituation {
    guard let user = around.first, let names = outerNames.first else { return self }
    var outer = self
    outer.user = user
    outer.around.removeFirst()
    outer.outerNames.removeFirst()
    (outer.genericArguments, outer.ownNames) = names
    return outer
  }

  /// Returns the access that a declaration needs, so that the file of the mock sees it.
  func neededAccess(of type: ResolvedType) -> Access {
    let isSeen =
      type.origin == .own
      || (type.origin == .testable && seesInternal && type.location.module == root.location.module)
    return isSeen ? .internal : .public
  }

  /// What the default value of a type without generic arguments depends on.
  struct Key: Hashable {
    private let location: TypeLocation
    private let module: String
    private let seesInternal: Bool
    private let isNonisolated: Bool

    /// Creates the key of a type in a situation.
    init(_ location: TypeLocation, _ situation: DefaultSituation) {
      self.location = location
      module = situation.root.location.module
      seesInternal = situation.seesInternal
      isNonisolated = situation.isNonisolated
    }
  }
}

extension ResolvedType {
  /// The names of the generic parameters.
  fileprivate var genericNames: Set<String> {
    let clause = resolvedDeclaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    return Set((clause?.parameters).elements.map(\.name.text))
  }

  /// The names of types that a protocol or class introduces: associated types, or generic parameters.
  var associatedNames: Set<String> {
    let members = resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    let associated = members.elements.compactMap { item in
      item.decl.as(AssociatedTypeDeclSyntax.self)?.name.bareText
        ?? item.decl.as(TypeAliasDeclSyntax.self)?.name.bareText
    }
    return genericNames.union(associated).union(["Self"])
  }
}
