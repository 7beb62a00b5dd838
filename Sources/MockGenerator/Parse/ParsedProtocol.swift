public import SwiftDiagnostics
public import SwiftSyntax

/// A parsed declaration: what can be emitted, and what is wrong.
public struct ParsedProtocol {
  /// The protocol; nil where nothing can be emitted.
  package var mocked: MockedProtocol?

  /// What is wrong, in source order. There may be diagnostics beside a protocol.
  public var diagnostics: [Diagnostic]

  /// Reads a declaration that the attribute is on, or that a front end found.
  ///
  /// - Parameters:
  ///   - declaration: the declaration, which is reported if it is not a protocol
  ///   - attribute: the attribute; nil for a front end that needs none, which has no condition
  ///   - lexicalContext: the declarations around this one, from the inside to the outside
  ///   - extendedType: the type as an extension must spell it; the protocol's name if it is nil
  public init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax] = [], extendedType: String? = nil
  ) {
    self.init(
      declaration, attribute: attribute, lexicalContext: lexicalContext,
      extendedType: extendedType, InheritanceFacts())
  }

  /// Reads a declaration of which a front end knows what it inherits.
  ///
  /// - Parameters:
  ///   - declaration: the declaration, which is reported if it is not a protocol
  ///   - attribute: the attribute with the condition; nil for no condition
  ///   - lexicalContext: the declarations around this one, from the inside to the outside
  ///   - extendedType: the type as an extension must spell it; the protocol's name if it is nil
  ///   - facts: what is known of the protocols that it inherits from
  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax], extendedType: String? = nil, _ facts: InheritanceFacts
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
    // No extension could give members to the mock of a struct.
    let context = (closures == nil ? [] : [node]) + lexicalContext
    var parser = ProtocolParser(declaration, lexicalContext: context, facts)
    let mocked = parser.parse(condition: attribute, extendedType: extendedType)
    self.mocked = closures?.completed(mocked) ?? mocked
    diagnostics = parser.diagnostics
    if closures != nil {
      // The protocol that stands for the struct has no place in the sources.
      diagnostics = diagnostics.map {
        $0.node.root.id == declaration.root.id ? $0.moved(to: node) : $0
      }
    }
  }
}

extension Syntax {
  /// Whether declarations inside this one are local.
  fileprivate var isLocal: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl,
      .closureExpr, .codeBlock, .variableDecl:
      true
    default: false
    }
  }
}
