/// A module whose declarations may be mocked, as texts in memory.
package struct SourceModule: Sendable {
  /// The name that an `import` of the module says.
  package var name: String

  /// Which of the module's declarations mocks can see.
  package var origin: Origin

  /// The files, in a stable order.
  package var files: [SourceFile]

  /// The compilation conditions that differ from those of the mocks, and whether they hold.
  package var conditions: [String: Bool]

  /// The modules to import beside a compiled module, for the names in its interface; nil for all
  /// that the interface imports.
  package var requiredImports: [String]?

  /// The open classes of a compiled module that have no subclasses outside of it.
  package var nonSubclassableClasses: Set<String>

  /// The protocols in the interface of a compiled module that the compiler shows to nobody.
  package var hiddenProtocols: Set<String>

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: the name of the module
  ///   - origin: which of its declarations mocks can see
  ///   - files: its files
  ///   - conditions: the compilation conditions that differ from those of the mocks
  ///   - requiredImports: the modules to import beside it if it is a compiled module
  ///   - nonSubclassableClasses: its open classes that have no subclasses outside of it
  ///   - hiddenProtocols: the protocols in its interface that the compiler shows to nobody
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

  /// Where a module comes from, seen from the mocks.
  package enum Origin: Sendable {
    /// The mocks become a part of the module itself.
    case own

    /// A module that `@testable import` opens up to its internal declarations.
    case testable

    /// A module of somebody else, of which only public declarations count.
    case published

    /// A module without sources, whose interface a tool printed.
    case compiled

    /// Whether mocks see internal declarations.
    package var showsInternal: Bool { self == .own || self == .testable }
  }
}

/// One file of a module.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it.
  package var path: String

  /// The text.
  package var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: the path as diagnostics print it
  ///   - text: the text
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
