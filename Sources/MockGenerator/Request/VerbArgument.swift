import SwiftSyntax

/// An argument of a verb that may name a declaration that is not a mock.
struct VerbArgument {
  /// The name of the verb, which diagnostics point at.
  let verb: TokenSyntax

  /// The receiver of the call, or `nil` for a free function.
  let base: ExprSyntax?

  /// The call.
  let call: MemberCall

  /// Collects the arguments of the verbs in a file, in the order of their locations.
  static func all(in tree: SourceFileSyntax) -> [VerbArgument] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  /// Creates an argument from its expression.
  ///
  /// - Returns: `nil` for an expression that does not call a member or function.
  fileprivate init?(_ expression: ExprSyntax, of verb: TokenSyntax) {
    self.verb = verb
    let expression = expression.withoutEffects
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      base = call.calledExpression
      self.call = MemberCall(name: "subscript", labels: call.arguments.labels)
      return
    }
    if let property = expression.as(MemberAccessExprSyntax.self), let object = property.base {
      base = object
      call = MemberCall(property: property)
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let object = member.base
    {
      let name = member.declName.baseName.bareText
      if name == "set", let element = object.as(SubscriptCallExprSyntax.self) {
        base = element.calledExpression
        self.call = MemberCall(
          name: "subscript", labels: element.arguments.labels, isSetting: true)
        return
      }
      if name == "set", call.arguments.labels == ["_"],
        let property = object.as(MemberAccessExprSyntax.self), let owner = property.base
      {
        base = owner
        self.call = MemberCall(property: property, isSetting: true)
        return
      }
      base = object
      self.call = MemberCall(
        name: name, labels: call.arguments.labels, trailingClosures: closures)
    } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      base = nil
      self.call = MemberCall(
        name: function.baseName.bareText, labels: call.arguments.labels,
        trailingClosures: closures)
    } else {
      return nil
    }
  }
}

extension MemberCall {
  /// Creates the read of a property, or a write.
  fileprivate init(property: MemberAccessExprSyntax, isSetting: Bool = false) {
    self.init(
      name: property.declName.baseName.bareText, labels: [], isSetting: isSetting,
      isProperty: true)
  }
}

/// Visits the nodes of a file and records the arguments of verbs.
private final class Finder: SyntaxVisitor {
  var found: [VerbArgument] = []

  /// The functions that take patterns.
  private static let verbs: Set<String> = [
    "stub", "expect", "reject", "verify", "verifyInOrder", "calls", "reset",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.verbs.contains(callee.baseName.text)
    else { return .visitChildren }
    // The other arguments of most verbs are counts.
    let isList = ["verifyInOrder", "reset"].contains(callee.baseName.text)
    for argument in isList ? Array(node.arguments) : Array(node.arguments.prefix(1))
    where argument.label == nil {
      guard let found = VerbArgument(argument.expression, of: callee.baseName),
        // The argument of `reset` can be a mock in a property.
        !found.call.isProperty || callee.baseName.text != "reset"
      else { continue }
      self.found.append(found)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and parentheses around it.
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) {
      return expression.expression.withoutEffects
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.withoutEffects
    }
    return self
  }
}

extension LabeledExprListSyntax {
  /// The labels of the arguments; `_` for none.
  var labels: [String] { map { $0.label?.bareText ?? "_" } }
}
