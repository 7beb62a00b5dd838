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

  /// A Boolean value that indicates whether the declaration is `dynamic`.
  package var isDynamic: Bool

  /// A Boolean value that indicates whether the requirement can be called on the protocol's
  /// existential type: it is not static, and does not mention `Self`. Parameters and isolation are
  /// checked separately.
  package var isForwardable: Bool

  /// The attributes that restrict the visibility of the patterns.
  package var patternAvailability: [String] { availability + systems.attributes }
}
