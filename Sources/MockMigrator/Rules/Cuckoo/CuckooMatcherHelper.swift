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

  /// Returns the outcome for another mention of the type.
  static func outcome(mention name: TokenSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard name.text == Self.name, context.source.importedModules.contains("Cuckoo") else {
      return nil
    }
    return .leave(advice.advice)
  }

  /// The type of matchers of Cuckoo.
  private static let name = "ParameterMatcher"

  /// What to write otherwise.
  private static let advice = Unfaithful(
    "write a function that returns a 'Matcher', such as .where { ... }")
}
