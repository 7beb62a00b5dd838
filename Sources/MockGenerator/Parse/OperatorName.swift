import SwiftSyntax

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether the function is an operator.
  var isOperator: Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// The modifier of an operator with one operand and a space after it, or nothing.
  var fixity: String {
    let modifier = modifiers.first { ["prefix", "postfix"].contains($0.name.text) }
    return modifier.map { $0.name.text + " " } ?? ""
  }

  /// The name of the pattern of an operator, such as `operatorPlus` for `+`, or `nil` for any other
  /// function.
  ///
  /// An operator cannot be its own pattern, as a method is: the compiler does not find operators in
  /// macro expansions.
  var operatorName: String? {
    guard isOperator else { return nil }
    return name.text.unicodeScalars.reduce(into: "operator") { text, scalar in
      text += Self.operatorWords[scalar] ?? "U" + String(scalar.value, radix: 16, uppercase: true)
    }
  }

  /// The names of the characters in operators.
  private static let operatorWords: [Unicode.Scalar: String] = [
    "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash", "%": "Percent", "=": "Equal",
    "<": "Less", ">": "Greater", "!": "Bang", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]
}
