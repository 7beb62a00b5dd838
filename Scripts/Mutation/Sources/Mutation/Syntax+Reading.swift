internal import SwiftSyntax

extension SyntaxProtocol {
  /// The byte offset where the node begins.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The byte offset where the node ends.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The source on a single line.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension InfixOperatorExprSyntax {
  /// The text of the operator.
  var sign: String { self.operator.trimmedDescription }

  /// Returns the source on a single line with another operator.
  func oneLine(with sign: String) -> String {
    "\(leftOperand.oneLine) \(sign) \(rightOperand.oneLine)"
  }
}

extension ExprSyntaxProtocol {
  /// A Boolean value that indicates whether the expression is the literal 1.
  var isOne: Bool { self.as(IntegerLiteralExprSyntax.self)?.literal.text == "1" }

  /// A Boolean value that indicates whether the expression is the function of a call.
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  /// A Boolean value that indicates whether the expression is assigned or passed as `inout`.
  var isAssigned: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.id == id
  }

  /// A Boolean value that indicates whether the expression can be negated separately: except for
  /// parentheses, it is neither the operand of a mutated operator nor a part of an optional chain.
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

  /// A Boolean value that indicates whether an earlier part of the chain can be `nil`.
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
  /// A Boolean value that indicates whether the declaration is visible to other modules.
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

  /// A Boolean value that indicates whether the call has an explicit base or calls a function.
  var hasBase: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      || calledExpression.is(DeclReferenceExprSyntax.self)
  }

  /// A Boolean value that indicates whether `Switches.swift` has a function for this form of the call:
  /// `contains` only with a condition, `prefix` and similar ones only with a length.
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
  /// The property of a key path that has no root type and a single component.
  var onlyProperty: String? {
    guard root == nil, components.count == 1, let component = components.first,
      case .property(let property) = component.component
    else { return nil }
    return property.declName.baseName.text
  }
}
