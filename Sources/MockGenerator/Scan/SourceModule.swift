/// A module with its sources in memory.
package struct SourceModule: Sendable {
  /// The name for `import` declarations.
  package var name: String

  /// The origin of the module, which determines the declarations that are visible to mocks.
  package var origin: Origin

  /// The files, in a stable order.
  package var files: [SourceFile]

  /// The compilation conditions that differ from those of the mocks, and whether they hold.
  package var conditions: [String: Bool]

  /// The modules to import with a compiled module, for the names in its interface, or `nil` for all
  /// that the interface imports.
  package var requiredImports: [String]?

  /// The open classes of a compiled module that cannot have subclasses outside it.
  package var nonSubclassableClasses: Set<String>

  /// The protocols in the interface of a compiled module that the compiler hides from other
  /// modules.
  package var hiddenProtocols: Set<String>

  /// The classes in the interface of a compiled module that Objective-C headers declare, and its `@objc`
  /// protocols, or `nil` if the target has no Objective-C.
  package var importedTypes: Set<String>?

  /// The imports, such as `func Base.load`, that a file with a subclass of an open class of a
  /// compiled module needs, by the name of the class.
  package var subclassImports: [String: String] = [:]

  /// The settings of the module.
  package var defaults = ModuleDefaults()

  /// The settings of the module of the mocks.
  package var mockDefaults = ModuleDefaults()

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - origin: The origin of the module.
  ///   - files: Its files.
  ///   - conditions: The compilation conditions that differ from those of the mocks.
  ///   - requiredImports: The modules to import with it if it is a compiled module.
  ///   - nonSubclassableClasses: Its open classes that cannot have subclasses in other modules.
  ///   - hiddenProtocols: The protocols in its interface that the compiler hides from other
  ///     modules.
  package init(
    name: String, origin: Origin, files: [SourceFile], conditions: [String: Bool] = [:],
    requiredImports: [String]? = nil, nonSubclassableClasses: Set<String> = [],
    hiddenProtocols: Set<String> = []
  ) {
    self.name = name
    self.origin = origin
    self.files = files
    self.conditions = conditions
    self.requiredImports = requiredImports
    self.nonSubclassableClasses = nonSubclassableClasses
    self.hiddenProtocols = hiddenProtocols
  }

  /// The origin of a module, from the perspective of the mocks.
  package enum Origin: Sendable {
    /// The mocks become a part of the module itself.
    case own

    /// A module whose internal declarations are visible with `@testable import`.
    case testable

    /// A module of another package, of which only public declarations are visible.
    case published

    /// A module without sources, whose interface the toolchain prints.
    case compiled

    /// A module of another language, whose names are read from its headers.
    case header

    /// A Boolean value that indicates whether internal declarations are visible to mocks.
    package var showsInternal: Bool { self == .own || self == .testable }
  }
}

/// A file of a module.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it.
  package var path: String

  /// The text.
  package var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path as diagnostics print it.
  ///   - text: The text. A byte-order mark at its beginning is left out, as in the compiler.
  package init(path: String, text: String) {
    self.path = path
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    self.text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
  }
}

/// The lines of a file, counted when a location is needed for the first time.
final class LineTable {
  /// The file.
  private let file: SourceFile

  /// The positions at which lines begin.
  private lazy var starts = LineStarts(of: file.text)

  /// Creates a table.
  init(_ file: SourceFile) { self.file = file }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the line and column of a position in the text, in bytes.
  func fileLocation(at offset: Int) -> FileLocation {
    starts.fileLocation(at: offset, in: file.path)
  }
}
