import SwiftSyntax

/// Suspended calls of Mocksmith.
enum MocksmithPending {
  /// Returns the outcome for a wait, such as `pending.waitUntilCalled(count: 2, timeout: t)`.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["waitUntilCalled", "expectCalled"].contains(access.declName.baseName.text)
    else { return nil }
    var edits: [SourceEdit] = []
    if access.declName.baseName.text == "expectCalled" {
      edits.append(.replace(access.declName, "waitUntilCalled"))
    }
    if let label = call.arguments.first?.label, label.text == "count",
      let value = call.arguments.first?.expression
    {
      edits.append(SourceEdit(label.span.lowerBound..<value.span.lowerBound, ""))
    }
    return edits.isEmpty ? nil : .rewrite(edits)
  }

  /// Returns the outcome for `pending.control`, and for `cities.lastValue` of a captor.
  static func outcome(reading access: MemberAccessExprSyntax, _ context: RuleContext)
    -> RuleOutcome?
  {
    guard let base = access.base else { return nil }
    switch access.declName.baseName.text {
    case "control" where pending(context).contains(base.trimmedText):
      return .rewrite([SourceEdit(access.period.position.utf8Offset..<access.span.upperBound, "")])
    case "lastValue" where ArgumentCaptors.names(context).contains(base.trimmedText):
      return .rewrite([.replace(access.declName, "value")])
    default: return nil
    }
  }

  /// Returns the names of the variables with suspended calls.
  private static func pending(_ context: RuleContext) -> Set<String> {
    context.once("Mocksmith.pending") { source in
      let finder = PendingFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.names
    }
  }
}

/// Finds the variables with suspended calls.
private final class PendingFinder: SyntaxVisitor {
  /// Their names.
  var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, CallChain(value).links.last?.name == "willSuspend" {
      names.insert(node.pattern.trimmedText)
    }
    return .visitChildren
  }
}
