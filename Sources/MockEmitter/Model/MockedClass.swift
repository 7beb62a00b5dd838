/// The model of a class: names, texts and flags, and no syntax nodes.
package struct MockedClass: Sendable, Equatable {
  /// The class's name without backticks, which is a part of the peers' names.
  package var name: String

  /// The class as the mock inherits from it, with its generic arguments.
  package var superclass: String

  /// The access of the mock.
  package var access: Access

  /// The isolation of the mock.
  package var isolation = Isolation.inferred

  /// The `#if` condition around everything that is emitted, or `nil` for none.
  package var condition: String?

  /// The `@available` attributes of the class.
  package var availability: [String]

  /// The generic part of the class.
  package var generics: Generics

  /// A Boolean value that indicates whether the class is `@unchecked Sendable`, which a subclass
  /// must repeat.
  package var isUncheckedSendable: Bool

  /// A Boolean value that indicates whether the `deinit` of the class is isolated, as that of a
  /// subclass must be then.
  package var hasIsolatedDeinit: Bool

  /// A Boolean value that indicates whether the class declares a `deinit`, possibly under
  /// conditional compilation. Swift isolates others like the class if the module's default is the
  /// main actor, and does not infer that isolation for a mock in the same module.
  package var declaresDeinit: Bool

  /// A Boolean value that indicates whether the runtime can create a mock: no actor isolates its
  /// initializer.
  package var isGenerated: Bool

  /// The initializers. If the class has some inside `#if`, those of each branch.
  package var initializers: [Initializers]

  /// The members that are overridden, in the order of declaration, those of the class first.
  package var members: [Member]

  /// The methods that are not overridden, and have no name in common with a member.
  package var unmockable: [UnmockableMethod] = []

  /// The name of each member at the position of its index.
  package var memberNames: [String]

  /// The protocol for subclasses of the class that is mocked, or `nil` if it is the class itself.
  package var conformance: String?

  /// The names of the types around the class if one of them may be generic, from the outside to the
  /// inside. The helpers of the mock are outside them: Swift allows no stored static properties and no
  /// protocols in generic types.
  package var genericContext: [String] = []

  /// The place of `Mock` in the name of the mock.
  package var nameForm = MockName.Form.prefix

  /// The name of the mock.
  package var mockName: String { MockName(name, nameForm).text }

  /// The name of the class in the names of the helpers.
  var helperStem: String {
    genericContext.map { $0 + "_" }.joined() + name + (conformance == nil ? "" : "_class")
  }

  /// The name of the peer that holds the member names.
  package var membersName: String {
    "__MembersOf"
      + (nameForm == .prefix || conformance != nil
        ? helperStem : genericContext.map { $0 + "_" }.joined() + mockName)
  }
}

extension MockedClass {
  /// The initializers of a mock under conditions.
  package struct Initializers: Sendable, Equatable {
    /// The conditions, all of which must hold.
    package var conditions: [String]

    /// The way to create the mock.
    package var construction: Construction

    /// The heads of required convenience initializers, from `init` to the `where` clause. The mock
    /// may not inherit them, because some designated initializers are hidden.
    package var required: [String]

    /// The initializers that take the strictness of the mock after the parameters of a convenience
    /// initializer that the mock inherits.
    package var strict: [SuperclassInitializer.Strict]
  }

  /// The way to create a mock.
  package enum Construction: Sendable, Equatable {
    /// The mock inherits all initializers. It is unknown whether one of them has no parameters.
    case inherited

    /// The mock overrides these designated initializers, and therefore inherits the others. The
    /// initializer that names the mock calls one of them.
    case overridden([SuperclassInitializer], naming: SuperclassInitializer.Call?)

    /// The mock can call no initializer, with the reason. It can only be the class of partial mocks.
    case impossible(String)

    /// The initializers that are recorded.
    package var recorded: [Initializer] {
      guard case .overridden(let initializers, _) = self else { return [] }
      return initializers.compactMap(\.recording)
    }

    /// Adds the names of the initializers that are recorded to those of the members.
    mutating func number(after names: inout [String]) {
      guard case .overridden(var initializers, let naming) = self else { return }
      for index in initializers.indices where initializers[index].recording != nil {
        initializers[index].recording?.declaration.index = names.count
        let parameters = initializers[index].recording?.parameters ?? []
        names.append(
          "static initialized(\(parameters.map { $0.label + ":" }.joined()))")
      }
      self = .overridden(initializers, naming: naming)
    }
  }

