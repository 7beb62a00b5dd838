import SwiftSyntax

/// The matchers of Mockingbird, such as `any(where: { $0 > 42 })`.
enum MockingbirdMatchers {
  /// Returns the argument of a call pattern.
  static func argument(
    _ argument: ExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    if let captor = ArgumentCaptors.captured(by: argument, context) {
      return .matcher(".captured(by: \(captor))")
    }
    guard let call = argument.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .value(context.text(argument)) }
    var arguments = Array(call.arguments)
    if let position = positioned(name, &arguments) { return try Self.argument(position, context) }
    guard ["any", "notNil", "around"].contains(name) else { return .value(context.text(argument)) }
    // The type is needed only to choose an overload.
    let type = arguments.first.flatMap { first in
      first.label == nil && first.expression.trimmedText.hasSuffix(".self")
        && name != "around" ? arguments.removeFirst() : nil
    }
    let values = arguments.map { context.text($0.expression) }
    let closure = call.trailingClosure.map { ExprSyntax($0) } ?? arguments.first?.expression
    let label = call.trailingClosure == nil ? arguments.first?.label?.text : "where"
    switch (name, label) {
    case ("any", nil) where arguments.isEmpty:
      return .matcher(type.map { ".any(\(context.text($0.expression)))" } ?? ".any")
    case ("notNil", nil) where arguments.isEmpty: return .matcher(".notNil")
    case ("any", "where"?), ("notNil", "where"?):
      guard let closure, name == "any" else { break }
      let text = context.text(closure)
      return .matcher(
        closure.is(ClosureExprSyntax.self) ? ".where \(text)" : ".where { \(text)($0) }")
    case ("any", "of"?): return .matcher(".anyOf(\(values.joined(separator: ", ")))")
    case ("any", "containing"?), ("any", "keys"?):
      let matchers = values.map { (label == "keys" ? ".hasKey(" : ".contains(") + $0 + ")" }
      let all = matchers.joined(separator: ", ")
      return .matcher(matchers.count == 1 ? all : ".allOf(\(all))")
    case ("any", "count"?):
      guard let count = arguments.first?.expression else { break }
      return .matcher(".hasCount(\(try MockingbirdCount.matcher(count, context)))")
    case ("around", nil) where arguments.count == 2 && arguments[1].label?.text == "tolerance":
      return .matcher(".closeTo(\(values[0]), within: \(values[1]))")
    default: break
    }
    throw Unfaithful(
      "write a matcher, such as .where { ... }, instead of '\(context.original(argument))'")
  }

  /// Returns the matcher in `arg(any(), at: 1)` or `firstArg(any())`, or `nil`.
  private static func positioned(
    _ name: String, _ arguments: inout [LabeledExprSyntax]
  ) -> ExprSyntax? {
    let names = ["arg", "firstArg", "secondArg", "thirdArg", "fourthArg", "fifthArg"]
    guard names.contains(name), let first = arguments.first, first.label == nil else { return nil }
    return first.expression
  }
}
