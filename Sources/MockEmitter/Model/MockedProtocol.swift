/// The model of a protocol: names, texts and flags, and no syntax nodes.
///
/// The parser decides everything that depends on the spelling of the protocol. The emitter only
/// writes text.
package struct MockedProtocol: Sendable, Equatable {
  /// The protocol's name without backticks, which is a part of the peers' names.
  package var name: String

  /// The protocol's name as it must be written in code, with backticks if it needs them.
  package var spelling: String

  /// The type that the extension extends, as the compiler spells it.
  package var extendedType: String

  /// The access of everything that is emitted.
  package var access: Access

  /// The isolation of the extensions, and of the mock of a struct of closures.
  package var isolation = Isolation.inferred

  /// The `#if` condition around everything that is emitted, or `nil` for none.
  package var condition: String?

  /// The reason why optimized builds could miss the mock, or `nil` if they cannot, or if the mock
  /// exists in debug builds only.
  package var closed: ClosedProtocol?

  /// The `@available` attributes of the protocol.
  package var availability: [String]

  /// The place of the members.
  package var placement: Placement

  /// The kind of declaration.
  package var kind: Kind

  /// The conformances that need a member of their own in the class.
  package var conformances: [Conformance]

  /// The associated types, those of all `#if` branches among them.
  package var associatedTypes: AssociatedTypes

  /// The associated types in each `#if` branch, or none if they do not depend on a condition.
  package var variants: [Variant] = []

  /// A Boolean value that indicates whether a mock can be a spy.
  package var spySupport: SpySupport

  /// A Boolean value that indicates whether patterns on an object that is not a mock are declared, for
  /// their message.
  package var explainsRealObjects = true

  /// The systems on which a mock can be a spy, if it can be one.
  package var spySystems = SystemVersions.all

  /// A Boolean value that indicates whether the protocol may inherit requirements that can be
  /// forwarded.
  package var inheritsRequirements: Bool

  /// A Boolean value that indicates whether the protocol may be limited to classes, possibly by a
  /// protocol that it inherits. Swift does not allow `nonmutating` in its extensions then.
  package var mayBeClassBound = false

  /// A Boolean value that indicates whether the name stands for a composition of protocols.
  var isComposition = false

  /// The members in the order of declaration.
  package var members: [Member]

  /// The inherited protocols whose members the body repeats.
  package var inheritedProtocols: [MockedProtocol] = []

  /// The name of each member at the position of its index.
  package var memberNames: [String]

  /// The place of `Mock` in the name of the mock.
  package var nameForm = MockName.Form.prefix

  /// The name of the mock.
  package var mockName: String { MockName(name, nameForm).text }

  /// The name of a type other than the mock whose body is written, or `nil` for the mock.
  var typeName: String?

  /// The name of the type whose body is written.
  var bodyName: String { typeName ?? mockName }

  /// The name of the peer that holds the member names.
  package var membersName: String {
    "__MembersOf" + (nameForm == .prefix ? name : mockName)
  }

  /// The value whose closures call the mock, or `nil` if the mock is not of a struct of closures.
  package var instance: Instance?

  /// A Boolean value that indicates whether the mock can be a subclass of a class: all that the
  /// protocol needs is in its extensions.
  package var canBeOfSubclass: Bool {
    associatedTypes == AssociatedTypes() && variants.isEmpty && conformances.isEmpty
      && placement == .protocolExtension && kind == .finalClass
      && !members.contains(where: \.isInitializer)
  }

  /// A Boolean value that indicates whether a member of the protocol can be set. Its setter must
  /// not be mutating.
  package var isSettable: Bool { members.contains(where: \.isSettable) }
}

extension MockedProtocol {
  /// The place where the members of a mock are emitted.
  package enum Placement: Sendable, Equatable {
    /// In a constrained extension of the protocol, so that the mocks of refining protocols have
    /// them too.
    case protocolExtension

    /// In the body of the mock, because the names that the members use are not visible in an
    /// extension.
    case body

    /// In the body of the mock, because an extension cannot satisfy an `@objc` requirement.
    case objectiveCBody
  }

  /// The kind of a mock's declaration.
  package enum Kind: Sendable, Equatable {
    /// A final class.
    case finalClass

    /// A final class that inherits from `Foundation.NSObject`.
    case objectiveCClass

    /// An actor.
    case actor
  }

  /// The reason why a mock can or cannot forward calls to a real object.
  package enum SpySupport: Sendable, Equatable {
    /// The real object has the protocol's existential type with these primary associated types.
    case possible(primary: [String])

    /// No existential type can fix these associated types, because they are not primary.
    case impossible(primary: [String], others: [String])

    /// These associated types depend on the mock, so those of a real object are other types.
    case dependent([String])

    /// An associated type has the name of the protocol.
    case hidden

    /// No user of the mock needs it to be a spy.
    case unused
  }

