/// The common part of all requirements.
package struct Declaration: Sendable, Equatable {
  /// The position of the requirement, or of its getter, in the list of member names.
  package var index: Int

  /// The name as it must be written in code, with backticks if it needs them.
  package var name: String

  /// The access of the implementation and of the patterns.
  package var access: Access

  /// The attributes that the requirement's implementation repeats.
  package var attributes: [String]

  /// The `@available` attributes, which the patterns repeat too.
  package var availability: [String]

  /// The systems on which calls can be recorded: older ones lack types that occur in the requirement.
  /// Those that ``availability`` excludes anyway count as if they had the types.
  package var systems = SystemVersions.all

  /// The systems that have all types in the requirement, even if ``availability`` excludes the others.
  package var systemsOfTypes = SystemVersions.all

  /// The modifiers that the requirement's implementation repeats, `static` not among them.
  package var modifiers: [String]

  /// A Boolean value that indicates whether the requirement is static.
  package var isStatic: Bool

  /// A Boolean value that indicates whether the requirement is `nonisolated`.
  package var isNonisolated: Bool

  /// A Boolean value that indicates whether the requirement has attributes that can isolate it.
  package var hasUnknownAttributes: Bool

  /// The attributes and modifiers that determine where an asynchronous function runs, each followed
  /// by a space.
  package var executionWords: String

  /// A Boolean value that indicates whether the body of the mock repeats the implementation,
  /// because Swift would not use the one in the extension.
  package var isInBody: Bool

  /// A Boolean value that indicates whether tests call the default implementation.
  package var callsDefault = false

  /// The result of a getter for which nothing is set up, and whose calls are then not recorded, or `nil`
  /// for a member like any other. Printing a mock is no interaction.
  package var fallback: String?

  /// A Boolean value that indicates whether there are patterns: the users of the mock may need them.
  package var hasPatterns = true

  /// The patterns in which values are next to matchers.
  package var mixtures = PatternMixtures.unseen

  /// A Boolean value that indicates whether the declaration is `dynamic`.
  package var isDynamic: Bool

  /// A Boolean value that indicates whether the requirement can be called on the protocol's
  /// existential type: it is not static, and does not mention `Self`. Parameters and isolation are
  /// checked separately.
  package var isForwardable: Bool

  /// The attributes that restrict the visibility of the patterns.
  package var patternAvailability: [String] { availability + systems.attributes }
}

/// The surroundings of a member that has an attribute of its own.
package struct DeclarationContext: Sendable, Equatable {
  /// The name of the type, or of the module, as failures show it.
  package var name: String

  /// The kind of the declaration.
  package var kind: Kind

  /// The file and the types around the member, which distinguish it from others of the same name.
  package var path: String

  /// The kind of declaration around a member.
  package enum Kind: Sendable, Equatable {
    /// A class, in whose members `Self` cannot be the type of an argument.
    case aClass

    /// Another type, or an extension.
    case type

    /// A module: the member is a free function.
    case module
  }

  /// Returns the expression of the names of a member.
  ///
  /// - Parameters:
  ///   - names: The names, in the order of their indices.
  ///   - signature: The part that distinguishes the member from others of the same name.
  func members(_ names: [String], signature: String) -> String {
    let key = "\(path) \(SelfSpelling.named(name).spelled(signature))"
      .filter { $0 != "\"" && $0 != "\\" }
    let list = names.joined(separator: "\\n")
    return "UnderstudyCore.__Members.__alone(\"\(name)\", \"\(list)\", \"\(key)\")"
  }

  /// Returns the expression of the owner of the member, for use inside the member.
  ///
  /// - Parameters:
  ///   - isStatic: A Boolean value that indicates whether the member is static.
  ///   - members: The expression of the member's names.
  ///   - type: The type around the member, as the expression spells it.
  func owner(isStatic: Bool, members: String, type: String = "Self") -> String {
    switch kind {
    case .module: "UnderstudyCore.__ReplacedOwner(\(members), \"\(name)\")"
    case .aClass, .type:
      isStatic
        ? "UnderstudyCore.__ReplacedOwner(\(type).self, \"\(name)\")"
        : "UnderstudyCore.__ReplacedOwner(of: self, \"\(name)\")"
    }
  }
}

/// A clause of an `#if` block between requirements.
package struct ConditionalClause: Sendable, Equatable {
  /// The line that opens the clause, such as `#if os(Linux)` or `#else`.
  package var opening: String

  /// The members inside the clause.
  package var members: [Member]

  /// Creates a clause.
  ///
  /// - Parameters:
  ///   - opening: The line that opens the clause.
  ///   - members: The members inside the clause.
  package init(opening: String, members: [Member]) {
    self.opening = opening
    self.members = members
  }
}
