package import SwiftSyntax

/// A chain of members and calls, such as `given(pump).stop().willReturn()`.
package struct CallChain {
  /// A member of what is before it, called or not.
  package struct Link {
    /// The member.
    package let access: MemberAccessExprSyntax

    /// The call of the member, or `nil` if it is a property.
    package let call: FunctionCallExprSyntax?

    /// The name of the member.
    package var name: String { access.declName.baseName.text }

    /// The arguments in parentheses.
    package var arguments: LabeledExprListSyntax? { call?.arguments }

    /// The number of arguments, with trailing closures.
    package var argumentCount: Int {
      guard let call else { return 0 }
      return call.arguments.count + (call.trailingClosure == nil ? 0 : 1)
        + call.additionalTrailingClosures.count
    }

    /// The only argument without a label, or the only trailing closure. Otherwise `nil`.
    package var onlyArgument: ExprSyntax? {
      guard argumentCount == 1 else { return nil }
      if let closure = call?.trailingClosure { return ExprSyntax(closure) }
      return arguments?.first?.label == nil ? arguments?.first?.expression : nil
    }
  }

  /// What the chain begins with.
  package let root: ExprSyntax

  /// The members, from left to right.
  package let links: [Link]

  /// Creates the chain that ends with an expression.
  package init(_ expression: some ExprSyntaxProtocol) {
    var links: [Link] = []
    var current = ExprSyntax(expression)
    while true {
      let call = current.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression ?? current
      guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else {
        break
      }
      links.append(Link(access: access, call: call))
      current = base
    }
    root = current
    self.links = links.reversed()
  }

  /// The call of a function that the chain begins with, such as `given(pump)`, or `nil`.
  package var rootCall: FunctionCallExprSyntax? {
    guard let call = root.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return call
  }

  /// The name of the function that the chain begins with, or `nil`.
  package var rootName: String? {
    rootCall?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The comments between the links, each with the number of spaces of its line removed.
  package var comments: [String] {
    links.flatMap { link in
      (link.access.base?.trailingTrivia.pieces ?? []) + link.access.period.leadingTrivia.pieces
    }.compactMap(\.comment)
  }
}

extension RuleContext {
  /// Returns the text of a mock to put a period behind, in parentheses if the mock is no operand by itself,
  /// such as `fixture.pump as! MockPump`.
  package func receiver(_ mock: ExprSyntax) -> String {
    let isOperand =
      ![
        .sequenceExpr, .tryExpr, .awaitExpr, .prefixOperatorExpr, .asExpr, .ternaryExpr,
        .infixOperatorExpr,
      ]
      .contains(mock.kind)
    return isOperand ? text(mock) : "(\(text(mock)))"
  }
}

extension TriviaPiece {
  /// The text of a comment, or `nil` for other trivia.
  package var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}

extension ExprSyntaxProtocol {
  /// A Boolean value that indicates whether the expression is a statement by itself.
  package var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }

  /// A Boolean value that indicates whether a longer chain contains this one.
  package var isInsideChain: Bool {
    guard let parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == id }
    return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
