/// The declarations, imports and uses in a file, found by a scan without parsing.
///
/// A debug build of swift-syntax parses about 10,000 lines per second, and a module can have more.
/// The scan is a hundred times faster, and determines the few files that have to be parsed.
package struct SourceOutline: Sendable {
  /// The declarations of types, nested ones among them.
  package internal(set) var declarations: [Declaration] = []

  /// The extensions of types.
  package internal(set) var extensions: [Extension] = []

  /// The names of the modules that the file imports.
  package internal(set) var imports: [String] = []

  /// The names of the modules that the file re-exports.
  package internal(set) var exports: [String] = []

  /// The names of the declarations that the file re-exports without their modules.
  package internal(set) var exportedNames: Set<String> = []

  /// The modules of the declarations that the file imports by their names.
  package internal(set) var modulesOfImportedNames: [String: String] = [:]

  /// The identifiers such as `MockPrinter`, in source order.
  package internal(set) var uses: [Use] = []

  /// The identifiers such as `MockPrinter` that are labels or names of parameters, and that may be no
  /// mocks elsewhere.
  package internal(set) var labels: Set<String> = []

  /// The declared names such as `MockPrinter`.
  package internal(set) var declaredNames: Set<String> = []

  /// The identifiers after `understudy:ignore` in line comments.
  package internal(set) var ignoredNames: Set<String> = []

  /// The identifiers after `understudy:keep-defaults` in line comments.
  package internal(set) var namesWithDefaults: Set<String> = []

  /// The identifiers after `understudy:patterns` in line comments.
  package internal(set) var patternNames: Set<String> = []

  /// A Boolean value that indicates whether a line comment is `understudy:patterns` without names.
  package internal(set) var needsAllPatterns = false

  /// The functions at the top level, except private ones.
  package internal(set) var functions: [Function] = []

  /// The positions after the opening parentheses of words such as `stub`, which may be verbs.
  package internal(set) var verbs: [Int] = []

  /// The bodies of functions and initializers between their braces, in bytes, except those that
  /// declare types. Empty if the scan cannot be sure of them.
  package internal(set) var bodies: [Range<Int>] = []

  /// A Boolean value that indicates whether the file contains `.callsDefault(`.
  package internal(set) var callsDefaults = false

  /// A Boolean value that indicates whether the file contains handwritten replacements.
  package internal(set) var hasReplacements = false

  /// Creates the outline of a text by scanning it.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      var scanner = SourceScanner(start, bytes.count)
      scanner.scan()
      self = scanner.outline
    }
  }

  /// Creates an empty outline.
  init() {}

  /// The declaration of a type.
  package struct Declaration: Sendable, Equatable {
    /// The kind of the type.
    package var kind: Kind

    /// The name without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int

    /// A Boolean value that indicates whether the declaration is at the top level of the file.
    package var isTopLevel: Bool

    /// A Boolean value that indicates whether the declaration is visible only in its own file.
    package var isPrivate: Bool

    /// A Boolean value that indicates whether the declaration has a modifier that makes it public.
    package var isPublic: Bool

    /// A Boolean value that indicates whether the declaration is inside `#if`.
    package var isConditional: Bool

    /// A Boolean value that indicates whether the declaration itself belongs to an SPI.
    package var isSPI = false

    /// A Boolean value that indicates whether the declaration is noncopyable or nonescapable.
    package var isUnrecordable = false

    /// A Boolean value that indicates whether the declaration is nonescapable.
    package var isNonescapable = false
  }

  /// An extension of a type.
  package struct Extension: Sendable, Equatable {
    /// The name of the type up to its first dot, without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int
  }

  /// A free function.
  package struct Function: Sendable, Equatable {
    /// The name without backticks.
    package var name: String

    /// The position of the name, in bytes.
    package var offset: Int
  }

  /// The kinds of types, with the keywords that declare them.
  package enum Kind: String, Sendable {
    case `protocol`, `class`, `struct`, `enum`, actor, `typealias`

    /// The keyword for an `import` of one declaration. There is none for actors.
    package var importKind: String { self == .actor ? "class" : rawValue }
  }

  /// The use of an identifier that may name a mock, or a type with test data.
  package struct Use: Sendable, Equatable {
    /// The identifier.
    package var name: String

    /// The identifiers before it, up to each dot, such as `Outer` in `Outer.MockInner`.
    package var qualifiers: [String]

    /// The position of the identifier, in bytes.
    package var offset: Int

    /// The condition of the `#if` around it, or `nil` if there is none.
    package var condition: String?
  }
}
