/// Where the declaration of a type is, as far as a scan tells.
package struct TypeLocation: Sendable, Hashable {
  /// The name of the module.
  package var module: String

  /// The position of the file in the module.
  package var file: Int

  /// The position of the name in the file, in bytes.
  package var offset: Int

  /// The name without backticks.
  package var name: String

  /// The kind of the type.
  package var kind: SourceOutline.Kind

  /// Whether no braces stand around the declaration.
  package var isTopLevel: Bool

  /// Whether only the declaration's own file sees it.
  package var isPrivate: Bool

  /// Whether the declaration itself says that other packages see it.
  package var isPublic: Bool

  /// Whether the declaration is only there under a condition of `#if`.
  package var isConditional: Bool

  /// Whether the head of the declaration says that nobody can copy its values, or that they may not
  /// escape.
  package var isUnrecordable: Bool
}
