/// The location of a type declaration, according to the scan.
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

  /// A Boolean value that indicates whether the declaration is at the top level of the file.
  package var isTopLevel: Bool

  /// A Boolean value that indicates whether the declaration is visible only in its own file.
  package var isPrivate: Bool

  /// A Boolean value that indicates whether the declaration has a modifier that makes it public.
  package var isPublic: Bool

  /// A Boolean value that indicates whether the declaration is inside `#if`.
  package var isConditional: Bool

  /// A Boolean value that indicates whether the declaration itself belongs to an SPI.
  package var isSPI: Bool

  /// A Boolean value that indicates whether the declaration is noncopyable or nonescapable.
  package var isUnrecordable: Bool

  /// A Boolean value that indicates whether the declaration is nonescapable.
  package var isNonescapable: Bool
}
