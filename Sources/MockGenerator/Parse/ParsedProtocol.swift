public import SwiftDiagnostics
public import SwiftSyntax

/// A parsed declaration: its model and the diagnostics.
public struct ParsedProtocol {
  /// The protocol, or `nil` if nothing can be emitted.
  package var mocked: MockedProtocol?

  /// The diagnostics, in source order. A protocol can have diagnostics and a mock.
  public var diagnostics: [Diagnostic]

  /// Creates the result of parsing a declaration that has the attribute, or that a front end found.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a protocol.
  ///   - attribute: The attribute, or `nil` if the mock has no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  public init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax] = []
  ) {
    self.init(
      declaration, attribute: attribute, lexicalContext: lexicalContext, InheritanceFacts())
  }

  /// Creates the result of parsing a declaration with facts about its inherited protocols.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a protocol.
  ///   - attribute: The attribute with the condition, or `nil` for no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - access: The access of the mock and the widest one of its members; that of the protocol if
  ///     it is `nil`.
  ///   - facts: The facts about the inherited protocols.
  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax], access: Access? = nil,
    _ facts: InheritanceFacts
  ) {
    let node = Syntax(declaration)
    let closures = declaration.as(StructDeclSyntax.self).flatMap(ClosureStruct.init)
    guard let declaration = closures?.declaration ?? declaration.as(ProtocolDeclSyntax.self) else {
      diagnostics = [.notAProtocol(node, attribute: attribute)]
      return
    }
    if lexicalContext.contains(where: \.isLocal) {
      diagnostics = [.localProtocol(declaration.name)]
      return
    }
    // An extension cannot add members to the mock of a struct.
    let context = (closures == nil ? [] : [node]) + lexicalContext
    var parser = ProtocolParser(declaration, lexicalContext: context, facts)
    let mocked = parser.parse(condition: attribute, access: access)
    self.mocked = mocked.map { closures?.completed($0) ?? $0 }
    diagnostics = parser.diagnostics
    if closures != nil {
      // The protocol that represents the struct is not in the sources.
      diagnostics = diagnostics.map {
        $0.node.root.id == declaration.root.id ? $0.moved(to: node) : $0
      }
    }
  }
}

extension Syntax {
  /// A Boolean value that indicates whether declarations inside this one are local.
  fileprivate var isLocal: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl,
      .closureExpr, .codeBlock, .variableDecl:
      true
    default: false
    }
  }
}
