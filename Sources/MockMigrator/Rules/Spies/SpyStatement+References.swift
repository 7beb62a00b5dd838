import SwiftSyntax

extension SpyStatementReader {
  /// Returns the reference in `call(waterRef, args: (bed, liters))`, or `nil` for other calls.
  func reference(_ call: FunctionCallExprSyntax) -> String? {
    let list = Array(call.arguments)
    guard ["call", "invoke"].contains(call.calledExpression.ownName), list.count == 2,
      list[1].label?.text == "args", let name = list[0].expression.ownName
    else { return nil }
    let text = list[1].expression.trimmedText
    let passed = parameters.joined(separator: ", ")
    return text == "(\(passed))" || (parameters.count == 1 && text == passed) ? name : nil
  }
}
