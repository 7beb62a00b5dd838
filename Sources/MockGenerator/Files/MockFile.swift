/// A file with the mocks of one module's declarations.
package struct MockFile: Sendable, Equatable {
  /// The module that declares what is mocked; nil for compiled modules, which share a file.
  package var module: String?

  /// The text of the file.
  package var text: String

  /// The names of the mocks.
  package var mocks: [String]

  /// The name of the file.
  package var name: String { Self.name(module) }

  /// The name of the file with the mocks of a module.
  ///
  /// - Parameter module: the module; nil for compiled modules
  package static func name(_ module: String?) -> String {
    "Mocks+\(module ?? "CompiledModules").swift"
  }

  /// The line that every file begins with, by which a later run knows its own work.
  package static let firstLine = "// Mocks made by Understudy. Do not edit: they are made anew."
}
