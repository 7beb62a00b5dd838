import SwiftSyntax

/// What one statement in a function of a test double does.
enum SpyStatement: Hashable {
  /// Adds one to a variable.
  case counts(String)

  /// Makes a variable `true`.
  case marks(String)

  /// Assigns arguments to a variable.
  case keeps(String, SpyArguments)

  /// Appends arguments to an array.
  case appends(String, SpyArguments)

  /// Throws the error in a variable, if there is one.
  case throwsError(String)

  /// Throws an error if a variable is `true`.
  case throwsIf(String, String)

  /// Returns a variable.
  case returns(String)

  /// Returns or throws what a `Result` contains.
  case resolves(String)

  /// Calls the closure in a variable with all arguments.
  case calls(String)

  /// Calls a completion handler with a variable.
  case completes(Int, String)

  /// Returns a value that does not depend on the test.
  case returnsFixed(String)

  /// Records the call with a reference to the function.
  case refers(String)

  /// Stops the process or fails the test.
  case stops

  /// Does nothing that a mock does not do, such as acquiring a lock.
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
      if let choice = node.expression.as(SwitchExprSyntax.self) { return read(choice) }
      return read(node.expression, isLast: false)
    }
    if let node = statement.as(DeferStmtSyntax.self) {
      let isUnlocking = node.body.statements.allSatisfy { $0.trimmedText.isLocking }
      return isUnlocking ? [.nothing] : nil
    }
    if let node = statement.as(GuardStmtSyntax.self) { return read(node) }
    return nil
  }

  /// Returns what an expression does.
  private func read(_ expression: ExprSyntax, isLast: Bool) -> [SpyStatement]? {
    if let assignment = Assignment(expression) { return read(assignment) }
    if expression.trimmedText.isLocking { return [.nothing] }
    if let call = expression.withoutEffects.as(FunctionCallExprSyntax.self) {
      if let found = read(call) { return found }
    }
    return isLast ? returned(expression) : nil
  }

  /// Returns what an assignment does.
  private func read(_ assignment: Assignment) -> [SpyStatement]? {
    guard let name = assignment.target.ownName else { return nil }
    let value = assignment.value
    switch assignment.sign {
    case "+=":
      if value.count == 1, value[0].trimmedText == "1" { return [.counts(name)] }
      if value.count == 1, let array = value[0].as(ArrayExprSyntax.self), array.elements.count == 1,
        let element = array.elements.first, let found = arguments(element.expression)
      {
        return [.appends(name, found)]
      }
      return nil
    case "=":
      guard value.count == 1 else {
        let text = value.map(\.trimmedText).joined(separator: " ")
        return text == "\(name) + 1" ? [.counts(name)] : nil
      }
      if value[0].trimmedText == "true" { return [.marks(name)] }
      return arguments(value[0]).map { [.keeps(name, $0)] }
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
    if let access = callee.as(MemberAccessExprSyntax.self), let name = access.base?.ownName {
      let only = call.arguments.count == 1 ? call.arguments.first : nil
      switch access.declName.baseName.text {
      case "append" where only?.label == nil && call.trailingClosure == nil:
        return only.flatMap { arguments($0.expression) }.map { [.appends(name, $0)] }
      case "get" where call.arguments.isEmpty: return [.resolves(name)]
      case "withLock" where call.arguments.isEmpty, "sync" where call.arguments.isEmpty:
        guard let body = call.trailingClosure, body.signature == nil,
          case .success(let found) = read(body.statements)
        else { return nil }
        return found
      default: break
      }
    }
    guard call.trailingClosure == nil else { return nil }
    if let name = reference(call) { return [.refers(name)] }
    if let name = callee.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let index = parameters.firstIndex(of: name), call.arguments.count == 1,
      let value = call.arguments.first?.expression.unwrapped.ownName, !parameters.contains(value)
    {
      return [.completes(index, value)]
    }
    guard let name = callee.unwrapped.ownName, !parameters.contains(name) else { return nil }
    if ["fatalError", "preconditionFailure", "XCTFail"].contains(name) { return [.stops] }
    let passed = call.arguments.map(\.expression.trimmedText)
    return passed == parameters ? [.calls(name)] : nil
  }

  /// Returns what returning an expression does.
  func returned(_ expression: ExprSyntax) -> [SpyStatement]? {
    let value = expression.withoutEffects
    if let condition = value.as(IfExprSyntax.self) { return read(condition) }
    if let choice = value.as(SwitchExprSyntax.self) { return read(choice) }
    if let sequence = value.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].trimmedText == "??",
        let first = returned(parts[0]), let second = returned(parts[2])
      else { return nil }
      return first + second
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let found = read(call) { return found }
      return call.isEmptyValue ? [.returnsFixed(call.trimmedText)] : nil
    }
    if let name = value.unwrapped.ownName, !parameters.contains(name) { return [.returns(name)] }
    return value.isFixedValue ? [.returnsFixed(value.trimmedText)] : nil
  }

  /// Returns what a condition does.
  private func read(_ node: IfExprSyntax) -> [SpyStatement]? {
    guard node.conditions.count == 1, let element = node.conditions.first,
      let (name, bound) = condition(element.condition)
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
    _ list: CodeBlockItemListSyntax, _ name: String, _ bound: String?
  ) -> [SpyStatement]? {
    if list.count == 1, let stmt = list.first?.item.as(StmtSyntax.self)?.as(ThrowStmtSyntax.self) {
      let error = stmt.expression.unwrapped.trimmedText
      if let bound { return error == bound ? [.throwsError(name)] : nil }
      return [.throwsIf(name, stmt.expression.trimmedText)]
    }
    guard case .success(let found) = read(list), let bound else { return nil }
    return found.map { $0.renaming(bound, to: name) }
  }

  /// Returns the variable that a condition is about, and the name it is bound to, or `nil`.
  private func condition(_ syntax: ConditionElementSyntax.Condition) -> (String, String?)? {
    switch syntax {
    case .optionalBinding(let binding):
      guard let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      guard let value = binding.initializer?.value else { return (bound, bound) }
      return value.ownName.map { ($0, bound) }
    case .expression(let expression):
      if let name = expression.ownName { return (name, nil) }
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
      let (name, bound) = condition(element.condition), name == bound,
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
    case .completes(let index, old): .completes(index, new)
    default: self
    }
  }
}

extension String {
  /// A Boolean value that indicates whether a statement acquires or releases a lock.
  fileprivate var isLocking: Bool {
    hasSuffix(".lock()") || hasSuffix(".unlock()")
  }
}
