import SwiftSyntax

/// What one statement in a function of a test double does.
enum SpyStatement: Hashable {
  /// Adds one to a variable.
  case counts(String)

  /// Assigns arguments to a variable.
  case keeps(String, SpyArguments)

  /// Appends arguments to an array.
  case appends(String, SpyArguments)

  /// Throws the error in a variable, if there is one.
  case throwsError(String)

  /// Returns a variable.
  case returns(String)

  /// Calls the closure in a variable with all arguments.
  case calls(String)

  /// Stops the process.
  case stops

  /// Does nothing that a test can change, such as returning 0.
  case nothing
}

/// Reads the statements of one function.
struct SpyStatementReader {
  /// The names of the parameters.
  let parameters: [String]

  /// Returns what the statements do, or the first one that a mock cannot do.
  func read(_ list: CodeBlockItemListSyntax) -> Result<[SpyStatement], UnknownStatement> {
    var found: [SpyStatement] = []
    for item in list {
      guard let statements = read(item, isLast: item == list.last) else {
        return .failure(UnknownStatement(text: item.trimmedText))
      }
      found += statements
    }
    return .success(found)
  }

  /// Returns what one statement does, or `nil` if a mock cannot do it.
  private func read(_ item: CodeBlockItemSyntax, isLast: Bool) -> [SpyStatement]? {
    switch item.item {
    case .expr(let expression): read(expression, isLast: isLast)
    case .stmt(let statement): read(statement)
    case .decl: nil
    }
  }

  /// Returns what a statement that is no expression does.
  private func read(_ statement: StmtSyntax) -> [SpyStatement]? {
    if let node = statement.as(ReturnStmtSyntax.self) {
      return node.expression.map(returned) ?? [.nothing]
    }
    if let node = statement.as(ExpressionStmtSyntax.self) {
      if let condition = node.expression.as(IfExprSyntax.self) { return read(condition) }
    }
    if let node = statement.as(GuardStmtSyntax.self) { return read(node) }
    return nil
  }

  /// Returns what an expression does.
  private func read(_ expression: ExprSyntax, isLast: Bool) -> [SpyStatement]? {
    if let assignment = Assignment(expression) { return read(assignment) }
    if let call = expression.withoutEffects.as(FunctionCallExprSyntax.self) {
      if let found = read(call) { return found }
    }
    return isLast ? returned(expression) : nil
  }

  /// Returns what an assignment does.
  private func read(_ assignment: Assignment) -> [SpyStatement]? {
    guard let name = assignment.target.ownName else { return nil }
    guard assignment.value.count == 1, let value = assignment.value.first else { return nil }
    switch assignment.sign {
    case "+=" where value.trimmedText == "1": return [.counts(name)]
    case "=": return arguments(value).map { [.keeps(name, $0)] }
    default: return nil
    }
  }

  /// Returns the parameters that an expression consists of, or `nil`.
  private func arguments(_ expression: ExprSyntax) -> SpyArguments? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return parameters.firstIndex(of: name).map { SpyArguments([$0], [nil]) }
    }
    guard let tuple = expression.as(TupleExprSyntax.self) else { return nil }
    var result = SpyArguments([], [])
    for element in tuple.elements {
      guard let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let index = parameters.firstIndex(of: name)
      else { return nil }
      result.indices.append(index)
      result.labels.append(element.label?.text)
    }
    return result.indices.isEmpty ? nil : result
  }

  /// Returns what a call does.
  private func read(_ call: FunctionCallExprSyntax) -> [SpyStatement]? {
    let callee = call.calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self), let name = access.base?.ownName,
      access.declName.baseName.text == "append", call.arguments.count == 1,
      let only = call.arguments.first, only.label == nil, call.trailingClosure == nil
    {
      return arguments(only.expression).map { [.appends(name, $0)] }
    }
    guard call.trailingClosure == nil else { return nil }
    guard let name = callee.unwrapped.ownName, !parameters.contains(name) else { return nil }
    if ["fatalError", "preconditionFailure"].contains(name) { return [.stops] }
    let passed = call.arguments.map(\.expression.trimmedText)
    return passed == parameters ? [.calls(name)] : nil
  }

  /// Returns what returning an expression does.
  func returned(_ expression: ExprSyntax) -> [SpyStatement]? {
    let value = expression.withoutEffects
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let found = read(call) { return found }
      return call.isEmptyValue ? [.nothing] : nil
    }
    if let name = value.unwrapped.ownName, !parameters.contains(name) { return [.returns(name)] }
    return value.isFixedValue ? [.nothing] : nil
  }

  /// Returns what a condition does.
  private func read(_ node: IfExprSyntax) -> [SpyStatement]? {
    guard node.conditions.count == 1, let element = node.conditions.first,
      let (name, bound) = binding(element.condition)
    else { return nil }
    var otherwise: [SpyStatement] = []
    switch node.elseBody {
    case .codeBlock(let block)?:
      guard case .success(let found) = read(block.statements) else { return nil }
      otherwise = found
    case .ifExpr(let nested)?:
      guard let found = read(nested) else { return nil }
      otherwise = found
    case nil: break
    }
    guard let found = body(node.body.statements, name, bound) else { return nil }
    return found + otherwise
  }

  /// Returns what the body of a condition about a variable does.
  private func body(
    _ list: CodeBlockItemListSyntax, _ name: String, _ bound: String
  ) -> [SpyStatement]? {
    if list.count == 1, let stmt = list.first?.item.as(StmtSyntax.self)?.as(ThrowStmtSyntax.self) {
      return stmt.expression.unwrapped.trimmedText == bound ? [.throwsError(name)] : nil
    }
    guard case .success(let found) = read(list) else { return nil }
    return found.map { $0.renaming(bound, to: name) }
  }

  /// Returns the variable that a condition is about, and the name it is bound to, or `nil`.
  private func binding(_ syntax: ConditionElementSyntax.Condition) -> (String, String)? {
    switch syntax {
    case .optionalBinding(let binding):
      guard let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      guard let value = binding.initializer?.value else { return (bound, bound) }
      return value.ownName.map { ($0, bound) }
    case .expression(let expression):
      let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      guard parts.count == 3, parts[1].trimmedText == "!=",
        parts[2].trimmedText == "nil", let name = parts[0].ownName
      else { return nil }
      return (name, name)
    default: return nil
    }
  }

  /// Returns what `guard let handler = handler else { return 0 }` does: nothing by itself.
  private func read(_ node: GuardStmtSyntax) -> [SpyStatement]? {
    guard node.conditions.count == 1, let element = node.conditions.first,
      let (name, bound) = binding(element.condition), name == bound,
      case .success(let otherwise) = read(node.body.statements)
    else { return nil }
    return otherwise
  }
}

/// A statement that a generated mock cannot do.
struct UnknownStatement: Error {
  /// The statement.
  let text: String
}

extension SpyStatement {
  /// Returns the statement with another name for its variable.
  fileprivate func renaming(_ old: String, to new: String) -> SpyStatement {
    switch self {
    case .calls(old): .calls(new)
    case .returns(old): .returns(new)
    default: self
    }
  }
}
