import SwiftSyntax

/// Collects the types of results and properties of a declaration's members, each once.
final class ReturnedTypes: SyntaxVisitor {
  /// The types in source order.
  private var types: [TypeSyntax] = []

  /// The spellings of the types.
  private var texts: Set<String> = []

  /// Returns the types of a declaration.
  static func all(in declaration: DeclSyntax) -> [TypeSyntax] {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let visitor = ReturnedTypes(viewMode: .sourceAccurate)
    visitor.walk(group.memberBlock)
    return visitor.types
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type { add(type) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.returnClause.type)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let type = node.type(of: binding) else { continue }
      // A struct of closures is mocked like a protocol with methods.
      if let closure = type.firstDescendant(FunctionTypeSyntax.self) {
        add(closure.returnClause.type)
      } else {
        add(type)
      }
    }
    return .skipChildren
  }

  /// Nested types have requirements of their own.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ type: TypeSyntax) {
    if texts.insert(type.lineText).inserted { types.append(type) }
  }
}
