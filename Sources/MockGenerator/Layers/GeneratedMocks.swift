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
}

/// A file with the mocks of one module's declarations.
package struct MockFile: Sendable, Equatable {
  /// The module of the mocked declarations, or `nil` for compiled modules, which share a file.
  package var module: String?

  /// The origins of the mocks, and what is missing from them.
  package var origins: [MockOrigin]

  /// The imports and declarations.
  package var code: String

  /// Creates a file.
  package init(module: String? = nil, origins: [MockOrigin] = [], code: String = "") {
    self.module = module
    self.origins = origins
    self.code = code
  }

  /// The names of the mocks.
  package var mocks: [String] { origins.compactMap(\.mock).sorted() }

  /// The text of the file.
  package var text: String {
    guard !code.isEmpty else { return "\(Self.firstLine)\n" }
    let comments = ["swift-format-ignore-file", "swiftlint:disable all"] + lines
    return ([Self.firstLine] + comments.map { "// \($0)" }).joined(separator: "\n") + "\n\n" + code
  }

  /// The lines about the mocks, which begin the file.
  package var lines: [String] { origins.flatMap(\.lines) }

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

/// The declaration that a mock is made from, and what the mock lacks.
package struct MockOrigin: Sendable, Equatable {
  /// The name of the mock, or `nil` if there is none.
  package let mock: String?

  /// The kind, the name and the file of the declaration: `protocol Desk.Drawer (Shop/Desk.swift)`.
  let declaration: String

  /// What the mock lacks, with the reasons.
  package let omissions: [String]

  /// The lines about the mock; none for the members of an inherited protocol that are complete.
  var lines: [String] {
    guard mock != nil || !omissions.isEmpty else { return [] }
    let head = declaration + (mock.map { ": \($0)" } ?? "")
    return ([head] + omissions.map { "  \($0)" }).map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}
