package import SwiftSyntax

extension RuleContext {
  /// Returns the closure of a side effect that takes no arguments, as a closure that ignores those of
  /// the call.
  ///
  /// - Parameters:
  ///   - action: A closure, or an expression for one.
  ///   - ignoresArguments: A Boolean value that indicates whether the call has arguments.
  package func sideEffect(
    _ action: ExprSyntax, ignoresArguments: Bool
  ) throws(Unfaithful) -> String {
    guard ignoresArguments else { return argumentOrTrailing(action) }
    guard let closure = action.as(ClosureExprSyntax.self) else {
      return " { _ in \(text(action))() }"
    }
    let body = closure.leftBrace.span.upperBound..<closure.span.upperBound
    guard let signature = closure.signature else { return " { _ in" + text(body) }
    guard signature.parameterClause == nil, signature.effectSpecifiers == nil,
      let capture = signature.capture
    else {
      throw Unfaithful("write a closure '{ _ in ... }' for '.performs', without its own parameters")
    }
    let end = capture.span.upperBound
    return " {" + source.text(closure.leftBrace.span.upperBound..<end) + " _"
      + text(end..<closure.span.upperBound)
  }

  /// Returns a closure as a trailing closure, and another expression in parentheses.
  package func argumentOrTrailing(_ action: ExprSyntax) -> String {
    action.is(ClosureExprSyntax.self) ? " " + text(action) : "(\(text(action)))"
  }

  /// Returns the closure that computes a result from the arguments of a call.
  ///
  /// A function with several parameters becomes a closure, because Understudy passes them as a
  /// tuple.
  package func answer(_ producer: ExprSyntax, argumentCount: Int) -> String {
    guard argumentCount > 1, !producer.is(ClosureExprSyntax.self) else {
      return argumentOrTrailing(producer)
    }
    let arguments = (0..<argumentCount).map { "$\($0)" }.joined(separator: ", ")
    return " { \(text(producer))(\(arguments)) }"
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters, or `nil` if the closure has no list of them.
  var parameterNames: [String]? {
    switch signature?.parameterClause {
    case nil: nil
    case .simpleInput(let names)?: names.map(\.name.text)
    case .parameterClause(let clause)?: clause.parameters.map(\.firstName.text)
    }
  }

  /// The name of the only parameter, which is `$0` without a list, or `nil` if there are several.
  var onlyParameter: String? {
    guard let names = parameterNames else { return "$0" }
    return names.count == 1 ? names[0] : nil
  }
}
