import SwiftDiagnostics
import SwiftSyntax

extension MemberParser {
  /// Reads a method requirement.
  ///
  /// - Returns: nil for a method that cannot be mocked, which is then reported
  mutating func parse(_ function: FunctionDeclSyntax) -> Method? {
    let signature = function.signature
    let text = function.head.text
    guard check(function, text: text) else { return nil }
    let parser = ParameterParser(
      generics: function.genericParameterClause, parameters: signature.parameterClause.parameters,
      requirementText: text)
    guard parser.diagnostics.isEmpty else {
      report(parser.diagnostics)
      return nil
    }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: function.genericWhereClause?.requirements.lineText)
    let name = messageName(
      function.name.bareText, parser.parameters, isGeneric: !generics.parameters.isEmpty,
      function.modifiers)
    let method = Method(
      declaration: declaration(
        index: addName(name), name: function.name.text, function.attributes, function.modifiers,
        in: function, text: text),
      generics: generics, parameters: parser.parameters,
      effects: Effects(signature.effectSpecifiers), isMutating: isMutating(function.modifiers),
      result: signature.returnClause.map { ResultType($0.type) })
    if !takeMatchers(method) { report(.takenMatchers(of: function.name)) }
    return method
  }

  /// Reads an initialiser requirement.
  ///
  /// - Returns: nil for an initialiser that cannot be mocked, which is then reported
  mutating func parse(_ initializer: InitializerDeclSyntax) -> Initializer? {
    let signature = initializer.signature
    let text = initializer.head.text
    guard checkTypes(in: initializer.head, text: text) else { return nil }
    if let clause = rethrowing(signature.effectSpecifiers) {
      report(.rethrowing(clause, name: "init"))
      return nil
    }
    let parser = ParameterParser(
      generics: initializer.genericParameterClause,
      parameters: signature.parameterClause.parameters, requirementText: text)
    guard parser.diagnostics.isEmpty else {
      report(parser.diagnostics)
      return nil
    }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: initializer.genericWhereClause?.requirements.lineText)
    let name = messageName(
      "init", parser.parameters, isGeneric: !generics.parameters.isEmpty, initializer.modifiers)
    return Initializer(
      declaration: declaration(
        index: addName(name), name: "init", initializer.attributes, initializer.modifiers,
        in: initializer, text: text),
      optionalMark: initializer.optionalMark?.text ?? "", generics: generics,
      parameters: parser.parameters, effects: Effects(signature.effectSpecifiers),
      isOverride: isOverride(parser.parameters))
  }

  /// Reports a method that cannot be mocked.
  ///
  /// - Returns: whether it can be mocked
  private mutating func check(_ function: FunctionDeclSyntax, text: String) -> Bool {
    switch function.name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      report(.operatorRequirement(function.name))
      return false
    default: break
    }
    guard function.name.bareText != "mock" else {
      report(.reservedName(function.name))
      return false
    }
    if let clause = rethrowing(function.signature.effectSpecifiers) {
      report(.rethrowing(clause, name: function.name.text))
      return false
    }
    return checkTypes(in: function.head, text: text)
  }

  /// The keyword of effects that depend on a closure argument, if there is one.
  private func rethrowing(_ effects: FunctionEffectSpecifiersSyntax?) -> TokenSyntax? {
    if let token = effects?.throwsClause?.throwsSpecifier, token.tokenKind == .keyword(.rethrows) {
      return token
    }
    if let token = effects?.asyncSpecifier, token.tokenKind == .keyword(.reasync) { return token }
    return nil
  }
}
