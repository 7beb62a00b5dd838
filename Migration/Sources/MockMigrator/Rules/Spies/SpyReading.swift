import SwiftSyntax

/// Reads of members that a test double has recorded, which become reads of the calls on a mock.
struct SpyReading {
  /// What is known about the file.
  let spies: SpyContext

  /// Returns the outcome for a member access.
  func outcome(_ access: MemberAccessExprSyntax) throws(Unfaithful) -> RuleOutcome? {
    if let base = access.base, let found = try shortened(access, base) { return found }
    guard let member = spies.member(ExprSyntax(access)), !access.isAssignmentTarget else {
      return nil
    }
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCall = call?.calledExpression.id == access.id
    if isCall, member.double.functions.contains(where: { $0.name == member.name }) { return nil }
    switch member.role {
    case .count(let index): return replace(access, "\(calls(member, index)).count")
    case .setCount(let name):
      return replace(access, "calls(\(member.mock).\(name).set(.any)).count")
    case .called(let index):
      let text = "!\(calls(member, index)).isEmpty"
      return replace(access, access.isWholeArgument ? text : "(\(text))")
    case .history(let index, let arguments):
      if let found = element(access, member, index, arguments) { return found }
      return replace(access, history(member, index, arguments, isCondition: access.isInCondition))
    case .last(let index, let arguments): return last(access, member, index, arguments)
    case .property(let name):
      return name == member.name ? nil : replace(access, "\(member.mock).\(name)")
    case .result, .error, .closure:
      throw Unfaithful(
        "a stub has no value to read; write the value that '\(member.name)' has here")
    }
  }

  /// Returns the outcome that replaces a read, without `await`.
  private func replace(_ node: some SyntaxProtocol, _ text: String) -> RuleOutcome {
    let suspension = node.parent?.as(AwaitExprSyntax.self)
    return .rewrite([.replace(suspension.map { Syntax($0) } ?? Syntax(node), text)]
    )
  }

  /// Returns the text of the recorded calls to a function.
  private func calls(_ member: SpyMember, _ index: Int) -> String {
    let text = "calls(\(member.pattern(index)))"
    return spies.isCounted(member, index) ? text : "\(text).filter({ $0.error == nil })"
  }

  /// Returns the text of the arguments of all calls.
  private func history(
    _ member: SpyMember, _ index: Int, _ arguments: SpyArguments, isCondition: Bool
  ) -> String {
    let count = member.double.functions[index].labels.count
    let element = arguments.text(of: "$0", count: count)
    let text = calls(member, index)
    if element.hasPrefix("$0.") { return "\(text).map(\\.\(element.dropFirst(3)))" }
    return isCondition ? "\(text).map({ \(element) })" : "\(text).map { \(element) }"
  }

  /// Returns the outcome for the arguments of one call, such as `pump.waterings[0].bed`, or `nil`.
  private func element(
    _ access: MemberAccessExprSyntax, _ member: SpyMember, _ index: Int, _ arguments: SpyArguments
  ) -> RuleOutcome? {
    let node: Syntax
    var call = calls(member, index)
    if let item = access.parent?.as(SubscriptCallExprSyntax.self), item.arguments.count == 1 {
      node = Syntax(item)
      call += spies.context.text(item.leftSquare.span.lowerBound..<item.rightSquare.span.upperBound)
    } else if let end = access.parent?.as(MemberAccessExprSyntax.self), let chain = end.parent,
      ["first", "last"].contains(end.declName.baseName.text),
      chain.is(OptionalChainingExprSyntax.self) || chain.is(ForceUnwrapExprSyntax.self)
    {
      node = chain
      call += ".\(end.declName.baseName.text)\(chain.is(ForceUnwrapExprSyntax.self) ? "!" : "?")"
    } else {
      return nil
    }
    let count = member.double.functions[index].labels.count
    guard arguments.indices.count > 1 else {
      return replace(node, arguments.text(of: call, count: count))
    }
    guard let label = node.parent?.as(MemberAccessExprSyntax.self),
      let parameter = arguments.parameter(label.declName.baseName.text)
    else { return nil }
    return replace(label, "\(call).arguments.\(parameter)")
  }

