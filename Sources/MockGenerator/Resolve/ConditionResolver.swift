import MockEmitter
import SwiftSyntax

/// Resolves the names in `#if` conditions that only the declaring module defines.
///
/// A mock is compiled in another module than the declaration. Conditions about the platform mean
/// the same there, and are not changed. Conditions of the declaring module's build are replaced by
/// their values.
final class ConditionResolver: SyntaxRewriter {
  /// The names, and whether they hold.
  private let names: [String: Bool]

  /// A Boolean value that indicates whether the position is inside a condition.
  private var isInCondition = false

  /// Creates a rewriter.
  ///
  /// - Parameter names: The names to resolve, with their values in the declaring module.
  init(_ names: [String: Bool]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns a declaration with resolved conditions.
  ///
  /// - Returns: The declaration, or the same node if there is nothing to resolve.
  func resolvingConditions(in declaration: DeclSyntax) -> DeclSyntax {
    guard !names.isEmpty, declaration.firstDescendant(IfConfigDeclSyntax.self) != nil else {
      return declaration
    }
    return rewrite(Syntax(declaration)).as(DeclSyntax.self) ?? declaration
  }

  /// Returns the text of a resolved condition.
  func text(_ condition: ExprSyntax) -> String {
    guard !names.isEmpty else { return condition.lineText }
    isInCondition = true
    defer { isInCondition = false }
    return rewrite(Syntax(condition)).lineText
  }

  override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
    var clause = super.visit(node)
    if let condition = node.condition {
      isInCondition = true
      clause.condition = rewrite(Syntax(condition)).as(ExprSyntax.self)
      isInCondition = false
    }
    return clause
  }

  // The arguments of functions such as `os` are not conditions.
  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    isInCondition ? ExprSyntax(node) : super.visit(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard isInCondition, let holds = names[node.baseName.text] else { return ExprSyntax(node) }
    return ExprSyntax(
      BooleanLiteralExprSyntax(
        leadingTrivia: node.leadingTrivia, literal: .keyword(holds ? .true : .false),
        trailingTrivia: node.trailingTrivia))
  }
}
