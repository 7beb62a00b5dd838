import SwiftSyntax

/// `clearStubs(on: pump)` and `clearInvocations(on: pump)` of Mockingbird.
enum MockingbirdReset {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      call.arguments.first?.label?.text == "on", call.isStatement
    else { return nil }
    let parts: String
    switch name {
    case "clearStubs": parts = ".stubs"
    case "clearInvocations": parts = ".calls"
    case "clearDefaultValues":
      return .leave("end a default value with its closure: withDefault(value) { ... }")
    default: return nil
    }
    let lines = call.arguments.map { "reset(\(context.text($0.expression)), \(parts))" }
    return .replace(call, with: lines.joined(separator: "\n" + context.indentation(call)))
  }
}
