package import SwiftSyntax

/// `ArgumentCaptor`, which several libraries have.
package enum ArgumentCaptors {
  /// The rules for the type and its properties.
  package static let rules = [
    MigrationRule(MemberAccessExprSyntax.self, outcome(reading:_:)),
    MigrationRule(IdentifierTypeSyntax.self, outcome(naming:_:)),
  ]

  /// Returns the captor of a matcher such as `beds.any()` or `beds.capture()`, or `nil`.
  package static func captured(by argument: ExprSyntax, _ context: RuleContext) -> String? {
    let call = argument.as(FunctionCallExprSyntax.self)
    if let call, !call.arguments.isEmpty { return nil }
    guard let access = (call?.calledExpression ?? argument).as(MemberAccessExprSyntax.self),
      ["any", "matcher", "capture"].contains(access.declName.baseName.text), let base = access.base,
      names(context).contains(base.trimmedText)
    else { return nil }
    return context.text(base)
  }

  /// Returns the outcome for `ArgumentCaptor<String>()`.
  package static func outcome(creating call: FunctionCallExprSyntax, _ context: RuleContext)
    -> RuleOutcome?
  {
    guard let type = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = type.expression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "ArgumentCaptor"
    else { return nil }
    guard call.arguments.isEmpty else {
      return .leave(
        "a Captor retains its values; remove the argument, or capture weak references yourself")
    }
    return .rewrite([.replace(name, "Captor")])
  }

  /// Returns the outcome for `beds.allValues`.
  package static func outcome(reading access: MemberAccessExprSyntax, _ context: RuleContext)
    -> RuleOutcome?
  {
    guard access.declName.baseName.text == "allValues", let base = access.base,
      names(context).contains(base.trimmedText)
    else { return nil }
    return .rewrite([.replace(access.declName, "values")])
  }

  /// Returns the outcome for the type `ArgumentCaptor<String>`.
  package static func outcome(naming type: IdentifierTypeSyntax, _ context: RuleContext)
    -> RuleOutcome?
  {
    guard type.name.text == "ArgumentCaptor" else { return nil }
    return .rewrite([.replace(type.name, "Captor")])
  }

  /// Returns the names of the captors of the file.
  static func names(_ context: RuleContext) -> Set<String> {
    context.once("captors") { source in
      let finder = CaptorFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.names.union(finder.names.map { "self.\($0)" })
    }
  }
}

/// Finds the variables that are captors.
private final class CaptorFinder: SyntaxVisitor {
  /// Their names.
  var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = (node.typeAnnotation?.description ?? "") + (node.initializer?.description ?? "")
    if type.contains("Captor<") { names.insert(node.pattern.trimmedText) }
    return .visitChildren
  }
}
