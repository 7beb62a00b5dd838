import SwiftSyntax

/// The matchers of Cuckoo, such as `equal(to: 5)`.
enum CuckooMatchers {
  /// Returns the argument of a call pattern.
  ///
  /// - Parameters:
  ///   - argument: The argument of Cuckoo.
  ///   - type: The type of the parameter, or `nil` if it is unknown.
  ///   - context: The context.
  static func argument(
    _ argument: ExprSyntax, type: String?, _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    if let captor = ArgumentCaptors.captured(by: argument, context) {
      return .matcher(".captured(by: \(captor))")
    }
    guard let call = argument.as(FunctionCallExprSyntax.self) else {
      let constants = context.once("Cuckoo.matchers", CuckooMatcherHelper.constants)
      let text = context.text(argument)
      return constants.contains(text) ? .matcher(text) : .value(text)
    }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      return try combined(access.declName.baseName.text, base, call, type, context)
    }
    let callee = call.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(GenericSpecializationExprSyntax.self)?.expression.trimmedText
    let list = Array(call.arguments)
    let only = list.count == 1 ? list[0].expression : nil
    switch (name, list.first?.label?.text) {
    case ("any"?, nil) where list.isEmpty: return .matcher(".any")
    case ("any"?, nil): return .matcher(only.map { ".any(\(context.text($0)))" } ?? ".any")
    case ("anyInt"?, nil): return anyValue("Int", type)
    case ("anyString"?, nil): return anyValue("String", type)
    case ("anyClosure"?, nil), ("anyThrowingClosure"?, nil):
      return .matcher(type?.isOptionalType == true ? ".notNil" : ".any")
    case ("anyOptionalThrowingClosure"?, nil): return .matcher(".any")
    case ("notNil"?, nil) where list.isEmpty: return .matcher(".notNil")
    case ("isNil"?, nil) where list.isEmpty: return .matcher(".isNil")
    case ("equal"?, "to"?) where call.comparison != nil:
      guard let value = list.first?.expression, let comparison = call.comparison,
        let text = comparing(context.text(value), by: comparison, context)
      else { break }
      return .matcher(".where { \(text) }")
    case ("equal"?, "to"?), ("eq"?, nil), ("equalTo"?, nil):
      guard let only else { break }
      return .value(context.text(only))
    case ("sameInstance"?, "as"?):
      guard let only else { break }
      return .matcher(".identical(to: \(context.text(only)))")
    case ("ParameterMatcher"?, _):
      if list.isEmpty, call.trailingClosure == nil { return .matcher(".any") }
      guard let closure = only ?? call.trailingClosure.map({ ExprSyntax($0) }) else { break }
      let text = context.text(closure)
      return .matcher(
        closure.is(ClosureExprSyntax.self) ? ".where \(text)" : ".where { \(text)($0) }")
    case ("equal"?, _), ("eq"?, _), ("equalTo"?, _): break
    default: return .value(context.text(argument))
    }
    throw Unfaithful("write .where { ... } instead of '\(context.original(argument))'")
  }

  /// Returns the condition of `equal(to: value, equalWhen: comparison)` for `$0`, or `nil` if the comparison is a
  /// closure with several statements.
  private static func comparing(
    _ value: String, by comparison: ExprSyntax, _ context: RuleContext
  ) -> String? {
    guard let closure = comparison.as(ClosureExprSyntax.self) else {
      let text = context.text(comparison)
      return text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
        ? "\(text)(\(value), $0)" : "\(value) \(text) $0"
    }
    let names = closure.parameterNames ?? ["$0", "$1"]
    guard names.count == 2, closure.statements.count == 1, let statement = closure.statements.first
    else { return nil }
    let tokens = statement.tokens(viewMode: .sourceAccurate)
    let isNested = tokens.contains { $0.tokenKind == .leftBrace }
    guard !isNested else { return nil }
    let isOperand = value.allSatisfy { !$0.isWhitespace }
    let edits = tokens.compactMap { token -> SourceEdit? in
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
      else { return nil }
      if token.text == names[0] { return .replace(token, isOperand ? value : "(\(value))") }
      return token.text == names[1] ? .replace(token, "$0") : nil
    }
    return try? context.source.applying(edits, in: statement.span)
  }

  /// Returns the matcher of a type, which does not match `nil` in Cuckoo.
  private static func anyValue(_ name: String, _ type: String?) -> PatternArgument {
    guard let type else { return .matcher(".any(\(name).self)") }
    return .matcher(type.isOptionalType ? ".notNil" : ".any")
  }

  /// Returns the argument for `a.or(b)` and `a.and(b)`, or the value of another call.
  private static func combined(
    _ name: String, _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ type: String?,
    _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    let other = call.arguments.first
    guard ["or", "and"].contains(name), call.arguments.count == 1, let other, other.label == nil
    else {
      return .value(context.text(call))
    }
    let parts = [
      try argument(base, type: type, context), try argument(other.expression, type: type, context),
    ]
    let isWrapped = name == "and" || parts.contains(where: \.isMatcher)
    let texts = parts.map { $0.text(isWrapped: isWrapped) }.joined(separator: ", ")
    return .matcher(name == "or" ? ".anyOf(\(texts))" : ".allOf(\(texts))")
  }
}

extension String {
  /// A Boolean value that indicates whether the text is that of an optional type.
  package var isOptionalType: Bool { hasSuffix("?") || hasPrefix("Optional<") }
}

extension FunctionCallExprSyntax {
  /// The second argument of `equal(to: value, equalWhen: comparison)`, also if it is a trailing closure.
  fileprivate var comparison: ExprSyntax? {
    if let closure = trailingClosure, arguments.count == 1 { return ExprSyntax(closure) }
    guard arguments.count == 2, arguments.last?.label?.text == "equalWhen" else { return nil }
    return arguments.last?.expression
  }
}
