internal import SwiftSyntax

/// A possible mutation that has no number yet.
struct Finding {
  let node: Syntax
  let kind: String
  let original: String
  let replacement: String
  let isSkipped: Bool

  /// Returns the edits that add the mutation with the given number.
  let edits: (Int) -> [Edit]
}

/// Finds all possible mutations in a file. The tree must have folded operators.
///
/// An outer expression is found before its subexpressions.
final class MutationFinder: SyntaxVisitor {
  /// The mutations in the order of the file.
  private(set) var findings: [Finding] = []

  /// The conditions that are negated entirely.
  private var negated: Set<SyntaxIdentifier> = []

  /// The number of enclosing nodes in which code cannot be mutated.
  private var closedDepth = 0

  /// Adds a mutation of a node.
  func add(
    _ kind: String, _ node: some SyntaxProtocol, original: String? = nil, _ replacement: String,
    edits: @escaping (Int) -> [Edit]
  ) {
    findings.append(
      Finding(
        node: Syntax(node), kind: kind, original: original ?? node.oneLine,
        replacement: replacement, isSkipped: closedDepth > 0, edits: edits))
  }

  /// Adds a mutation that wraps an expression in a function call.
  func add(
    _ kind: String, _ node: some SyntaxProtocol, _ replacement: String, calling function: String
  ) {
    let (start, end) = (node.start, node.end)
    add(kind, node, replacement) {
      [.open(start, "\(function)(\($0), "), .close(end, ")")]
    }
  }

  /// Adds the negation of a condition, unless its parts are mutated separately.
  func negate(_ condition: ExprSyntax) {
    switch condition.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      negate(tuple.elements.first!.expression)
    case .tryExpr(let attempt):
      negate(attempt.expression)
    case .awaitExpr(let suspension):
      negate(suspension.expression)
    case .booleanLiteralExpr, .isExpr:
      return
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      return
    case .infixOperatorExpr(let infix)
    where Operators.negations[infix.sign] != nil || Operators.connectives[infix.sign] != nil:
      return
    default:
      guard negated.insert(condition.id).inserted else { return }
      add("condition", condition, "!(\(condition.oneLine))", calling: "__flip")
    }
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let condition):
      negate(condition)
    case .optionalBinding(let binding):
      add(binding)
    case .matchingPattern, .availability:
      break
    }
    return .visitChildren
  }

  /// Adds a mutation that makes an unwrapped optional `nil`.
  private func add(_ binding: OptionalBindingConditionSyntax) {
    let name = binding.pattern.trimmedDescription
    let replacement = "\(binding.bindingSpecifier.text) \(name) = nil"
    let kind = "binding"
    if let value = binding.initializer?.value {
      let (start, end) = (value.start, value.end)
      add(kind, binding, replacement) {
        [.open(start, "__none(\($0), "), .close(end, ")")]
      }
    } else {
      let end = binding.pattern.end
      add(kind, binding, replacement) { [.open(end, " = __none(\($0), \(name))")] }
    }
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" {
      add("negation", node, node.expression.oneLine, calling: "__flip")
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // A function does not have to return after an infinite loop, so `while true` cannot be mutated.
    guard node.parent?.is(ConditionElementSyntax.self) != true else { return .skipChildren }
    let other = node.literal.text == "true" ? "false" : "true"
    add("literal", node, other, calling: "__flip")
    return .skipChildren
  }

  override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
    add("condition", node, "!(\(node.oneLine))", calling: "__flip")
    return .visitChildren
  }

  // MARK: - Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.sign
    if let negation = Operators.negations[sign] {
      add("comparison", node, node.oneLine(with: negation), calling: "__flip")
    }
    if let (other, function) = Operators.boundaries[sign] {
      addCall("boundary", node, other, function)
    }
    if let (other, function) = Operators.connectives[sign] {
      addCall("connective", node, other, function)
      negate(node.leftOperand)
      negate(node.rightOperand)
    }
    if sign == "??" {
      let (start, end) = (node.leftOperand.start, node.leftOperand.end)
      add("default", node, node.rightOperand.oneLine) {
        [.open(start, "__none(\($0), "), .close(end, ")")]
      }
    }
    if Operators.sums.contains(sign), node.rightOperand.isOne {
      let (start, end) = (node.rightOperand.start, node.rightOperand.end)
      add("sum", node, node.leftOperand.oneLine) {
        [.open(start, "__without(\($0), "), .close(end, ")")]
      }
    }
    return .visitChildren
  }

  /// Adds a mutation that replaces an operator with a function call.
  private func addCall(
    _ kind: String, _ node: InfixOperatorExprSyntax, _ other: String, _ function: String
  ) {
    let sign = node.operator
    let (start, end, comma, length) = (node.start, node.end, sign.start, sign.end - sign.start)
    add(kind, node, node.oneLine(with: other)) {
      [.open(start, "\(function)(\($0), "), .open(comma, ",", replacing: length), .close(end, ")")]
    }
  }

  // MARK: - Members and functions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName else { return .visitChildren }
    if node.hasBase, Operators.isPredicate(method: name.text), node.isPlain {
      negate(ExprSyntax(node))
    }
    let isFree = node.calledExpression.is(DeclReferenceExprSyntax.self)
    if let other = Operators.swaps[name.text], node.isSwappable,
      isFree ? name.text == "min" || name.text == "max" : node.hasBase
    {
      addSwap(name, other, original: node.oneLine, in: node)
    }
    return .visitChildren
  }

  /// Adds a mutation that replaces the function of a call.
  private func addSwap(
    _ name: TokenSyntax, _ other: String, original: String, in call: FunctionCallExprSyntax
  ) {
    let (start, length) = (name.start, name.end - name.start)
    let parenthesis = call.leftParen?.end
    let separator = call.arguments.isEmpty ? "" : ", "
    add("swap", name, original: original, other) { id in
      guard let parenthesis else {
        return [.open(start, "__\(name.text)(\(id))", replacing: length)]
      }
      return [
        .open(start, "__\(name.text)", replacing: length),
        .open(parenthesis, "\(id)\(separator)"),
      ]
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, !node.isCalled, !node.isAssigned else { return .visitChildren }
    let name = node.declName.baseName
    if Operators.isPredicate(property: name.text), node.isPlain {
      negate(ExprSyntax(node))
    }
    if Operators.swappedProperties.contains(name.text), let other = Operators.swaps[name.text] {
      let (start, length) = (name.start, name.end - name.start)
      add("swap", name, original: node.oneLine, "\(base.oneLine).\(other)") {
        [.open(start, "__\(name.text)(\($0))", replacing: length)]
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) == true { return .skipChildren }
    if Operators.isPredicate(property: node.baseName.text), !node.isCalled, !node.isAssigned,
      node.isPlain
    {
      negate(ExprSyntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(LabeledExprSyntax.self) == true, let name = node.onlyProperty,
      Operators.isPredicate(property: name)
    {
      let (start, length) = (node.start, node.end - node.start)
      add("condition", node, "{ !$0.\(name) }") {
        [.open(start, "{ __flip(\($0), $0.\(name)) }", replacing: length)]
      }
    }
    return .skipChildren
  }

  // MARK: - Code that cannot be mutated

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    closedDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { closedDepth -= 1 }

  // The default argument of a public function is compiled into the module of the caller.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.isPublic { closedDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionParameterSyntax) {
    if node.isPublic { closedDepth -= 1 }
  }
}
