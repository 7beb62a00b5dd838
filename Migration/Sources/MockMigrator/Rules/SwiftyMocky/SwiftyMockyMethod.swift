import SwiftSyntax

/// What follows the mock in `Given`, `Verify` and `Perform`: `.water(.any, liters: .value(5))`.
struct SwiftyMockyMethod {
  /// The verb.
  let verb: String

  /// The mock, or the type of mocks.
  let mock: ExprSyntax

  /// The count of `Verify`, or `nil`.
  let count: ExprSyntax?

  /// The member.
  let name: String

  /// The call of the member, or `nil` for a property.
  let call: FunctionCallExprSyntax?

  /// The labels that begin the answers in the arguments.
  private static let answers: Set<String> = [
    "willReturn", "willThrow", "willProduce", "perform", "getter",
  ]

  /// The arguments of the member.
  var parameters: [LabeledExprSyntax] {
    guard let call else { return [] }
    return Array(call.arguments.prefix { !Self.answers.contains($0.label?.text ?? "") })
  }

  /// The label of the answers, or `nil` if there are none.
  var kind: String? {
    if let label = answerArguments.first?.label?.text { return label }
    guard call?.trailingClosure != nil else { return nil }
    return verb == "Perform" ? "perform" : "willProduce"
  }

  /// The arguments from the label of the answers on.
  private var answerArguments: [LabeledExprSyntax] {
    guard let call else { return [] }
    return Array(call.arguments.dropFirst(parameters.count))
  }

  /// The answers.
  var values: [ExprSyntax] {
    answerArguments.map(\.expression) + (call?.trailingClosure.map { [ExprSyntax($0)] } ?? [])
  }

  /// Reads a call of one of some verbs, or of a method of the mock, such as `pump.given(...)`.
  init?(_ node: FunctionCallExprSyntax, _ verbs: Set<String>) {
    var list = Array(node.arguments)
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard verbs.contains(name), list.count >= 2 else { return nil }
      verb = name
      mock = list.removeFirst().expression
    } else {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, let first = list.first, first.label == nil,
        verbs.contains(access.declName.baseName.text.capitalizedFirst)
      else { return nil }
      verb = access.declName.baseName.text.capitalizedFirst
      mock = base
    }
    let labeled = list.first { $0.label?.text == "count" }?.expression
    let plain = list.filter { $0.label == nil }.map(\.expression)
    guard let method = plain.last, plain.count <= 2 else { return nil }
    count = plain.count == 2 ? plain[0] : labeled
    call = method.as(FunctionCallExprSyntax.self)
    guard
      let access = (call?.calledExpression ?? method).as(MemberAccessExprSyntax.self),
      access.base == nil
    else { return nil }
    name = access.declName.baseName.text
  }

  /// The text of the mock, or of the type whose static members are meant.
  func mockText(_ context: RuleContext) -> String {
    guard let access = mock.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else { return context.receiver(mock) }
    return context.text(base)
  }

  /// Returns the call pattern.
  func pattern(_ context: RuleContext) throws(Unfaithful) -> String {
    let mock = mockText(context)
    if name == "subscript" {
      let isSetter = parameters.count > 1 && parameters.last?.label?.text == "set"
      let keys = try Self.arguments(isSetter ? parameters.dropLast() : parameters[...], context)
      guard isSetter, let value = parameters.last else { return "\(mock)[\(keys)]" }
      let matcher = try Self.argument(value.expression, context).text(isWrapped: false)
      return "\(mock)[\(keys)].set(\(matcher))"
    }
    if let value = parameters.first, parameters.count == 1, value.label?.text == "set" {
      let matcher = try Self.argument(value.expression, context).text(isWrapped: false)
      return "\(mock).\(name).set(\(matcher))"
    }
    guard let call, kind != "getter" else { return "\(mock).\(name)" }
    let arguments = try Self.arguments(parameters[...], context)
    guard let first = parameters.first, let left = call.leftParen, let right = call.rightParen,
      parameters.dropFirst().contains(where: { context.source.beginsLine($0.span.lowerBound) })
    else {
      return "\(mock).\(name)(\(arguments))"
    }
    let opening = context.source.text(left.span.upperBound..<first.span.lowerBound)
    let isOnLine = context.source.beginsLine(right.span.lowerBound)
    let closing = isOnLine ? "\n" + context.indentation(right) : ""
    return "\(mock).\(name)(\(opening)\(arguments)\(closing))"
  }

  /// Returns the arguments of a call pattern, without parentheses.
  private static func arguments(
    _ parameters: ArraySlice<LabeledExprSyntax>, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    try context.patternArguments(parameters) { parameter throws(Unfaithful) in
      try argument(parameter, context)
    }
  }

  /// Returns the argument of a call pattern.
  private static func argument(
    _ parameter: ExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    let call = parameter.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? parameter).as(MemberAccessExprSyntax.self),
      access.base == nil || access.base?.trimmedText.hasPrefix("Parameter") == true
    else { return .value(context.text(parameter)) }
    let only = call?.arguments.first?.expression ?? call?.trailingClosure.map { ExprSyntax($0) }
    switch (access.declName.baseName.text, only) {
    case ("any", nil): return .matcher(".any")
    case ("any", let type?): return .matcher(".any(\(context.text(type)))")
    case ("value", let value?): return .value(context.text(value))
    case ("capturing", let captor?), ("captured", let captor?):
      return .matcher(".captured(by: \(context.text(captor)))")
    case ("matching", let condition?):
      let text = context.text(condition)
      return .matcher(
        condition.is(ClosureExprSyntax.self) ? ".where \(text)" : ".where { \(text)($0) }")
    default:
      throw Unfaithful("write a value or a matcher instead of '\(context.original(parameter))'")
    }
  }
}
