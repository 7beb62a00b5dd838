import SwiftSyntax

/// Functions of tests that return matchers of Cuckoo, and other mentions of its type of matchers.
enum CuckooMatcherHelper {
  /// Returns the outcome for a function such as `func long() -> ParameterMatcher<String>`.
  static func outcome(_ function: FunctionDeclSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let type = function.signature.returnClause?.type.as(IdentifierTypeSyntax.self),
      type.name.text == name, let arguments = type.genericArgumentClause
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      guard let body = function.body, body.statements.count == 1, let last = body.statements.first,
        let value = last.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
          ?? last.item.as(ExprSyntax.self)
      else { throw Self.advice }
      let matched = String(arguments.trimmedDescription.dropFirst().dropLast())
      let matcher = try CuckooMatchers.argument(value, type: matched, context)
      let text = matcher.text(isWrapped: true)
      guard text.hasPrefix(".") else { throw Self.advice }
      return .rewrite([
        .replace(type, "Matcher\(arguments.trimmedDescription)"), .replace(value, text),
      ])
    }
  }

  /// Returns the outcome for a constant such as `let long: ParameterMatcher<String> = equal(to: "ivy")`.
  static func outcome(_ binding: PatternBindingSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
      type.name.text == name, let arguments = type.genericArgumentClause,
      let value = binding.initializer?.value
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      let matched = String(arguments.trimmedDescription.dropFirst().dropLast())
      let text = try CuckooMatchers.argument(value, type: matched, context).text(isWrapped: true)
      guard text.hasPrefix(".") else { throw Self.advice }
      return .rewrite([.replace(type.name, "Matcher"), .replace(value, text)])
    }
  }

  /// Returns the outcome for a matcher that is no argument of a call pattern, such as the value of a constant.
  static func outcome(creating call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome?
  {
    let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    guard (generic?.expression ?? call.calledExpression).trimmedText == name else { return nil }
    return .attempt { () throws(Unfaithful) in
      let matcher = try CuckooMatchers.argument(ExprSyntax(call), type: nil, context)
      let types = generic?.genericArgumentClause.trimmedDescription ?? ""
      return .replace(call, with: "Matcher\(types)\(matcher.text(isWrapped: true))")
    }
  }

  /// Returns the names of the constants of a file that are matchers.
  static func constants(_ source: ParsedSource) -> Set<String> {
    guard source.mentions(name) else { return [] }
    let finder = MatcherConstantFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.names
  }

  /// Returns the outcome for another mention of the type.
  static func outcome(mention name: TokenSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard name.text == Self.name else { return nil }
    return .leave(advice.advice)
  }

  /// The type of matchers of Cuckoo.
  fileprivate static let name = "ParameterMatcher"

  /// What to write otherwise.
  private static let advice = Unfaithful(
    "write a function that returns a 'Matcher', such as .where { ... }")
}

/// Finds constants that are matchers of Cuckoo.
private final class MatcherConstantFinder: SyntaxVisitor {
  /// Their names.
  var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    let texts = [node.typeAnnotation?.type.trimmedText, value?.trimmedText]
    if texts.contains(where: { $0?.hasPrefix(CuckooMatcherHelper.name) == true }) {
      names.insert(node.pattern.trimmedText)
    }
    return .visitChildren
  }
}
