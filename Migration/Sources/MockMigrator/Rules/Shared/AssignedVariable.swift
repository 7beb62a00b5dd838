import SwiftSyntax

/// The variable that a statement assigns an expression to.
struct AssignedVariable {
  /// The text of the variable.
  let name: String

  /// The statement.
  let statement: CodeBlockItemSyntax

  /// Finds the variable, or returns `nil` if the expression is no whole value of a statement.
  init?(_ expression: some ExprSyntaxProtocol) {
    if let binding = expression.parent?.parent?.as(PatternBindingSyntax.self),
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
    {
      (name, statement) = (binding.pattern.trimmedText, item)
      return
    }
    guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3,
      let target = list.first, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let item = list.parent?.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    (name, statement) = (target.trimmedText, item)
  }
}
