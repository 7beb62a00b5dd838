/// The model of the replaced members of one type, or of the replaced free functions of one module.
package struct ReplacementHooks: Sendable, Equatable {
  /// The name for failures: that of the type, or of the module.
  package var name: String

  /// The name of the peer that holds the names of the members.
  package var membersName: String

  /// The members, in the extensions that declare them.
  package var scopes: [Scope]

  /// A declaration.
  package struct Entry: Sendable, Equatable {
    /// The members. A declaration of several properties has several.
    package var members: [Member]

    /// The name of each of them, and of their setters, at the position of its index.
    package var names: [String]

    /// The text that identifies the declaration in the process, so that several test targets can
    /// share its hook.
    package var key: String
  }

  /// Declarations for one extension, or free functions for the file.
  package struct Scope: Sendable, Equatable {
    /// The extension up to its brace, or `nil` for free functions.
    package var opening: String?

    /// The `@available` attributes of the extension.
    package var availability: [String]

    /// The type as the expression of an owner spells it, or `nil` for free functions.
    package var type: String?

    /// A Boolean value that indicates whether the members that are not static belong to an object,
    /// and not to the type.
    package var hasIdentity: Bool

    /// The spelling of `Self` in patterns, or `nil` if it does not change.
    package var selfType: String?

    /// The declarations.
    package var entries: [Entry]

    /// A function whose replacement only checks whether its module is dynamic, or `nil` if there is
    /// none.
    package var probe: Method?
  }
}
