extension MockedProtocol {
  /// The associated types of a protocol, as its mock declares them.
  package struct AssociatedTypes: Sendable, Equatable {
    /// The generic parameters that stand for associated types.
    package var parameters: [GenericParameter] = []

    /// The requirements of the generic `where` clause.
    package var requirements: [String] = []

    /// The associated types that the protocol fixes, as `name` and `type`.
    package var aliases: [TypeAlias] = []
  }

  /// The associated types under a condition.
  package struct Variant: Sendable, Equatable {
    /// The conditions, all of which must hold.
    package var conditions: [String]

    /// The associated types.
    package var types: AssociatedTypes
  }

  /// A generic parameter of the mock.
  package struct GenericParameter: Sendable, Equatable {
    /// The name of the associated type that the parameter stands for.
    package var name: String

    /// The constraint after the colon, or `nil` for none.
    package var constraint: String?
  }

  /// A type alias that gives an associated type its fixed type.
  package struct TypeAlias: Sendable, Equatable {
    /// The name of the associated type.
    package var name: String

    /// The type that it is fixed to.
    package var type: String

    /// The `@available` attributes of the associated type.
    package var availability: [String] = []
  }
}

extension MockedProtocol.AssociatedTypes {
  /// The same types with parameters of other names, and with aliases that name the associated types.
  ///
  /// Swift infers an associated type from overloaded initializers before it considers a generic
  /// parameter of that name. An alias fixes it.
  var renamed: Self {
    let names = parameters.map(\.name)
    let spelled = { (text: String) in
      names.reduce(text) { $0.replacingWord($1, with: $1 + "_") }
    }
    var types = self
    types.parameters = parameters.map {
      MockedProtocol.GenericParameter(name: $0.name + "_", constraint: $0.constraint.map(spelled))
    }
    types.requirements = requirements.map(spelled)
    types.aliases = names.map { MockedProtocol.TypeAlias(name: $0, type: $0 + "_") } + aliases
    return types
  }
}
