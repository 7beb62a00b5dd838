import SwiftSyntax

/// The calls in `given` and `verify`.
enum MockingbirdPattern {
  /// Returns the call pattern of a call, a property, an assignment or a subscript.
  static func text(_ declaration: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    let expression = context.withoutEffects(declaration)
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let (property, value) = sequence.operands(of: "=") else {
        throw Unfaithful("write a call, a property or an assignment of a mock")
      }
      let matcher = try MockingbirdMatchers.argument(value, context).text(isWrapped: false)
      return "\(try text(property, context)).set(\(matcher))"
    }
    if let node = expression.as(SubscriptCallExprSyntax.self) {
      let arguments = try arguments(node.arguments, context)
      return "\(context.text(node.calledExpression))[\(arguments)]"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else {
      guard expression.is(MemberAccessExprSyntax.self) else {
        throw Unfaithful("write a call, a property or an assignment of a mock")
      }
      return context.text(expression)
    }
    let name = access.declName.baseName.text
    if let pattern = try subscriptPattern(name, of: base, call, context) { return pattern }
    if let accessor = try accessor(name, call, context) {
      return "\(context.text(base)).\(accessor)"
    }
    let list = try arguments(call.arguments, context)
    let closure = call.trailingClosure.map { " " + context.text($0) } ?? ""
    guard closure.isEmpty else {
      throw Unfaithful("write the arguments of '\(name)' in parentheses")
    }
    return "\(context.text(call.calledExpression))\(context.parenthesized(call, list))"
  }

  /// Returns the pattern for `getSubscript(0)` or `setSubscript(0, newValue: any())`, or `nil`.
  private static func subscriptPattern(
    _ name: String, of mock: ExprSyntax, _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> String? {
    guard ["getSubscript", "setSubscript"].contains(name), !context.facts.hasRequirement(name),
      call.trailingClosure == nil, !call.arguments.isEmpty
    else { return nil }
    guard name == "setSubscript" else {
      return "\(context.text(mock))[\(try arguments(call.arguments, context))]"
    }
    guard call.arguments.count > 1, let value = call.arguments.last else { return nil }
    let keys = try arguments(call.arguments.dropLast(), context)
    let matcher = try MockingbirdMatchers.argument(value.expression, context)
    return
      "\(context.text(mock))[\(keys)].set(\(matcher.text(isWrapped: false)))"
  }

  /// Returns the pattern for `getName()` or `setName(any())` of a property, or `nil`.
  private static func accessor(
    _ name: String, _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> String? {
    let isGetter = name.hasPrefix("get") && call.arguments.isEmpty
    guard isGetter || (name.hasPrefix("set") && call.arguments.count == 1), name.count > 3,
      !context.facts.hasRequirement(name)
    else { return nil }
    let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    guard context.facts.hasRequirement(property) else { return nil }
    guard !isGetter, let value = call.arguments.first else { return property }
    return
      "\(property).set(\(try MockingbirdMatchers.argument(value.expression, context).text(isWrapped: false)))"
  }

  /// Returns the arguments of a call pattern.
  private static func arguments(
    _ list: some BidirectionalCollection<LabeledExprSyntax>, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    try context.patternArguments(list) { argument throws(Unfaithful) in
      try MockingbirdMatchers.argument(argument, context)
    }
  }
}

extension MigrationFacts {
  /// Returns a Boolean value that indicates whether a protocol demands a member of a name.
  package func hasRequirement(_ name: String) -> Bool {
    !members(named: name).isEmpty
  }
}
