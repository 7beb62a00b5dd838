import SwiftSyntax

extension MemberParser {
  /// Reads a property requirement, which may declare several properties.
  mutating func parse(_ variable: VariableDeclSyntax) -> [Property] {
    variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let name = pattern.identifier
      guard !isNextToRecorder || name.bareText != "mock" else {
        reportMissing(.reservedName(name, of: typeName))
        return nil
      }
      guard let type = variable.type(of: binding) else {
        report(.unwrittenType(of: name))
        return nil
      }
      let text = overrides == nil ? variable.description : type.description
      guard checkResult(type) else { return nil }
      let accessors = accessors(binding.accessorBlock, variable.modifiers)
      let prefix = staticPrefix(variable.modifiers)
      let index = addName(prefix + name.bareText)
      let setter = accessors.isSettable ? addName(prefix + name.bareText + "=") : nil
      return Property(
        declaration: declaration(
          index: index, name: name.text, variable.attributes, variable.modifiers, in: variable,
          text: text),
        type: resultType(type),
        effects: accessors.effects,
        mutation: accessors.mutation, setter: setter)
    }
  }

  /// Reads a subscript requirement.
  ///
  /// - Returns: `nil` for a subscript that cannot be mocked, which is then reported.
  mutating func parse(_ subscript: SubscriptDeclSyntax) -> Subscript? {
    let text = `subscript`.head.text
    guard checkPacks(`subscript`.genericParameterClause),
      checkResult(
        `subscript`.returnClause.type, `subscript`.genericParameterClause,
        `subscript`.genericWhereClause)
    else { return nil }
    let parser = ParameterParser(
      generics: `subscript`.genericParameterClause,
      parameters: `subscript`.parameterClause.parameters,
      whereClause: `subscript`.genericWhereClause, isSubscript: true,
      defaults: repeatedDefaults, unrecordableTypes: unrecordableTypes, requirementText: text)
    guard canBeMocked(parser) else { return nil }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: `subscript`.genericWhereClause?.requirements.lineText)
    let accessors = accessors(`subscript`.accessorBlock, `subscript`.modifiers)
    let name = messageName(
      "subscript", parser.parameters, isGeneric: !generics.parameters.isEmpty,
      `subscript`.modifiers)
    let index = addName(name)
    return Subscript(
      declaration: declaration(
        index: index, name: "subscript", `subscript`.attributes, `subscript`.modifiers,
        in: `subscript`, text: text),
      generics: generics, parameters: parser.parameters,
      result: resultType(
        `subscript`.returnClause.type, `subscript`.genericParameterClause,
        `subscript`.genericWhereClause),
      effects: accessors.effects,
      mutation: accessors.mutation,
      setter: accessors.isSettable ? addName(name + "=") : nil)
  }
}

extension MemberParser {
  /// Reads the accessors of a property or subscript.
  private func accessors(
    _ block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax
  ) -> Accessors {
    if let replacing {
      return Accessors(
        block, canBeSet: replacing.canSet(modifiers), hasCoroutines: false)
    }
    return Accessors(block, canBeSet: overrides?.canSet(modifiers) ?? true)
  }
}

/// The contents of an accessor block.
private struct Accessors {
  /// A Boolean value that indicates whether there is a setter.
  private(set) var isSettable = false

  /// The effects of the getter.
  private(set) var effects = Effects.none

  /// The mutation of the value that the accessors are called on.
  private(set) var mutation = AccessorMutation()

  /// Creates the contents of an accessor block.
  ///
  /// - Parameters:
  ///   - block: The accessor block, or `nil` for a stored property.
  ///   - canBeSet: A Boolean value that indicates whether a subclass can set the property. It can
  ///     set a stored property, with or without observers, and one with a setter.
  ///   - hasCoroutines: A Boolean value that indicates whether a coroutine counts as a setter.
  init(_ block: AccessorBlockSyntax?, canBeSet: Bool, hasCoroutines: Bool = true) {
    guard let block else {
      isSettable = canBeSet
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    var hasGetter = false
    for accessor in list {
      switch accessor.accessorSpecifier.text {
      case "get":
        hasGetter = true
        effects = Effects(accessor.effectSpecifiers)
        mutation.hasMutatingGetter = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      case "_read", "read", "unsafeAddress": hasGetter = true
      case "_modify", "modify", "unsafeMutableAddress":
        if hasCoroutines { isSettable = canBeSet }
      case "set":
        isSettable = canBeSet
        mutation.hasNonmutatingSetter =
          accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
      default: break
      }
    }
    if !hasGetter { isSettable = canBeSet }
  }
}
