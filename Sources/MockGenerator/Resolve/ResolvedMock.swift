/// A declaration to mock.
struct ResolvedMock {
  /// The declaration.
  var type: ResolvedType

  /// The name of the mock.
  let name: MockName

  /// The types that the declaration inherits.
  let inheritance: Inheritance

  /// The types that a declaration inherits.
  enum Inheritance {
    /// The protocols that a protocol, a composition or a struct of closures inherits.
    case protocols(InheritedProtocols)

    /// The superclasses of a class, and the compiled modules that may extend them.
    case classes(Superclasses, extendedBy: [String])

    /// The protocols that a protocol for subclasses inherits, the class, the superclasses of the class,
    /// and the compiled modules that may extend them.
    case subclass(InheritedProtocols, of: ResolvedType, Superclasses, extendedBy: [String])

    /// The types.
    var types: [ResolvedType] {
      switch self {
      case .protocols(let inherited): inherited.protocols
      case .classes(let superclasses, _): superclasses.found
      case .subclass(let inherited, let type, let superclasses, _):
        inherited.protocols + [type] + superclasses.found
      }
    }
  }
}
