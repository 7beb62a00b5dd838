import SwiftDiagnostics
import SwiftSyntax

/// Reads the condition in the attribute's argument.
struct ConditionReader {
  /// The diagnostics about the argument.
  private(set) var diagnostics: [Diagnostic] = []

  /// The attribute.
  private let attribute: AttributeSyntax

  /// Creates a reader of an attribute's argument.
  init(_ attribute: AttributeSyntax) { self.attribute = attribute }

  /// Reads the condition.
  ///
  /// - Returns: The condition of the `#if`, `nil` for none, or the default if the argument is
  ///   wrong.
  mutating func read() -> String? {
    guard case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first
    else { return "DEBUG" }
    if let second = arguments.dropFirst().first {
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
