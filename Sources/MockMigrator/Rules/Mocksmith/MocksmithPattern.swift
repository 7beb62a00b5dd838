import SwiftSyntax

/// The members after `Given(pump)`, `Verify(pump)` and the like.
struct MocksmithPattern {
  /// The verb.
  let verb: String

  /// The mock, or the type of mocks.
  let mock: ExprSyntax

  /// The arguments of the verb after the mock.
  let options: [LabeledExprSyntax]

  /// The member.
  let member: CallChain.Link

  /// What follows the member.
  let rest: [CallChain.Link]

  /// Reads an expression that begins with one of some verbs, or returns `nil`.
  init?(_ expression: some ExprSyntaxProtocol, verbs: Set<String>) {
    let chain = CallChain(expression)
    guard let verb = chain.rootName, verbs.contains(verb), let call = chain.rootCall,
      let mock = call.arguments.first, mock.label == nil, let member = chain.links.first
    else { return nil }
    self.verb = verb
    self.mock = mock.expression
    options = Array(call.arguments.dropFirst())
    self.member = member
    rest = Array(chain.links.dropFirst())
  }

  /// Returns the call pattern.
  ///
  /// - Parameter hasAction: A Boolean value that indicates whether the trailing closure is a side
  ///   effect, and not a part of the call.
  func text(_ context: RuleContext, hasAction: Bool = false) throws(Unfaithful) -> String {
    let mock = mockName(context)
    let name = member.name
    guard let call = member.call else { return "\(mock).\(name)" }
    guard hasAction || call.trailingClosure == nil else {
      throw Unfaithful("write the arguments of '\(name)' in parentheses")
    }
    var list = Array(call.arguments)
    if name == "subscriptGet" || name == "subscriptSet" {
      let value = name == "subscriptSet" ? list.popLast() : nil
      let keys = try list.map { key throws(Unfaithful) in
        let label = key.label.map { "\($0.text): " } ?? ""
        return label
          + (try MocksmithMatchers.argument(key.expression, context)).text(isWrapped: false)
      }
      return "\(mock)[\(keys.joined(separator: ", "))]" + (try setter(value, context))
    }
    if list.count == 1, list[0].label?.text == "set" {
      return "\(mock).\(name)" + (try setter(list[0], context))
    }
    if list.isEmpty, context.facts.isProperty(name) { return "\(mock).\(name)" }
    let arguments = try context.patternArguments(call.arguments) { argument throws(Unfaithful) in
      try MocksmithMatchers.argument(argument, context)
    }
    let function = name == "initializer" ? "initialized" : name
    return "\(mock).\(function)\(context.parenthesized(call, arguments))"
  }

  /// Returns the text of the mock, or of the type whose static members are meant.
  func mockName(_ context: RuleContext) -> String {
    guard let access = mock.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else { return context.text(mock) }
    return context.text(base)
  }

  /// Returns the part of the pattern of a setter, or nothing without a value.
  private func setter(
    _ value: LabeledExprSyntax?, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let value else { return "" }
    let matcher = try MocksmithMatchers.argument(value.expression, context)
    return ".set(\(matcher.text(isWrapped: false)))"
  }
}

extension MigrationFacts {
  /// Returns a Boolean value that indicates whether protocols declare properties of a name, and no
  /// methods without parameters.
  package func isProperty(_ name: String) -> Bool {
    let found = members(named: name)
    return found.contains { $0.parameters == nil }
      && !found.contains { $0.parameters?.isEmpty == true }
  }
}

/// The parameters of Mocksmith, such as `.value(5)`.
enum MocksmithMatchers {
  /// Returns the argument of a call pattern.
  static func argument(
    _ parameter: ExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    let call = parameter.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? parameter).as(MemberAccessExprSyntax.self)
    let list = call.map { Array($0.arguments) } ?? []
    let only = list.count == 1 && list[0].label == nil ? list[0].expression : nil
    let closure = call?.trailingClosure.map { ExprSyntax($0) }
    switch (access?.declName.baseName.text, only ?? (list.isEmpty ? closure : nil)) {
    case ("any"?, nil) where call == nil: return .matcher(".any")
    case ("value"?, let value?): return .value(context.text(value))
    case ("sameInstance"?, let object?): return .matcher(".identical(to: \(context.text(object)))")
    case ("capturing"?, let captor?): return .matcher(".captured(by: \(context.text(captor)))")
    case ("matching"?, let condition?):
      let text = context.text(condition)
      return .matcher(
        condition.is(ClosureExprSyntax.self) ? ".where \(text)" : ".where { \(text)($0) }")
    default:
      throw Unfaithful("write a value or a matcher instead of '\(context.original(parameter))'")
    }
  }
}
