internal import MockEmitter
internal import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Expands `@Mocked`: the body role generates the statements, the peer role the patterns.
public struct MockedMacro: BodyMacro, PeerMacro {
  /// The text is returned as it is.
  public static var formatMode: FormatMode { .disabled }

  /// Generates the statements of a function, and reports its diagnostics.
  public static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    let parsed = parsed(declaration, node, context)
    for diagnostic in parsed.diagnostics { context.diagnose(diagnostic) }
    let text = DeclSyntax(text: parsed.emitBody(of: declaration))
    return [CodeBlockItemSyntax(item: .decl(text))]
  }

  /// Generates the patterns. Reports only declarations that have no body role.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parsed = parsed(declaration, node, context)
    if !declaration.is(FunctionDeclSyntax.self), !declaration.is(InitializerDeclSyntax.self) {
      for diagnostic in parsed.diagnostics { context.diagnose(diagnostic) }
    }
    return parsed.emitPeers().map { [DeclSyntax(text: $0)] } ?? []
  }

  /// Reads a declaration.
  private static func parsed(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) -> ParsedFunction {
    ParsedFunction(
      declaration, attribute: node, lexicalContext: context.lexicalContext,
      file: context.file(of: node))
  }
}

extension MacroExpansionContext {
  /// Returns the file that a node is in, as `#fileID` gives it.
  func file(of node: some SyntaxProtocol) -> String {
    let file = location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)?.file
    return file?.as(StringLiteralExprSyntax.self)?.segments.description ?? ""
  }
}

extension DeclSyntax {
  /// Creates a declaration from emitted text, inside one token. The compiler parses and formats it
  /// anyway.
  init(text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text)))
  }
}
