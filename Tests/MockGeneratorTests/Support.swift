import Foundation
import MockEmitter
import MockGenerator
import SwiftParser
import SwiftSyntax
import Testing

/// A file in the folder of fixtures.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The name without extensions.
  let name: String

  var testDescription: String { name }

  /// The folder next to the tests.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The declarations of the fixture.
  var source: String {
    get throws { try String(contentsOf: file("swift.txt"), encoding: .utf8) }
  }

  /// The expansion that is expected.
  var expansion: String {
    get throws { try String(contentsOf: file("expansion.txt"), encoding: .utf8) }
  }

  /// Writes the expansion that is expected from now on.
  func update(_ text: String) throws {
    try Data(text.utf8).write(to: file("expansion.txt"))
  }

  private func file(_ fileExtension: String) -> URL {
    Self.folder.appending(path: "\(name).\(fileExtension)")
  }
}

/// A declaration with the attribute, and what is around it.
struct AttributedDeclaration {
  /// The declaration.
  let declaration: DeclSyntax

  /// The attribute.
  let attribute: AttributeSyntax

  /// The declarations around it, from the inside to the outside.
  let lexicalContext: [Syntax]

  /// The name as an extension in the file must spell it.
  let extendedType: String?

  /// What the generator makes of it.
  var parsed: ParsedDeclaration {
    let parsed = ParsedDeclaration(
      declaration, attribute: attribute, lexicalContext: lexicalContext)
    guard let extendedType, case .protocol(var result) = parsed else { return parsed }
    result.mocked?.extendedType = extendedType
    return .protocol(result)
  }

  /// Finds the declarations with the attribute in a source text.
  ///
  /// - Parameters:
  ///   - source: The source text.
  ///   - attribute: How the name of the attribute begins.
  static func all(
    in source: SourceFileSyntax, attribute: String = "Mockable"
  ) -> [AttributedDeclaration] {
    let finder = Finder(attribute: attribute)
    finder.walk(source)
    return finder.found
  }

  /// The expansions of all declarations in a source text.
  static func expansion(of text: String) -> String {
    all(in: Parser.parse(source: text)).compactMap { $0.parsed.emitAll() }
      .joined(separator: "\n")
  }
}

/// Walks over a file and records the declarations with the attribute.
private final class Finder: SyntaxVisitor {
  var found: [AttributedDeclaration] = []

  /// How the name of the attribute begins.
  private let attribute: String

  /// Creates a finder of an attribute.
  init(attribute: String) {
    self.attribute = attribute
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription.hasPrefix(attribute),
      let declaration = node.parent?.parent?.as(DeclSyntax.self)
    else { return .visitChildren }
    let context = sequence(first: Syntax(declaration), next: \.parent).dropFirst()
      .filter { $0.is(DeclSyntax.self) || $0.is(ClosureExprSyntax.self) }
    let names = ([Syntax(declaration)] + context).compactMap { node in
      node.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    found.append(
      AttributedDeclaration(
        declaration: declaration, attribute: node, lexicalContext: context,
        extendedType: names.reversed().joined(separator: ".")))
    return .visitChildren
  }
}
