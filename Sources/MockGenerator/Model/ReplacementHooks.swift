/// Members of one type, or free functions of one module, that are replaced, as the emitter sees them.
package struct ReplacementHooks: Sendable, Equatable {
  /// The name for failures: that of the type, or of the module.
  package var name: String

  /// The name of the peer that holds the names of the members.
  package var membersName: String

  /// The members, in the extensions that they belong into.
  package var scopes: [Scope]

  /// One declaration.
  package struct Entry: Sendable, Equatable {
    /// The members, of which a declaration of several properties has several.
    package var members: [Member]

    /// The name of each of them, and of their setters, at the position of its index.
    package var names: [String]

    /// What tells the declaration from all others in a process, so that the hooks of several test
    /// targets are one to those who set something up.
    package var key: String
  }

  /// Declarations that belong into one extension, or beside each other into the file.
  package struct Scope: Sendable, Equatable {
    /// The extension up to its brace; nil for free functions.
    package var opening: String?

    /// The `@available` attributes of the extension.
    package var availability: [String]

    /// The type as the expression of an owner spells it; nil for free functions.
    package var type: String?

    /// Whether the members that are not static belong to an object, and not to the type.
    package var hasIdentity: Bool

    /// What `Self` in patterns is written as; nil where it may stay.
    package var selfType: String?

    /// The declarations.
    package var entries: [Entry]

    /// A function whose replacement only tells whether anything in its module is dynamic; nil for
    /// none.
    package var probe: Method?
  }
}
