import SwiftParser
package import SwiftSyntax

/// Identifies a member of a class.
package struct MemberKey: Hashable, Sendable {
  /// The name with the argument labels, after `static` for a static member.
  package var name: String

  /// The types of the parameters, without the prefix `Self.`; empty for a property.
  package var types: [String]

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The name with the argument labels, after `static` for a static member.
  ///   - types: The types of the parameters.
  package init(name: String, types: [String]) {
    self.name = name
    self.types = types
  }

  /// Returns the keys of a member. A declaration of several properties has several.
  package static func all(of member: DeclSyntax) -> [MemberKey] {
    if let function = member.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      return [
        MemberKey(
          name: "\(function.modifiers.staticPrefix)\(function.name.bareText)(\(labels))",
          types: parameters.map { $0.type.keyText })
      ]
    }
    if let `subscript` = member.as(SubscriptDeclSyntax.self) {
      let parameters = `subscript`.parameterClause.parameters
      let labels = parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }
      return [
        MemberKey(
          name: "\(`subscript`.modifiers.staticPrefix)subscript(\(labels.joined()))",
          types: parameters.map { $0.type.keyText })
      ]
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.map {
        let name = $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
        return MemberKey(
          name: variable.modifiers.staticPrefix + (name ?? $0.pattern.lineText), types: [])
      }
    }
    return []
  }
}

extension TypeSyntax {
  /// The type as keys spell it.
  fileprivate var keyText: String { lineText.replacingWord("Self.", with: "") }
}

extension DeclModifierListSyntax {
  /// The prefix of the names of static members.
  package var staticPrefix: String { contains("static") || contains("class") ? "static " : "" }
}

extension Sequence<MemberBlockItemSyntax> {
  /// The declarations, those under conditional compilation among them.
  package var allDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let items) = clause.elements else { return [] }
        return items.allDeclarations
      }
    }
  }

  /// The keys of the members, those under conditional compilation among them.
  package var memberKeys: Set<MemberKey> { Set(allDeclarations.flatMap(MemberKey.all)) }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether the function is an operator.
  package var isOperator: Bool {
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

/// Parses text with module selectors, such as `Module::Type`, which the parser does not know by default.
package final class ModuleSelectors: SyntaxRewriter {
  /// Two letters that look like the colons of a selector, and can be in an identifier.
  private static let placeholder = "\u{2D0}\u{2D0}"

  /// Returns the first statement of a source, in which a name with its module is one identifier.
  static func parse(_ source: String) -> Syntax? {
    let statement = Parser.parse(source: hidden(in: source)).statements.first
    guard source.holds("::") else { return statement.map { Syntax($0.item) } }
    return statement.map { ModuleSelectors(viewMode: .sourceAccurate).rewrite($0.item) }
  }

  /// Returns a source in which a name with its module is one identifier.
  package static func hidden(in source: String) -> String {
    source.holds("::") ? source.replacingText("::", with: placeholder) : source
  }

  package override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard case .identifier(let text) = token.tokenKind, text.holds(Self.placeholder) else {
      return token
    }
    return token.with(\.tokenKind, .identifier(text.replacingText(Self.placeholder, with: "::")))
  }
}
