internal import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node begins, in bytes.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Where the node ends, in bytes.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The source in one line.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension InfixOperatorExprSyntax {
  /// The operator as it is written.
  var sign: String { self.operator.trimmedDescription }

  /// The source in one line with another operator.
  func oneLine(with sign: String) -> String {
    "\(leftOperand.oneLine) \(sign) \(rightOperand.oneLine)"
  }
}

extension ExprSyntaxProtocol {
  /// Whether it is the literal 1.
  var isOne: Bool { self.as(IntegerLiteralExprSyntax.self)?.literal.text == "1" }

  /// Whether it is the function of a call.
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  /// Whether it is what a value is assigned to, or is handed over to be changed.
  var isAssigned: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.id == id
  }

  /// Whether it can be negated by itself: it is not, but for parentheses, the operand of an operator
  /// that is mutated, and no link of an optional chain.
  var isPlain: Bool {
    guard !isInOptionalChain else { return false }
    guard let parent else { return true }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text != "!" }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return Operators.negations[infix.sign] == nil && infix.sign != "??"
    }
    if let attempt = parent.as(TryExprSyntax.self) { return attempt.isPlain }
    if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.isPlain
    }
    return true
  }

  /// Whether something before it in a chain of members and calls may be nil.
  private var isInOptionalChain: Bool {
    switch ExprSyntax(self).as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let access): access.base?.isInOptionalChain ?? false
    case .functionCallExpr(let call): call.calledExpression.isInOptionalChain
    case .subscriptCallExpr(let call): call.calledExpression.isInOptionalChain
    default: false
    }
  }
}

extension FunctionParameterSyntax {
  /// Whether it belongs to a declaration that other modules see.
  var isPublic: Bool {
    var ancestor = parent
    while let node = ancestor {
      if let declaration = node.asProtocol((any WithModifiersSyntax).self) {
        return declaration.modifiers.contains {
          ["public", "open", "package"].contains($0.name.text)
        }
      }
      ancestor = node.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function or method.
  var calledName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// Whether what is called is a member of something that is written, or a function.
  var hasBase: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      || calledExpression.is(DeclReferenceExprSyntax.self)
  }

  /// Whether the call has a form of which `Switches.swift` has a function: `contains` only with a
  /// condition, `prefix` and the like only with a length.
  var isSwappable: Bool {
    switch calledName?.text {
    case "contains":
      arguments.isEmpty ? trailingClosure != nil : arguments.first?.label?.text == "where"
    case "prefix", "suffix", "dropFirst", "dropLast":
      trailingClosure == nil && arguments.first?.label == nil
    default:
      true
    }
  }
}

extension KeyPathExprSyntax {
  /// The property of a key path without a type that leads to a single one.
  var onlyProperty: String? {
    guard root == nil, components.count == 1, let component = components.first,
      case .property(let property) = component.component
    else { return nil }
    return property.declName.baseName.text
  }
}