  /// The value of a struct of closures.
  package struct Instance: Sendable, Equatable {
    /// The struct with its generic arguments.
    package var type: String

    /// The arguments of the initializer.
    package var arguments: [Argument]

    /// An argument.
    package struct Argument: Sendable, Equatable {
      /// The label; `_` for none.
      package var label: String

      /// The closure that calls the mock, or `nil` for a value that the test must pass.
      package var closure: String?

      /// The type of the value.
      package var type: String
    }
  }

  /// An inherited protocol of the standard library that requires a member.
  package enum Conformance: String, Sendable, CaseIterable {
    /// The mock encodes nothing.
    case encodable = "Encodable"

    /// A decoded mock is a new one.
    case decodable = "Decodable"

    /// The description is the name of the class.
    case customStringConvertible = "CustomStringConvertible"

    /// The debug description is the name of the class.
    case customDebugStringConvertible = "CustomDebugStringConvertible"

    /// An asynchronous sequence that is its own iterator returns itself.
    case asyncSequence = "AsyncSequence"

    /// A sequence that is its own iterator returns itself. Swift implements that too, but cannot choose
    /// between that and the mocked requirement of `Sequence`, if it is in the same file.
    case sequence = "Sequence"

    /// Mocks are equal if they are the same.
    case equatable = "Equatable"

    /// The hash value is that of the identity.
    case hashable = "Hashable"

    /// Mocks are ordered by their identity.
    case comparable = "Comparable"

    /// The property that describes the mock, or `nil` if the conformance adds none.
    package var description: String? {
      switch self {
      case .customStringConvertible: "description"
      case .customDebugStringConvertible: "debugDescription"
      default: nil
      }
    }
  }
}

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

extension MockedProtocol {
  /// A Boolean value that indicates whether the mock inherits its recorder, its initializer and the
  /// conformances of all mocks from a class of the runtime, which is faster to compile.
  ///
  /// Not if it has initializers of its own, which would replace the inherited one, and not if
  /// another protocol or a requirement may need a `description` other than the inherited one.
  var hasBaseClass: Bool {
    // The search for called default implementations takes the longest, so it comes last.
    kind == .finalClass && instance == nil && typeName == nil && !inheritsRequirements
      && !isComposition && conformances.isEmpty && inheritedProtocols.isEmpty
      && !members.contains(where: \.isInitializer)
      && memberNames.allSatisfy { !Self.namesOfBaseClass.contains($0) } && calledDefaults.isEmpty
  }

  /// The names of members that the class of the runtime has already.
  private static let namesOfBaseClass: Set<String> = [
    "debugDescription", "description", "mock", "debugDescription=", "description=", "mock=",
  ]

  /// The protocol, and the inherited protocols whose members are known.
  var family: [MockedProtocol] { [self] + inheritedProtocols }

  /// The requirements whose default implementations are called, each with the protocol that declares
  /// it.
  var calledDefaults: [(owner: MockedProtocol, member: Member, declaration: Declaration)] {
    var known: Set<String> = []
    return family.flatMap { owner in
      owner.members.compactMap { member in
        guard let declaration = member.declaration, declaration.callsDefault,
          canCallDefault(of: member)
        else { return nil }
        // A protocol can declare a requirement that it inherits once more.
        return known.insert(owner.membersName + "\(declaration.index)").inserted
          ? (owner, member, declaration) : nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether a mock can call the default implementation of a
  /// requirement, as it calls a real object.
  package func canCallDefault(of member: Member) -> Bool {
    guard instance == nil, variants.isEmpty, kind != .objectiveCClass,
      !family.contains(where: { $0.members.contains(where: \.isNamedMock) }),
      case .possible = spySupport
    else { return false }
    return member.canBeForwarded(to: .object(isActor: kind == .actor))
  }
}

extension Member {
  /// The common part of a requirement, or `nil` for an initializer, a refused requirement or a block.
  package var declaration: Declaration? {
    switch self {
    case .method(let method): method.declaration
    case .property(let property): property.declaration
    case .subscript(let `subscript`): `subscript`.declaration
    case .initializer, .conditional, .refused: nil
    }
  }
}

/// The reason why the optimizer takes the conformances to a protocol for the only ones.
///
/// In optimized builds of a whole module, calls through a protocol that no other module can use run the
/// code of its only conforming type. The optimizer does not see conformances that macros declare.
package enum ClosedProtocol: Sendable, Equatable {
  /// Only its file can use the protocol.
  case file

  /// Only its module can use the protocol, unless the module is built for tests.
  case module

  /// The protocol is in an extension of a type whose access is unknown.
  case unknownExtension
}