  /// Returns the outcome for the arguments of the last call.
  private func last(
    _ access: MemberAccessExprSyntax, _ member: SpyMember, _ index: Int, _ arguments: SpyArguments
  ) -> RuleOutcome {
    let function = member.double.functions[index]
    let call = "\(calls(member, index)).last"
    let forced = access.parent?.as(ForceUnwrapExprSyntax.self)
    let chained = access.parent?.as(OptionalChainingExprSyntax.self)
    let count = function.labels.count
    guard arguments.indices.count == 1 else {
      let tuple = arguments.text(of: "$0", count: count)
      if let chain = forced.map({ Syntax($0) }) ?? chained.map({ Syntax($0) }),
        let outer = chain.parent?.as(MemberAccessExprSyntax.self),
        let parameter = arguments.parameter(outer.declName.baseName.text)
      {
        let sign = forced == nil ? "?" : "!"
        return replace(outer, "\(call)\(sign).arguments.\(parameter)")
      }
      return replace(
        access, access.isInCondition ? "\(call).map({ \(tuple) })" : "\(call).map { \(tuple) }")
    }
    let value = arguments.text(of: "", count: count)
    let isOptional = function.types[arguments.indices[0]].hasSuffix("?")
    if isOptional { return replace(access, "(\(call)?\(value) ?? nil)") }
    if let forced { return replace(forced, "\(call)!\(value)") }
    if let chained { return replace(chained, "\(call)?\(value)") }
    let type = member.double.types[member.name] ?? ""
    let isPlain = !type.hasSuffix("?") && !type.hasSuffix("!")
    if isPlain, let initial = member.double.values[member.name], initial != "nil" {
      return replace(access, "(\(call)?\(value) ?? \(initial))")
    }
    return replace(access, "\(call)?\(value)")
  }

  /// Returns the outcome for reads whose short form has no array of arguments: `.count`, `.isEmpty` and
  /// `.map(\.bed)`.
  private func shortened(
    _ access: MemberAccessExprSyntax, _ base: ExprSyntax
  ) throws(Unfaithful) -> RuleOutcome? {
    guard let member = spies.member(base), case .history(let index, let arguments) = member.role
    else { return nil }
    let name = access.declName.baseName.text
    if name == "count" || name == "isEmpty", access.parent?.is(FunctionCallExprSyntax.self) != true
    {
      return replace(access, "\(calls(member, index)).\(name)")
    }
    guard name == "map" || name == "compactMap", arguments.indices.count > 1,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      let element = call.onlyElement, let parameter = arguments.parameter(element)
    else { return nil }
    return replace(call, "\(calls(member, index)).map(\\.arguments.\(parameter))")
  }
}

extension FunctionCallExprSyntax {
  /// The member in `.map(\.bed)`, `.map { $0.bed }` or `.map(\.0)`, or `nil`.
  fileprivate var onlyElement: String? {
    if let argument = arguments.first, arguments.count == 1, trailingClosure == nil {
      let text = argument.expression.trimmedText
      return text.hasPrefix("\\.") ? String(text.dropFirst(2)) : nil
    }
    guard arguments.isEmpty, let closure = trailingClosure, closure.signature == nil,
      closure.statements.count == 1
    else { return nil }
    let text = closure.statements.trimmedText
    return text.hasPrefix("$0.") ? String(text.dropFirst(3)) : nil
  }
}

extension ExprSyntaxProtocol {
  /// A Boolean value that indicates whether the expression is assigned.
  var isAssignmentTarget: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else {
      return parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.id == id
        && parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
    }
    return list.first?.id == id && list.count > 1
      && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// A Boolean value that indicates whether the expression is a whole argument or value.
  fileprivate var isWholeArgument: Bool {
    parent?.is(LabeledExprSyntax.self) == true || parent?.is(InitializerClauseSyntax.self) == true
      || parent?.is(ReturnStmtSyntax.self) == true
  }

  /// A Boolean value that indicates whether a trailing closure would end a condition.
  fileprivate var isInCondition: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(ConditionElementSyntax.self) || current.is(ForStmtSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
