internal import MockEmitter
internal import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Expands `@Mockable`: the peer role generates the mock, the extension role the members of a
/// protocol, and the member role the `deinit` that the mock of a class needs.
///
/// The text is returned as it was emitted, inside one token. The compiler parses and formats it
/// anyway.
public struct MockableMacro: ExtensionMacro, MemberMacro, PeerMacro {
  /// The text is returned as it is.
  public static var formatMode: FormatMode { .disabled }

  /// Generates the constrained extension with the members.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let around = context.lexicalContext
    guard !declaration.is(ClassDeclSyntax.self),
      secondAttribute(node, declaration, context) == nil,
      var mocked = LastProtocol.take(declaration, in: around)
        ?? ParsedProtocol(declaration, attribute: node, lexicalContext: around).mocked
    else { return [] }
    mocked.extendedType = type.trimmedDescription
    let texts = mocked.emitExtensions()
    guard !texts.isEmpty else { return [] }
    // One node for all extensions, because the compiler takes the text of the nodes.
    let name = TokenSyntax.identifier(texts.joined(separator: "\n"))
    let block = MemberBlockSyntax(
      leftBrace: .leftBraceToken(presence: .missing), members: [],
      rightBrace: .rightBraceToken(presence: .missing))
    return [
      ExtensionDeclSyntax(
        extensionKeyword: .keyword(.extension, presence: .missing),
        extendedType: IdentifierTypeSyntax(name: name), memberBlock: block)
    ]
  }

  /// Generates the `deinit` of a class.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), secondAttribute(node, declaration, context) == nil,
      let text = ParsedDeclaration(
        declaration, attribute: node, lexicalContext: context.lexicalContext
      ).emitMembers()
    else { return [] }
    return [DeclSyntax(text: text)]
  }

  /// Generates the mock, and reports diagnostics, which only one of the two roles must do.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let second = secondAttribute(node, declaration, context) {
      context.diagnose(.secondAttribute(second))
      return []
    }
    let parsed = ParsedDeclaration(
      declaration, attribute: node, lexicalContext: context.lexicalContext)
    for diagnostic in parsed.diagnostics { context.diagnose(diagnostic) }
    if case .protocol(let parsed) = parsed {
      LastProtocol.store(parsed.mocked, from: declaration, in: context.lexicalContext)
    }
    guard let text = parsed.emitPeers() else { return [] }
    return [DeclSyntax(text: text)]
  }

  /// Returns the attribute as it is in the declaration, if another one comes before it.
  private static func secondAttribute(
    _ node: AttributeSyntax, _ declaration: some SyntaxProtocol,
    _ context: some MacroExpansionContext
  ) -> AttributeSyntax? {
    let all = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    guard let all, all.count > 1 else { return nil }
    let attributes = all.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == node.attributeName.trimmedDescription }
    let later = attributes.dropFirst()
    guard !later.isEmpty, let fileLocation = context.location(of: node) else { return nil }
    return later.first {
      guard let other = context.location(of: $0) else { return false }
      return other.line.trimmedDescription == fileLocation.line.trimmedDescription
        && other.column.trimmedDescription == fileLocation.column.trimmedDescription
    }
  }
}
