internal import MockEmitter
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Expands `@MockedProperty`: the accessor role generates the accessors, the peer role the
/// patterns.
public struct MockedPropertyMacro: AccessorMacro, PeerMacro {
  /// The text is returned as it is.
  public static var formatMode: FormatMode { .disabled }

  /// Generates the accessors of a property, and reports its diagnostics.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let parsed = parsed(declaration, node, context)
    for diagnostic in parsed.diagnostics { context.diagnose(diagnostic) }
    return [AccessorDeclSyntax(accessorSpecifier: .identifier(parsed.emitAccessors()))]
  }

  /// Generates the patterns. Reports only declarations that have no accessor role.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let parsed = parsed(declaration, node, context)
    if !declaration.is(VariableDeclSyntax.self) {
      for diagnostic in parsed.diagnostics { context.diagnose(diagnostic) }
    }
    return parsed.emitPeers().map { [DeclSyntax(text: $0)] } ?? []
  }

  /// Reads a declaration.
  private static func parsed(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) -> ParsedProperty {
    ParsedProperty(
      declaration, attribute: node, lexicalContext: context.lexicalContext,
      file: context.file(of: node))
  }
}
