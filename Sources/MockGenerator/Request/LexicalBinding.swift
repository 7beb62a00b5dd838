import MockEmitter
import SwiftSyntax

/// The binding of a name at a location.
enum LexicalBinding {
  /// A variable or parameter of a written type.
  case type(TypeSyntax)

  /// A variable with this value.
  case value(ExprSyntax)

  /// A binding whose type cannot be determined without the compiler.
  case unreadable

  /// Returns the binding of a name at a node, in the declarations around it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - node: The node.
  ///   - isMember: A Boolean value that indicates whether only members of the type around the node
  ///     count, as after `self.`.
  /// - Returns: `nil` if nothing in the file binds the name.
  static func find(_ name: String, at node: Syntax, isMember: Bool = false) -> LexicalBinding? {
    var inner = node
    while let outer = inner.parent {
      if let members = outer.as(MemberBlockItemListSyntax.self) {
        let declarations = members.flattened
        if let found = declarations.lazy.compactMap({ find(name, by: Syntax($0)) }).first {
          return found
        }
      } else if !isMember, let found = find(name, in: outer, before: inner) {
        return found
      }
      inner = outer
    }
    return nil
  }

  /// Returns the binding of a name by a node that is not the body of a type.
  private static func find(
    _ name: String, in outer: Syntax, before inner: Syntax
  ) -> LexicalBinding? {
    if let items = outer.as(CodeBlockItemListSyntax.self) {
      let isFile = items.parent?.is(SourceFileSyntax.self) == true
      let visible = isFile ? Array(items) : Array(items.prefix { $0.id != inner.id })
      return visible.reversed().lazy.compactMap { item in
        if let statement = item.item.as(GuardStmtSyntax.self) {
          return find(name, in: statement.conditions)
        }
        return find(name, by: Syntax(item.item))
      }.first
    }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return find(name, in: function.signature.parameterClause.parameters)
    }
    if let function = outer.as(InitializerDeclSyntax.self) {
      return find(name, in: function.signature.parameterClause.parameters)
    }
    if let closure = outer.as(ClosureExprSyntax.self) { return find(name, in: closure.signature) }
    if let statement = outer.as(IfExprSyntax.self), statement.body.id == inner.id {
      return find(name, in: statement.conditions)
    }
    if let statement = outer.as(WhileStmtSyntax.self) {
      return find(name, in: statement.conditions)
    }
    if let statement = outer.as(ForStmtSyntax.self) {
      return statement.pattern.binds(name) ? .unreadable : nil
    }
    if let label = outer.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
      return label.caseItems.contains { $0.pattern.binds(name) } ? .unreadable : nil
    }
    return nil
  }

  /// Returns the binding of a name by a declaration.
  private static func find(_ name: String, by node: Syntax) -> LexicalBinding? {
    guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where binding.pattern.binds(name) {
      if let type = binding.typeAnnotation?.type { return .type(type) }
      guard let value = binding.initializer?.value else {
        // In 'var a, b: Int' the type belongs to all variables before it.
        return variable.type(of: binding).map(LexicalBinding.type) ?? .unreadable
      }
      return binding.pattern.isIdentifier(name) ? .value(value) : .unreadable
    }
    return nil
  }

  /// Returns the binding of a name by a parameter.
  private static func find(
    _ name: String, in parameters: FunctionParameterListSyntax
  ) -> LexicalBinding? {
    parameters.first { ($0.secondName ?? $0.firstName).bareText == name }.map { .type($0.type) }
  }

  /// Returns the binding of a name by the conditions of a statement.
  private static func find(
    _ name: String, in conditions: ConditionElementListSyntax
  ) -> LexicalBinding? {
    for element in conditions {
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.binds(name)
      {
        return binding.initializer.map { .value($0.value) } ?? .unreadable
      }
      if let pattern = element.condition.as(MatchingPatternConditionSyntax.self)?.pattern,
        pattern.binds(name)
      {
        return .unreadable
      }
    }
    return nil
  }

  /// Returns the binding of a name by the head of a closure.
  private static func find(
    _ name: String, in signature: ClosureSignatureSyntax?
  ) -> LexicalBinding? {
    if let capture = signature?.capture?.items.first(where: { $0.capturedName == name }),
      let value = capture.capturedValue
    {
      return .value(value)
    }
    switch signature?.parameterClause {
    case .simpleInput(let names):
      return names.contains { $0.name.bareText == name } ? .unreadable : nil
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).bareText == name }
        .map { $0.type.map(LexicalBinding.type) ?? .unreadable }
    case nil: return nil
    }
  }
}

extension ClosureCaptureSyntax {
  /// The name in the closure. Versions of swift-syntax have it in different parts of the capture.
  fileprivate var capturedName: String? {
    tokens(viewMode: .sourceAccurate).first {
      if case .identifier = $0.tokenKind { true } else { false }
    }?.bareText
  }

  /// The value after the equals sign, or `nil` if there is none.
  fileprivate var capturedValue: ExprSyntax? {
    guard tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .equal }) else {
      return nil
    }
    let part = children(viewMode: .sourceAccurate).last { !$0.is(TokenSyntax.self) }
    return part?.as(InitializerClauseSyntax.self)?.value ?? part?.as(ExprSyntax.self)
  }
}

extension PatternSyntax {
  /// Returns a Boolean value that indicates whether the pattern is a name alone.
  fileprivate func isIdentifier(_ name: String) -> Bool {
    self.as(IdentifierPatternSyntax.self)?.identifier.bareText == name
  }

  /// Returns a Boolean value that indicates whether the pattern binds a name.
  fileprivate func binds(_ name: String) -> Bool {
    isIdentifier(name)
      || firstDescendant(IdentifierPatternSyntax.self) { $0.identifier.bareText == name } != nil
  }
}

extension MemberBlockItemListSyntax {
  /// The members, with those between `#if` and `#endif`.
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}
