import SwiftDiagnostics
import SwiftSyntax

extension MemberParser {
  /// Reads a method requirement.
  ///
  /// - Returns: `nil` for a method that cannot be mocked, which is then reported.
  mutating func parse(_ function: FunctionDeclSyntax) -> Method? {
    let signature = function.signature
    let text = function.head.text
    guard check(function) else { return nil }
    let parser = ParameterParser(
      generics: function.genericParameterClause, parameters: signature.parameterClause.parameters,
      whereClause: function.genericWhereClause, defaults: repeatedDefaults,
      unrecordableTypes: unrecordableTypes, requirementText: text)
    guard canBeMocked(parser) else { return nil }
    var parameters = parser.parameters
    guard !function.isOperator || takeReceiver(from: &parameters, of: function) else { return nil }
    let effects = Effects(signature.effectSpecifiers)
    guard check(effects, of: function.name.text, signature.effectSpecifiers, parameters) else {
      return nil
    }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: function.genericWhereClause?.requirements.lineText)
    let result = signature.returnClause.map {
      resultType($0.type, function.genericParameterClause, function.genericWhereClause)
    }
    let name = messageName(
      function.operatorName ?? function.name.bareText,
      parameters.filter { $0.passing != .receiver }, generics, result,
      function.isOperator ? [] : function.modifiers)
    let index = addName(name)
    let method = Method(
      declaration: declaration(
        index: index, name: function.name.text, function.attributes, function.modifiers,
        in: function, text: text),
      generics: generics, parameters: parameters, effects: effects,
      operatorName: function.operatorName, fixity: function.fixity,
      isMutating: isMutating(function.modifiers), result: result)
    if !takeMatchers(method) { report(.takenMatchers(of: function.name)) }
    return method
  }

  /// Returns the type of a result or a property, with the mock that is its default value.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - generics: The generic parameters of the requirement, which hide types of the same name.
  ///   - whereClause: The further requirements.
  func resultType(
    _ type: TypeSyntax, _ generics: GenericParameterClauseSyntax? = nil,
    _ whereClause: GenericWhereClauseSyntax? = nil
  ) -> ResultType {
    var result = recordedType(type, generics, whereClause)
    let text = type.lineText
    guard result.madeType == nil else { return result }
    let hidden = (generics?.parameters).elements.map(\.name.text)
    guard !hidden.contains(where: text.holds) else { return result }
    result.childMock = defaults.childMock(for: text)
    result.safeDefault = defaults.safeDefaults[text]
    return result
  }

  /// Reads an initializer requirement.
  ///
  /// - Returns: `nil` for an initializer that cannot be mocked, which is then reported.
  mutating func parse(_ initializer: InitializerDeclSyntax) -> Initializer? {
    let signature = initializer.signature
    let text = initializer.head.text
    let parser = ParameterParser(
      generics: initializer.genericParameterClause,
      parameters: signature.parameterClause.parameters, whereClause: initializer.genericWhereClause,
      unrecordableTypes: unrecordableTypes, requirementText: text)
    guard canBeMocked(parser) else { return nil }
    let effects = Effects(signature.effectSpecifiers)
    guard check(effects, of: "init", signature.effectSpecifiers, parser.parameters) else {
      return nil
    }
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: initializer.genericWhereClause?.requirements.lineText)
    let name = messageName("init", parser.parameters, generics, nil, initializer.modifiers)
    let index = addName(name)
    return Initializer(
      declaration: declaration(
        index: index, name: "init", initializer.attributes, initializer.modifiers,
        in: initializer, text: text),
      optionalMark: initializer.optionalMark?.text ?? "", generics: generics,
      parameters: parser.parameters, effects: effects,
      hasPattern: checkInitialized(initializer, parser.parameters),
      isOverride: isOverride(parser.parameters))
  }

  /// Reports a method that cannot be mocked.
  ///
  /// - Returns: `true` if it can be mocked.
  private mutating func check(_ function: FunctionDeclSyntax) -> Bool {
    // A method with labels does not redeclare the recorder.
    if isNextToRecorder, function.name.bareText == "mock",
      function.signature.parameterClause.parameters.isEmpty
    {
      reportMissing(.reservedName(function.name, of: typeName))
      return false
    }
    return checkPacks(function.genericParameterClause)
      && checkResult(
        function.signature.returnClause?.type, function.genericParameterClause,
        function.genericWhereClause)
  }

  /// Selects the operand of an operator that records the calls.
  ///
  /// - Returns: `true` if there is one; if not, that is reported.
  private mutating func takeReceiver(
    from parameters: inout [Parameter], of function: FunctionDeclSyntax
  ) -> Bool {
    let types = function.signature.parameterClause.parameters.map(\.type)
    guard let receiver = types.firstIndex(where: \.isSelf) else {
      report(.operatorRequirement(function.name))
      return false
    }
    // Operands have no labels, however they are written.
    for index in parameters.indices { parameters[index].label = "_" }
    parameters[receiver].passing = .receiver
    parameters[receiver].pattern = .value
    return true
  }

  /// Reports effects that depend on closures whose errors the mock cannot record.
  ///
  /// - Returns: `true` if there are none.
  private mutating func check(
    _ effects: Effects, of name: String, _ specifiers: FunctionEffectSpecifiersSyntax?,
    _ parameters: [Parameter]
  ) -> Bool {
    if let token = specifiers?.asyncSpecifier, token.tokenKind == .keyword(.reasync) {
      report(.reasynchronous(token, name: name))
      return false
    }
    guard effects.throwing == .rethrowing, let token = specifiers?.throwsClause?.throwsSpecifier,
      !parameters.contains(where: \.isThrowingClosure)
    else { return true }
    report(.rethrowing(token, name: name))
    return false
  }

  /// Reports that a method has the name of an initializer's pattern.
  ///
  /// - Returns: `true` if the name is free.
  private mutating func checkInitialized(
    _ initializer: InitializerDeclSyntax, _ parameters: [Parameter]
  ) -> Bool {
    let verb = "initialized(\(parameters.map { $0.label + ":" }.joined()))"
    if isFree(verb) { return true }
    report(.takenVerb(verb, of: initializer.initKeyword))
    return false
  }
}

extension Parameter {
  /// A Boolean value that indicates whether the parameter is a closure that throws, and whose
  /// errors are recorded while the call runs.
  fileprivate var isThrowingClosure: Bool {
    if case .guarded(let closure) = passing { closure.effects.needsTry } else { false }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type is `Self`, with or without specifiers.
  fileprivate var isSelf: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isSelf }
    return self.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
  }
}

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
    let result = resultType(
      `subscript`.returnClause.type, `subscript`.genericParameterClause,
      `subscript`.genericWhereClause)
    let name = messageName(
      "subscript", parser.parameters, generics, result, `subscript`.modifiers)
    let index = addName(name)
    return Subscript(
      declaration: declaration(
        index: index, name: "subscript", `subscript`.attributes, `subscript`.modifiers,
        in: `subscript`, text: text),
      generics: generics, parameters: parser.parameters,
      result: result,
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
