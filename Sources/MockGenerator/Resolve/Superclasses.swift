import MockEmitter
import SwiftSyntax

/// The superclasses of a class, direct or not.
struct Superclasses {
  /// The superclasses, the nearest first, up to `NSObject`, which has nothing to mock.
  private(set) var found: [ResolvedType] = []

  /// The superclasses as their subclasses name them, with their generic arguments and without aliases.
  private(set) var types: [TypeSyntax] = []

  /// The superclass whose declaration was not found, with the class that names it.
  private(set) var missing: (type: TypeSyntax, inheritor: ResolvedType)?

  /// Creates the list of a class's superclasses.
  init(of type: ResolvedType, in codebase: Codebase) {
    var inheritor = type
    while let first = inheritor.resolvedDeclaration.as(ClassDeclSyntax.self)?.inheritanceClause?
      .inheritedTypes
      .first?.type
    {
      switch Meaning(of: first, from: inheritor, in: codebase) {
      case .class(let next, let type):
        guard !found.contains(where: { $0.location == next.location }) else { return }
        found.append(next)
        types.append(type)
        inheritor = next
      case .unknown:
        missing = (first, inheritor)
        return
      case .other: return
      }
    }
  }

  /// The meaning of the first type in an inheritance clause.
  private enum Meaning {
    /// A superclass, and its type.
    case `class`(ResolvedType, TypeSyntax)

    /// A declaration that was not found, and may be a superclass.
    case unknown

    /// Another type, usually a protocol.
    case other

    /// Creates the meaning of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - user: The declaration that names it.
    ///   - codebase: The modules.
    ///   - aliases: The aliases on the way, which can refer to each other.
    init(
      of type: TypeSyntax, from user: ResolvedType, in codebase: Codebase,
      aliases: [TypeLocation] = []
    ) {
      if let composition = type.as(CompositionTypeSyntax.self) {
        let meanings = composition.elements.map {
          Meaning(of: $0.type, from: user, in: codebase, aliases: aliases)
        }
        self = meanings.min { $0.rank < $1.rank } ?? .other
        return
      }
      guard let names = type.nameComponents, let name = names.last,
        !ClassParser.Link.harmlessTypes.contains(name)
      else {
        self = .other
        return
      }
      guard let found = codebase.type(names, from: user) else {
        self = .unknown
        return
      }
      if found.location.kind == .class {
        self = .class(found, type)
      } else if let alias = found.resolvedDeclaration.as(TypeAliasDeclSyntax.self),
        !aliases.contains(found.location)
      {
        self = Meaning(
          of: alias.value(as: type), from: found, in: codebase,
          aliases: aliases + [found.location])
      } else {
        self = .other
      }
    }

    /// The rank of the meaning in a composition, the smallest first.
    private var rank: Int {
      switch self {
      case .class: 0
      case .unknown: 1
      case .other: 2
      }
    }
  }
}
