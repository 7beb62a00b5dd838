package import SwiftSyntax

/// An argument of a call pattern.
package enum PatternArgument: Sendable, Hashable {
  /// A plain value.
  case value(String)

  /// A matcher, such as `.any`.
  case matcher(String)

  /// Names of matchers without arguments, or that values of other types may have too. A value that is
  /// written `.any` would be taken for the matcher.
  private static let ambiguousNames: Set<String> = [
    "any", "isNil", "notNil", "isEmpty", "isNaN", "isFinite", "isBlank", "redacted", "where", "not",
    "equal", "some", "first", "last", "success", "failure", "contains", "elements",
  ]

  /// Returns the text of the argument.
  ///
  /// - Parameter isWrapped: A Boolean value that indicates whether a value needs a matcher.
  package func text(isWrapped: Bool) -> String {
    switch self {
    case .matcher(let text): text
    case .value(let text): isWrapped || Self.isAmbiguous(text) ? ".equal(\(text))" : text
    }
  }

  /// A Boolean value that indicates whether it is a matcher.
  package var isMatcher: Bool {
    if case .matcher = self { true } else { false }
  }

  /// Returns a Boolean value that indicates whether a value would be taken for a matcher.
  private static func isAmbiguous(_ text: String) -> Bool {
    guard text.hasPrefix(".") else { return false }
    return ambiguousNames.contains(String(text.dropFirst().prefix { $0.isLetter }))
  }
}

extension RuleContext {
  /// Returns the arguments of a call pattern, without parentheses.
  ///
  /// Values and matchers can be mixed in requirements of up to four parameters. With more, values
  /// next to a matcher become `.equal(value)`.
  ///
  /// - Parameters:
  ///   - list: The arguments of the other library.
  ///   - convert: Converts one argument.
  package func patternArguments(
    _ list: some BidirectionalCollection<LabeledExprSyntax>,
    _ convert: (ExprSyntax) throws(Unfaithful) -> PatternArgument
  ) throws(Unfaithful) -> String {
    var converted: [PatternArgument] = []
    for argument in list { converted.append(try convert(argument.expression)) }
    let isWrapped = list.count > 4 && converted.contains(where: \.isMatcher)
    var text = ""
    for (argument, pattern) in zip(list, converted) {
      let value = argument.expression.span
      let start = argument.position.utf8Offset
      let end = argument.endPosition.utf8Offset
      let first = argument == list.first ? argument.span.lowerBound : start
      let last = argument == list.last ? value.upperBound : end
      text += source.text(first..<value.lowerBound) + pattern.text(isWrapped: isWrapped)
      text += source.text(value.upperBound..<last)
    }
    return text
  }

  /// Returns the trivia around the arguments in the parentheses of a call.
  package func parenthesized(_ call: FunctionCallExprSyntax, _ arguments: String) -> String {
    guard let left = call.leftParen, let right = call.rightParen, !call.arguments.isEmpty else {
      return "(\(arguments))"
    }
    let opening = source.text(left.span.upperBound..<call.arguments.span.lowerBound)
    let last = call.arguments.last?.expression.span.upperBound ?? right.span.lowerBound
    let closing = source.text(last..<right.span.lowerBound)
    return "(\(opening)\(arguments)\(closing))"
  }

  /// Returns the white space between a link of a chain and what is before it: a line break with its
  /// indentation, or nothing.
  package func lineBreak(before link: CallChain.Link) -> String {
    guard let base = link.access.base else { return "" }
    let gap = base.span.upperBound..<link.access.period.span.lowerBound
    let text = source.text(gap)
    if text.allSatisfy(\.isWhitespace) { return text }
    return "\n" + source.indentation(at: gap.upperBound)
  }
}