  /// A designated initializer of the superclass, or an inherited convenience initializer.
  package struct SuperclassInitializer: Sendable, Equatable {
    /// The modifiers before `init` in the override, each followed by a space.
    package var prefix: String

    /// The modifiers in Swift 5 mode, or `nil` if they are the same.
    package var prefixInSwift5: String?

    /// The declaration from `init` to the `where` clause, with parameters called `p0`, `p1`, ...
    package var head: String

    /// The call that forwards the parameters, or `nil` for an unavailable initializer, which nothing
    /// can call.
    package var call: String?

    /// The initializer that also takes the strictness of the mock, or `nil` for none.
    package var strict: Strict?

    /// The comment before the override, which the compiler shows with its errors, or `nil` for none.
    package var comment: String?

    /// The call that is recorded, and its pattern `MockSession.initialized(...)`, or `nil` if the
    /// arguments cannot be recorded.
    package var recording: Initializer?
  }
}

extension MockedClass.SuperclassInitializer {
  /// A convenience initializer with the parameters of another one, followed by the name and the
  /// strictness, or by the strictness alone.
  package struct Strict: Sendable, Equatable {
    /// The attributes and modifiers before `init`, each followed by a space.
    package var prefix: String

    /// The declaration from `init` to the parenthesis after the parameters, without it.
    package var head: String

    /// The rest of the declaration: the effects and the `where` clause.
    package var rest: String

    /// The call of the other initializer.
    package var call: String

    /// Whether there is one with a name: no other initializer has the same parameters.
    package var hasName = true
  }

  /// The call of an initializer with default values.
  package struct Call: Sendable, Equatable {
    /// The description of the initializer, such as `Session.init(url:)`.
    package var name: String

    /// The `@available` attributes of the initializer.
    package var availability: [String]

    /// A Boolean value that indicates whether it is a convenience initializer, which the mock has
    /// inherited.
    package var isConvenience: Bool

    /// A Boolean value that indicates whether it throws.
    package var isThrowing: Bool

    /// A Boolean value that indicates whether it can fail. If it does, there is no mock.
    package var isFailable: Bool

    /// The arguments for the parameters that have no default.
    package var arguments: [Argument]

    /// The calls of other initializers, one of which is made if an argument has no default value.
    package var alternatives: [Call] = []

    /// An argument.
    package struct Argument: Sendable, Equatable {
      /// The label followed by a colon and a space, or nothing.
      package var label: String

      /// The number of the parameters of a closure, or `nil` for any other value.
      package var closureParameters: Int?

      /// The type of the value, or of the closure's result.
      package var type: String

      /// A Boolean value that indicates whether every class will do, because no default value can be a class.
      var isAnyClass: Bool { ["AnyClass", "AnyObject.Type", "Swift.AnyClass"].contains(type) }

      /// A Boolean value that indicates whether only the runtime knows whether there is a default value.
      var mayHaveNoValue: Bool {
        closureParameters == nil && !isAnyClass && !type.hasSuffix("?") && !type.hasPrefix("[")
          && !Self.typesWithValue.contains(type)
      }

      /// Frequent types that have a default value.
      private static let typesWithValue: Set<String> = [
        "()", "Bool", "Double", "Float", "Int", "Int32", "Int64", "String", "UInt", "UInt32",
        "UInt64", "UInt8", "Void",
      ]
    }
  }
}
