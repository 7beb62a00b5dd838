import SwiftSyntax

/// The counts of Mockable, such as `.atLeastOnce`.
enum MockableCount {
  /// Returns the count of Understudy.
  static func text(_ count: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    if count.is(IntegerLiteralExprSyntax.self) { return context.text(count) }
    let call = count.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? count).as(MemberAccessExprSyntax.self)
    let isCount = access?.base == nil || access?.base?.trimmedText == "Count"
    let values = call?.arguments.map { context.text($0.expression) } ?? []
    let labels = call?.arguments.map { $0.label?.text } ?? []
    switch (isCount ? access?.declName.baseName.text : nil, labels) {
    case ("once"?, []): return ".once"
    case ("never"?, []): return ".never"
    case ("atLeastOnce"?, []): return ".atLeast(1)"
    case ("exactly"?, [nil]): return Int(values[0]) == nil ? ".exactly(\(values[0]))" : values[0]
    case ("from"?, [nil, "to"]): return ".between(\(values[0]), \(values[1]))"
    case ("less"?, ["than"]): return ".atMost(\(offset(values[0], -1)))"
    case ("lessOrEqual"?, ["to"]): return ".atMost(\(values[0]))"
    case ("more"?, ["than"]): return ".atLeast(\(offset(values[0], 1)))"
    case ("moreOrEqual"?, ["to"]): return ".atLeast(\(values[0]))"
    default:
      throw Unfaithful(
        "'\(context.original(count))' is no count that the migration reads; "
          + "write a number, or a count such as .atLeast(1)")
    }
  }

  /// Returns a number plus another one.
  private static func offset(_ text: String, _ difference: Int) -> String {
    if let number = Int(text) { return "\(number + difference)" }
    return "\(text) \(difference < 0 ? "-" : "+") \(abs(difference))"
  }

  /// Returns a duration of Understudy, which is one of the standard library.
  static func duration(_ timeout: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    let callee = timeout.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
    guard let callee, [".seconds", ".milliseconds"].contains(callee) else {
      throw Unfaithful("write the timeout as a Duration, such as .seconds(1)")
    }
    return context.text(timeout)
  }
}
