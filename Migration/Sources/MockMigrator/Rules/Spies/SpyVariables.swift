import SwiftSyntax

/// The types of the variables of a file, as far as the file itself says.
final class SpyVariables: SyntaxVisitor {
  /// A declaration of a name.
  private struct Declaration {
    /// The type, or `nil` if it is not known.
    let type: String?

    /// The bytes of the function around it, or `nil` for a member or a global variable.
    let scope: Range<Int>?
  }

  /// The declarations by name.
  private var declarations: [String: [Declaration]] = [:]

  /// The types of the results of functions, and of the elements of tuples.
  private var results: [String: [String]] = [:]

  /// The tuples that are assigned to names, until all functions are known.
  private var tuples: [(names: [String?], function: String, scope: Range<Int>?)] = []

  /// Finds the variables of a file.
  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
    for tuple in tuples {
      for (name, type) in zip(tuple.names, results[tuple.function] ?? []) {
        if let name {
          declarations[name, default: []].append(Declaration(type: type, scope: tuple.scope))
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the file declares a variable of a name.
  func declares(_ name: String) -> Bool { declarations[name] != nil || tupleNames.contains(name) }

  /// The names in tuples.
  private var tupleNames: Set<String> { Set(tuples.flatMap { $0.names.compactMap { $0 } }) }

  /// Returns the type of an expression, or `nil` if it is not known.
  func type(of expression: ExprSyntax) -> String? {
    let value = expression.withoutEffects.unwrapped
    if let call = value.as(FunctionCallExprSyntax.self) { return type(ofCall: call) }
    let access = value.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName.baseName.text ?? value.ownName else { return nil }
    let found = declarations[name] ?? []
    let offset = expression.span.lowerBound
    let local = found.filter { $0.scope?.contains(offset) == true }
      .sorted { ($0.scope?.count ?? 0) < ($1.scope?.count ?? 0) }
    if access == nil, let scope = local.first?.scope {
      return only(local.filter { $0.scope == scope })
    }
    return only(found.filter { $0.scope == nil }) ?? (access == nil ? nil : only(found))
  }

  /// Returns the type that all declarations have, or `nil`.
  private func only(_ declarations: [Declaration]) -> String? {
    let types = Set(declarations.map(\.type))
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Returns the type of the result of a call.
  private func type(ofCall call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.trimmedText
    let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last.first?.isUppercase == true { return last }
    let found = results[last] ?? []
    return found.count == 1 ? found[0] : nil
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
        results[node.name.text] = tuple.elements.map { $0.type.mockableName }
      } else {
        results[node.name.text] = [type.mockableName]
      }
    }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName?.text { add(name, node.type.mockableName, nil) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type.mockableName, scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer?.value.withoutEffects
    if let tuple = node.pattern.as(TuplePatternSyntax.self),
      let call = value?.as(FunctionCallExprSyntax.self)
    {
      let names = tuple.elements.map {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      let function = call.calledExpression.trimmedText.replacing("self.", with: "")
      tuples.append((names, function, scope(of: node)))
      return .visitChildren
    }
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if let annotation = node.typeAnnotation {
      add(name, annotation.type.mockableName, scope(of: node))
    } else if let call = value?.unwrapped.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedText.replacing("self.", with: "")
      if callee.split(separator: ".").last?.first?.isLowercase == true,
        callee.hasSuffix(".init") == false
      {
        tuples.append(([name], callee, scope(of: node)))
      } else {
        add(name, type(ofCall: call), scope(of: node))
      }
    } else {
      let parts = value?.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      let cast = parts.count == 3 ? parts[2].as(TypeExprSyntax.self)?.type.mockableName : nil
      add(name, cast, scope(of: node))
    }
    return .visitChildren
  }

  /// Adds a declaration.
  private func add(_ name: String, _ type: String?, _ scope: Range<Int>?) {
    declarations[name, default: []].append(Declaration(type: type, scope: scope))
  }

  /// Returns the bytes of the innermost function or closure around a node, or `nil`.
  private func scope(of node: some SyntaxProtocol) -> Range<Int>? {
    var current = node.parent
    while let parent = current {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(ClosureExprSyntax.self) || parent.is(AccessorDeclSyntax.self)
      {
        return parent.span
      }
      if parent.is(MemberBlockSyntax.self) { return nil }
      current = parent.parent
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name of the type without optionality, `any` and its module.
  var mockableName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.mockableName }
    if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return forced.wrappedType.mockableName
    }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.mockableName
    }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return trimmedText
  }
}
