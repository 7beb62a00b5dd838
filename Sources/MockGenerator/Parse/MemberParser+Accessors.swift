import SwiftSyntax

extension MemberParser {
  /// Reads a property requirement, which may declare several properties.
  mutating func parse(_ variable: VariableDeclSyntax) -> [Property] {
    let text = variable.description
    return variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation?.type
      else { return nil }
      let name = pattern.identifier
      guard name.bareText != "mock" else {
        report(.reservedName(name))
        return nil
      }
      guard checkTypes(in: Syntax(binding), text: text) else { return nil }
      let accessors = Accessors(binding.accessorBlock)
      let prefix = staticPrefix(variable.modifiers)
      let index = addName(prefix + name.bareText)
      let setter = accessors.isSettable ? addName(prefix + name.bareText + "=") : nil
      let suffix = name.bareText.prefix(1).uppercased() + name.bareText.dropFirst()
      let hasGetter = takeVerb("\(prefix)get\(suffix)()")
      if !hasGetter { report(.takenVerb("get\(suffix)()", of: name)) }
      var hasSetter = false
      if setter != nil {
        hasSetter = takeVerb("\(prefix)set\(suffix)(_:)")
        if !hasSetter { report(.takenVerb("set\(suffix)(_:)", of: name)) }
      }
      return Property(
        declaration: declaration(
          index: index, name: name.text, variable.attributes, variable.modifiers, in: variable,
          text: text),
        type: ResultType(type), effects: accessors.effects,
        hasMutatingGetter: accessors.hasMutatingGetter, setter: setter,
        isFunction: TypeShape(type).isFunction, verbSuffix: suffix,
        hasGetterPattern: hasGetter, hasSetterPattern: hasSetter)
    }
  }

  /// Reads a subscript requirement.
  ///
  /// - Returns: nil for a subscript that cannot be mocked, which is then reported
  mutating func parse(_ subscript: SubscriptDeclSyntax) -> Subscript? {
    let text = `subscript`.description
    guard checkTypes(in: Syntax(`subscript`), text: text) else { return nil }
    let parser = ParameterParser(
      generics: `subscript`.genericParameterClause,
      parameters: `subscript`.parameterClause.parameters, isSubscript: true, requirementText: text)
    guard parser.diagnostics.isEmpty else {
      report(parser.diagnostics)
      return nil
    }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: `subscript`.genericWhereClause?.requirements.lineText)
    let accessors = Accessors(`subscript`.accessorBlock)
    let name = messageName(
      "subscript", parser.parameters, isGeneric: !generics.parameters.isEmpty,
      `subscript`.modifiers)
    let index = addName(name)
    return Subscript(
      declaration: declaration(
        index: index, name: "subscript", `subscript`.attributes, `subscript`.modifiers,
        in: `subscript`, text: text),
      generics: generics, parameters: parser.parameters,
      result: ResultType(`subscript`.returnClause.type), effects: accessors.effects,
      hasMutatingGetter: accessors.hasMutatingGetter,
      setter: accessors.isSettable ? addName(name + "=") : nil)
  }
}

/// What a requirement's accessor block says.
private struct Accessors {
  /// Whether there is a setter.
  var isSettable = false

  /// The effects of the getter.
  var effects = Effects.none

  /// Whether the getter may change the object.
  var hasMutatingGetter = false

  /// Reads an accessor block.
  init(_ block: AccessorBlockSyntax?) {
    guard case .accessors(let list) = block?.accessors else { return }
    for accessor in list {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get):
        effects = Effects(accessor.effectSpecifiers)
        hasMutatingGetter = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      case .keyword(.set), .keyword(._modify): isSettable = true
      default: break
      }
    }
  }
}
