/// A file with the mocks of one module's declarations.
package struct MockFile: Sendable, Equatable {
  /// The module of the mocked declarations, or `nil` for compiled modules, which share a file.
  package var module: String?

  /// The text of the file.
  package var text: String

  /// The names of the mocks.
  package var mocks: [String]

  /// The name of the file.
  package var name: String { Self.name(module) }

  /// Returns the name of the file with the mocks of a module.
  ///
  /// - Parameter module: The module, or `nil` for compiled modules.
  package static func name(_ module: String?) -> String {
    "Mocks+\(module ?? "CompiledModules").swift"
  }

  /// The first line of every file. A later run recognizes generated files by it.
  package static let firstLine = "// Mocks made by Understudy. Do not edit: they are made anew."
}
