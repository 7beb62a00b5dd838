import SwiftSyntax

/// `Verify` of SwiftyMocky, which means at least once if it has no count.
enum SwiftyMockyVerification {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let method = SwiftyMockyMethod(call, ["Verify"]) else { return nil }
    return .attempt { () throws(Unfaithful) in
      let pattern = try method.pattern(context)
      let count = try method.count.map { count throws(Unfaithful) in
        try MockableCount.text(count, context)
      }
      switch count ?? ".atLeast(1)" {
      case ".once", "1": return .replace(call, with: "verify(\(pattern))")
      case "0": return .replace(call, with: "verify(\(pattern), .never)")
      case let text: return .replace(call, with: "verify(\(pattern), \(text))")
      }
    }
  }
}
