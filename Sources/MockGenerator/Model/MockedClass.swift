/// A class as the emitter sees it: names, texts and flags, and no syntax nodes.
package struct MockedClass: Sendable, Equatable {
  /// The class's name without backticks, from which the names of the peers are made.
  package var name: String

  /// The class as the mock inherits from it, with its generic arguments.
  package var superclass: String

  /// The access of the mock.
  package var access: Access

  /// The `#if` condition around everything that is emitted; nil for none.
  package var condition: String?

  /// The `@available` attributes of the class.
  package var availability: [String]

  /// The generic part of the class.
  package var generics: Generics

  /// Whether the class says that it is `@unchecked Sendable`, which a subclass must say again.
  package var isUncheckedSendable: Bool

  /// Whether the `deinit` of the class is isolated, as that of a subclass must be then.
  package var hasIsolatedDeinit: Bool

  /// Whether the runtime may make a mock by itself: certainly no actor isolates its initialiser.
  package var isGenerated: Bool

  /// The initialisers.
  package var construction: Construction

  /// The heads of required convenience initialisers that Swift may not let the mock inherit, because
  /// it does not see all designated ones; from `init` to the `where` clause.
  package var requiredInitializers: [String]

  /// The members that are overridden, in the order of declaration, those of the class first.
  package var members: [Member]

  /// The name of each member at the position of its index.
  package var memberNames: [String]

  /// The name of the mock.
  package var mockName: String { "Mock" + name }

  /// The name of the peer that holds the member names.
  package var membersName: String { "__MembersOf" + name }
}

extension MockedClass {
  /// How a mock is made.
  package enum Construction: Sendable, Equatable {
    /// Swift lets the mock inherit all initialisers; whether one without arguments is among them
    /// is not known.
    case inherited

    /// These designated initialisers are overridden, so that the others are inherited. One of them
    /// is called by the initialiser that names the mock.
    case overridden([SuperclassInitializer], naming: SuperclassInitializer.Call?)
  }

  /// A designated initialiser of the superclass, or a convenience one that it inherits.
  package struct SuperclassInitializer: Sendable, Equatable {
    /// The words before `init` in the override, with a space behind each.
    package var prefix: String

    /// The declaration from `init` to the `where` clause, with parameters called `p0`, `p1`, ...
    package var head: String

    /// The call that passes the parameters on.
    package var call: String
  }
}

extension MockedClass.SuperclassInitializer {
  /// The call of an initialiser with default values.
  package struct Call: Sendable, Equatable {
    /// The initialiser as one writes about it, such as `Session.init(url:)`.
    package var name: String

    /// The `@available` attributes of the initialiser.
    package var availability: [String]

    /// Whether it is a convenience initialiser, which the mock has inherited.
    package var isConvenience: Bool

    /// Whether it throws.
    package var isThrowing: Bool

    /// Whether it can fail, and then the mock cannot be made.
    package var isFailable: Bool

    /// The arguments for the parameters that have no default.
    package var arguments: [Argument]

    /// One argument.
    package struct Argument: Sendable, Equatable {
      /// The label with a colon and a space behind it, or nothing.
      package var label: String

      /// The number of the parameters of a closure; nil for any other value.
      package var closureParameters: Int?

      /// The type of the value, or of the closure's result.
      package var type: String
    }
  }
}
