extension MemberEmitter {
  /// Writes a property and its pattern methods.
  mutating func emit(_ property: Property) {
    emitImplementation(property)
    emitPatterns(of: property)
  }

  /// Writes the accessors of a property.
  mutating func emitAccessors(of property: Property) { accessors(of: property).write(&writer) }

  /// Writes the pattern methods of a property.
  mutating func emitPatterns(of property: Property) {
    let declaration = property.declaration
    let value = property.type.value
    if property.hasGetterPattern {
      let type = patternType(property.effects, arguments: "Swift.Void", result: value)
      emitPattern(
        "func get\(property.verbSuffix)() -> \(type)", declaration,
        body: patternCall(
          property.effects.isAsync ? "__asyncPattern" : "__pattern", declaration, []))
    }
    guard let setter = property.setter, property.hasSetterPattern else { return }
    let newValue = Parameter(
      label: "_", name: "newValue", declared: value, plain: value, value: value,
      passing: .direct, pattern: property.isFunction ? .matcher : .valueOrMatcher)
    let type = patternType(.none, arguments: value, result: "Swift.Void")
    var declarationOfSetter = declaration
    declarationOfSetter.index = setter
    for variant in PatternVariant.variants(of: [newValue]) {
      emitPattern(
        "func set\(property.verbSuffix)\(variant.clause([newValue])) -> \(type)", declaration,
        body: patternCall("__pattern", declarationOfSetter, variant.matchers([newValue])))
    }
  }

  /// Writes a property.
  mutating func emitImplementation(_ property: Property) {
    let declaration = property.declaration
    let accessors = accessors(of: property)
    writer.block("\(prefix(declaration))var \(declaration.name): \(property.type.declared) {") {
      accessors.write(&$0)
    }
  }

  /// Writes a subscript and its patterns.
  mutating func emit(_ subscript: Subscript) {
    emitImplementation(`subscript`)
    let declaration = `subscript`.declaration
    let parameters = `subscript`.parameters
    let value = `subscript`.result.value
    let arguments = parameters.argumentsType
    var type = patternType(`subscript`.effects, arguments: arguments, result: value)
    var call = `subscript`.effects.isAsync ? "__asyncPattern" : "__pattern"
    if `subscript`.setter != nil {
      let all = (parameters.map(\.argumentType) + [value]).tupleType
      type =
        "UnderstudyCore.SettableCallPattern"
        + "<\(arguments), \(value), \(`subscript`.effects.failure), \(all)>"
      call = "__subscriptPattern"
    }
    for variant in PatternVariant.variants(of: parameters) {
      emitPattern(
        "subscript\(`subscript`.generics.clause)\(variant.clause(parameters)) -> \(type)",
        declaration, `subscript`.generics,
        body: patternCall(
          call, declaration, setter: `subscript`.setter, variant.matchers(parameters)))
    }
  }

  /// The accessors of a property.
  private func accessors(of property: Property) -> AccessorBodies {
    var accessors = accessors(
      property.declaration, effects: property.effects, type: property.type,
      setter: property.setter)
    accessors.getter.forwarding = forwardingGetter(property)
    accessors.setter?.forwarding = forwardingSetter(property)
    return accessors
  }

  /// Writes a subscript.
  mutating func emitImplementation(_ subscript: Subscript) {
    let declaration = `subscript`.declaration
    let requirements = `subscript`.generics.whereClause.map { " where " + $0 } ?? ""
    var accessors = accessors(
      declaration, parameters: `subscript`.parameters, effects: `subscript`.effects,
      type: `subscript`.result, setter: `subscript`.setter)
    accessors.getter.forwarding = forwardingGetter(`subscript`)
    accessors.setter?.forwarding = forwardingSetter(`subscript`)
    writer.block(
      "\(prefix(declaration))subscript\(`subscript`.generics.clause)"
        + "\(`subscript`.parameters.requirementClause) -> \(`subscript`.result.declared)"
        + "\(requirements) {"
    ) { accessors.write(&$0) }
  }

  /// The accessors of a property or subscript.
  private func accessors(
    _ declaration: Declaration, parameters: [Parameter] = [], effects: Effects, type: ResultType,
    setter: Int?
  ) -> AccessorBodies {
    let getter = CallBody(
      members: members, index: declaration.index, recorder: recorder(declaration),
      parameters: parameters, effects: effects, result: type.value, ending: .result)
    return AccessorBodies(
      getter: getter,
      setter: setter.map {
        CallBody(
          members: members, index: $0, recorder: recorder(declaration), parameters: parameters,
          newValue: type.value, effects: .none, result: "Swift.Void", ending: .result)
      })
  }
}

/// The bodies of the accessors of a property or subscript.
private struct AccessorBodies {
  /// The body of the getter.
  var getter: CallBody

  /// The body of the setter, if there is one.
  var setter: CallBody?

  /// Writes the accessors.
  func write(_ writer: inout SourceWriter) {
    writer.block("get\(getter.effects.specifiers) {") { getter.write(&$0) }
    if let setter { writer.block("set {") { setter.write(&$0) } }
  }
}
