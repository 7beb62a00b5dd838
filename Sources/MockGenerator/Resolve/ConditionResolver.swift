import SwiftSyntax

/// Settles the names in `#if` conditions that the module of a mock need not know.
///
/// A mock is compiled in another module than the declaration. Conditions about the platform mean
/// the same there, and stay; those that only the declaring module is built with are settled.
final class ConditionResolver: SyntaxRewriter {
  /// The names, and whether they hold.
  private let names: [String: Bool]

  /// Whether the position is inside of a condition.
  private var isInCondition = false

  /// Creates a rewriter.
  ///
  /// - Parameter names: the names to settle, and whether they hold in the declaring module
  init(_ names: [String: Bool]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Settles the conditions inside of a declaration.
  ///
  /// - Returns: the declaration; the same node where there is nothing to settle
  func resolvingConditions(in declaration: DeclSyntax) -> DeclSyntax {
    guard !names.isEmpty, declaration.firstDescendant(IfConfigDeclSyntax.self) != nil else {
      return declaration
    }
    return rewrite(Syntax(declaration)).as(DeclSyntax.self) ?? declaration
  }

  /// The text of a condition with its names settled.
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

  // The arguments of `os` and its like are no conditions.
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

extension IfConfigClauseSyntax {
  /// The condition under which the compiler reads the clause: its own, and none of those before.
  ///
  /// - Parameter names: what settles names in conditions
  func conditionText(_ names: ConditionResolver) -> String {
    var parts: [String] = []
    for clause in (parent?.as(IfConfigClauseListSyntax.self)).elements {
      guard clause.id != id else { break }
      if let condition = clause.condition { parts.append("!(\(names.text(condition)))") }
    }
    guard let condition else { return parts.joined(separator: " && ") }
    let own = names.text(condition)
    return parts.isEmpty ? own : (parts + ["(\(own))"]).joined(separator: " && ")
  }
}
