import SwiftSyntax

/// Gives mocks another form of name: `MockPump` instead of `PumpMock`, or the reverse.
///
/// A name is that of a mock if a file that was read declares its protocol, and no file declares the
/// name itself.
struct NamingPass {
  /// The facts of all files.
  private let facts: MigrationFacts

  /// The form of the names.
  private let naming: MigrationOptions.Naming

  /// Creates a pass, or returns `nil` if the names stay.
  init?(_ facts: MigrationFacts, _ naming: MigrationOptions.Naming) {
    guard naming != .keep else { return nil }
    self.facts = facts
    self.naming = naming
  }

  /// Returns a text in which mocks have the other names.
  func renaming(_ source: SourceText) -> String {
    guard source.text.contains("Mock") else { return source.text }
    let parsed = ParsedSource(source)
    guard parsed.problem == nil else { return source.text }
    let edits = parsed.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> SourceEdit? in
      guard case .identifier(let name) = token.tokenKind, let new = self.name(for: name),
        token.parent?.is(DeclReferenceExprSyntax.self) == true
          || token.parent?.is(IdentifierTypeSyntax.self) == true
      else { return nil }
      return .replace(token, new)
    }
    return (try? parsed.applying(edits)) ?? source.text
  }

  /// Returns the new name of a mock, or `nil` for another name.
  private func name(for name: String) -> String? {
    guard !facts.mentions(name, in: DeclaredMocks.category) else { return nil }
    switch naming {
    case .prefix where name.hasSuffix("Mock"):
      let type = String(name.dropLast(4))
      return facts.protocols[type] == nil ? nil : "Mock\(type)"
    case .suffix where name.hasPrefix("Mock"):
      let type = String(name.dropFirst(4))
      return facts.protocols[type] == nil ? nil : "\(type)Mock"
    default: return nil
    }
  }
}
