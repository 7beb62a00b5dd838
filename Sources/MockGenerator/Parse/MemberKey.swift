import SwiftSyntax

/// Identifies a member of a class.
struct MemberKey: Hashable, Sendable {
  /// The name with the argument labels, after `static` for a static member.
  var name: String

  /// The types of the parameters, without the prefix `Self.`; empty for a property.
  var types: [String]

  /// Returns the keys of a member. A declaration of several properties has several.
  static func all(of member: DeclSyntax) -> [MemberKey] {
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
  var staticPrefix: String { contains("static") || contains("class") ? "static " : "" }
}

extension Sequence<MemberBlockItemSyntax> {
  /// The declarations, those under conditional compilation among them.
  var allDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let items) = clause.elements else { return [] }
        return items.allDeclarations
      }
    }
  }

  /// The keys of the members, those under conditional compilation among them.
  var memberKeys: Set<MemberKey> { Set(allDeclarations.flatMap(MemberKey.all)) }
}
