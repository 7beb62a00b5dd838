import SwiftSyntax

/// The counts of Mockingbird, such as `atLeast(twice)`.
enum MockingbirdCount {
  /// Returns the count of Understudy.
  static func text(_ count: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    if let number = number(count, context) {
      switch number {
      case "0": return ".never"
      case "1": return ".once"
      default: return Int(number) == nil ? ".exactly(\(number))" : number
      }
    }
    let call = count.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let value = call?.arguments.first?.expression, call?.arguments.count == 1 else {
      throw unknown(count, context)
    }
    switch name {
    case "exactly"?: return try text(value, context)
    case "atLeast"?, "atMost"?:
      guard let number = number(value, context) else { throw unknown(count, context) }
      return ".\(name ?? "")(\(number))"
    case "between"?: return try range(value, context)
    default: throw unknown(count, context)
    }
  }

  /// Returns the matcher of a number of elements.
  static func matcher(_ count: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    switch try text(count, context) {
    case ".never": "0"
    case ".once": "1"
    case let text where text.hasPrefix(".exactly("): String(text.dropFirst(9).dropLast())
    case let text: text
    }
  }

  /// Returns a number, or `nil` if an expression is a count.
  private static func number(_ count: ExprSyntax, _ context: RuleContext) -> String? {
    switch count.trimmedText {
    case "once": return "1"
    case "twice": return "2"
    case "thrice": return "3"
    case "never": return "0"
    default:
      return count.is(IntegerLiteralExprSyntax.self) || count.is(DeclReferenceExprSyntax.self)
        || count.is(MemberAccessExprSyntax.self) ? context.text(count) : nil
    }
  }

  /// Returns a range of counts.
  private static func range(_ range: ExprSyntax, _ context: RuleContext) throws(Unfaithful)
    -> String
  {
    let bounds = range.as(SequenceExprSyntax.self)?.operands(of: "...")
    guard let bounds, let low = number(bounds.left, context),
      let high = number(bounds.right, context)
    else { throw Unfaithful("write the range of counts as 'low...high'") }
    return Int(low) != nil && Int(high) != nil ? "\(low)...\(high)" : ".between(\(low), \(high))"
  }

  /// The error for a count that the migration does not read.
  private static func unknown(_ count: ExprSyntax, _ context: RuleContext) -> Unfaithful {
    Unfaithful(
      "'\(context.original(count))' is no count that Understudy has; examine the calls that "
        + "calls(...) returns, or write a range")
  }
}
