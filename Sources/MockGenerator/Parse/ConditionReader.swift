import SwiftDiagnostics
import SwiftSyntax

/// Reads the arguments of the attribute: the condition, and the noncopyable types.
struct ConditionReader {
  /// The diagnostics about the arguments.
  private(set) var diagnostics: [Diagnostic] = []

  /// The attribute.
  private let attribute: AttributeSyntax

  /// The arguments before the noncopyable types.
  private let conditions: [LabeledExprSyntax]

  /// The noncopyable types.
  private let types: [LabeledExprSyntax]

  /// Creates a reader of an attribute's arguments.
  init(_ attribute: AttributeSyntax) {
    self.attribute = attribute
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list) = attribute.arguments { arguments = Array(list) }
    let count = arguments.firstIndex { $0.label?.text == "noncopyable" } ?? arguments.count
    conditions = Array(arguments.prefix(count))
    types = Array(arguments.dropFirst(count))
  }

  /// Reads the noncopyable types, which the attribute cannot see.
  ///
  /// - Parameter unrecordable: The types whose values cannot be recorded. The names are added to it.
  mutating func readNoncopyableTypes(into unrecordable: inout UnrecordableTypes) {
    for argument in types {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self", let type = member.base?.lineText
      else {
        diagnostics.append(.typeNotSpelled(argument.expression, attribute))
        continue
      }
      unrecordable.names.insert(type)
    }
  }

  /// Reads the condition.
  ///
  /// - Returns: The condition of the `#if`, `nil` for none, or the default if the argument is
  ///   wrong.
  mutating func read() -> String? {
    guard let argument = conditions.first else { return "DEBUG" }
    if let second = conditions.dropFirst().first {
      diagnostics.append(.extraArgument(second, attribute))
    }
    let expression = argument.expression
    if let member = expression.as(MemberAccessExprSyntax.self) {
      switch member.declName.baseName.text {
      case "debug": return "DEBUG"
      case "always": return nil
      default: break
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when",
      let text = call.arguments.first?.expression
    {
      return literal(text)
    }
    diagnostics.append(.unknownCondition(expression, attribute))
    return "DEBUG"
  }

  /// Reads the plain string literal that names the condition.
  private mutating func literal(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self),
      literal.openingQuote.tokenKind == .stringQuote, literal.segments.count == 1,
      case .stringSegment(let segment) = literal.segments.first
    {
      let text = segment.content.text
      if !text.allSatisfy(\.isWhitespace), !text.contains("\\"), !text.contains("//"),
        !text.contains("/*")
      {
        return text
      }
    }
    diagnostics.append(.conditionNotLiteral(expression, attribute))
    return "DEBUG"
  }
}
