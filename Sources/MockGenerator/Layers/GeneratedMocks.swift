// The room `Layers`: what passes from stage to stage, and out of the pipeline.
//
// Here are requests, diagnostics with their locations, and the finished files: values that several
// stages and the tool know. They look nothing up, and use no stage.

/// The output of the pipeline.
package struct GeneratedMocks: Sendable {
  /// The files, in the order of their modules' names.
  package let files: [MockFile]

  /// The diagnostics, in the order of their locations.
  package let diagnostics: [SourceDiagnostic]

  /// The members that mocks do not have, for reasons that the user cannot change.
  package let refusals: [SourceDiagnostic]

  /// The members without patterns, by the names of their mocks, or of the inherited protocols.
  package let namesWithoutPatterns: [String: [String]]
}

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
