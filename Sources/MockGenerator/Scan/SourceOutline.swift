/// What a scan of a file's bytes finds, without parsing it.
///
/// A debug build of swift-syntax parses some ten thousand lines a second, and a module may have
/// more; the scan is a hundred times faster, and tells which few files must be parsed.
package struct SourceOutline: Sendable {
  /// The declarations of types, nested ones among them.
  package internal(set) var declarations: [Declaration] = []

  /// The extensions of types.
  package internal(set) var extensions: [Extension] = []

  /// The names of the modules that the file imports.
  package internal(set) var imports: [String] = []

  /// The names of the modules that the file imports for whoever imports its module.
  package internal(set) var exports: [String] = []

  /// The identifiers such as `MockPrinter`, in the order of their places.
  package internal(set) var uses: [Use] = []

  /// The identifiers such as `MockPrinter` that something is declared as.
  package internal(set) var declaredNames: Set<String> = []

  /// The identifiers behind `understudy:ignore` in line comments.
  package internal(set) var ignoredNames: Set<String> = []

  /// The functions that no braces stand around, those not among them that only their file sees.
  package internal(set) var functions: [Function] = []

  /// The positions behind the parentheses that words such as `stub` open, which may be verbs.
  package internal(set) var verbs: [Int] = []

  /// Whether the file replaces declarations by itself.
  package internal(set) var hasReplacements = false

  /// Scans a text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      var scanner = SourceScanner(start, bytes.count)
      scanner.scan()
      self = scanner.outline
    }
  }

  /// Creates an outline of nothing.
  init() {}

  /// The declaration of a type.
  package struct Declaration: Sendable, Equatable {
    /// The kind of the type.
    package var kind: Kind

    /// The name without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int

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
    package var isUnrecordable = false
  }

  /// An extension of a type.
  package struct Extension: Sendable, Equatable {
    /// The name of the type up to its first dot, without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int
  }

  /// A function that belongs to no type.
  package struct Function: Sendable, Equatable {
    /// The name without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int
  }

  /// The kinds of types, with the keywords that declare them.
  package enum Kind: String, Sendable {
    case `protocol`, `class`, `struct`, `enum`, actor, `typealias`

    /// The word of an `import` of one declaration, which knows no actors.
    package var importKind: String { self == .actor ? "class" : rawValue }
  }

  /// The place of an identifier that may name a mock.
  package struct Use: Sendable, Equatable {
    /// The identifier.
    package var name: String

    /// The identifiers before it, up to each dot, such as `Outer` in `Outer.MockInner`.
    package var qualifiers: [String]

    /// The position of the identifier, in bytes.
    package var offset: Int
  }
}
