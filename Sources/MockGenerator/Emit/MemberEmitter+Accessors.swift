extension MemberEmitter {
  /// Writes a property and, if the property patterns are next to it, its pattern.
  mutating func emit(_ property: Property) {
    emitImplementation(property)
    if owner.propertyPatterns != .separate { emitPattern(of: property) }
  }

  /// Writes the accessors of a property.
  mutating func emitAccessors(of property: Property) { accessors(of: property).write(&writer) }

  /// Writes a property.
  mutating func emitImplementation(_ property: Property) {
    let declaration = property.declaration
    let accessors = accessors(of: property)
    emitAttribute(declaration)
    writer.block("\(prefix(declaration))var \(name(declaration)): \(property.type.declared) {") {
      accessors.write(&$0)
    }
  }

  /// Writes a subscript and its patterns.
  mutating func emit(_ subscript: Subscript) {
    emitImplementation(`subscript`)
    emitPatterns(of: `subscript`)
  }

  /// Writes the patterns of a subscript.
  mutating func emitPatterns(of subscript: Subscript) {
    let `subscript` = owner.patternSelf.map(`subscript`.spellingSelf) ?? `subscript`
    let declaration = `subscript`.declaration
    let parameters = `subscript`.parameters
    let unknown = `subscript`.generics.fixedByResult(parameters, `subscript`.result)
    let types = (
      patternType(of: `subscript`), patternType(of: `subscript`, result: "Swift.Never")
    )
    for variant in patternVariants(of: parameters) {
      let settableFactory = variant.hasTypedMatchers ? "__subscriptPattern" : "__settablePattern"
      emitPattern(
        "subscript", `subscript`.generics, fixing: unknown, variant, types: types, declaration,
        body: `subscript`.settablePattern == nil
          ? patternCall(variant, `subscript`.effects, declaration)
          : patternCall(
            settableFactory, declaration, setter: `subscript`.settablePattern, variant.matchers()))
    }
    guard owner.patternRanks.contains(0) else { return }
    emitChain(
      "subscript\(`subscript`.generics.clause)", parameters, `subscript`.result, declaration,
      `subscript`.generics)
  }

  /// Returns the type of the patterns of a subscript, with its result or another one.
  func patternType(of subscript: Subscript, result: String? = nil) -> String {
    let parameters = `subscript`.parameters
    let value = result ?? `subscript`.result.value
    let arguments = parameters.argumentsType
    guard `subscript`.settablePattern != nil else {
      return patternType(`subscript`.effects, arguments: arguments, result: value)
    }
    let all = (parameters.map(\.argumentType) + [value]).tupleType
    return "UnderstudyCore.SettableCallPattern"
      + "<\(arguments), \(value), \(`subscript`.effects.failure), \(all)>"
  }

  /// Returns the accessors of a property.
  private func accessors(of property: Property) -> AccessorBodies {
    var accessors = accessors(
      property.declaration, effects: property.effects, type: property.type,
      setter: property.setter)
    let (getter, change) = (forwardingGetter(property), forwardingSetter(property))
    accessors.getter.forwarding = getter
    accessors.setter?.forwarding = change
    accessors.getter.original = original(property.declaration, getter)
    accessors.setter?.original = original(property.declaration, change)
    if accessors.isReplaced { accessors.mutation = property.mutation }
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
    accessors.getter.original = originalGetter(`subscript`)
    accessors.setter?.original = originalSetter(`subscript`)
    if accessors.isReplaced { accessors.mutation = `subscript`.mutation }
    emitAttribute(declaration, labels: "(\(`subscript`.parameters.labels))")
    writer.block(
      "\(prefix(declaration))subscript\(`subscript`.generics.clause)"
        + "\(implemented(`subscript`.parameters).requirementClause) "
        + "-> \(`subscript`.result.declared)\(requirements) {"
    ) { accessors.write(&$0) }
  }

  /// Returns the accessors of a property or subscript.
  private func accessors(
    _ declaration: Declaration, parameters: [Parameter] = [], effects: Effects, type: ResultType,
    setter: Int?
  ) -> AccessorBodies {
    let getter = CallBody(
      members: members, index: declaration.index, recorder: callRecorder(declaration),
      systems: declaration.systems, parameters: parameters, effects: effects, result: type.value,
      ending: type.madeType == nil ? .result : .madeResult,
      childMock: owner.replacement == nil ? type.childMock : nil)
    var accessors = AccessorBodies(
      getter: getter,
      setter: setter.map {
        CallBody(
          members: members, index: $0, recorder: callRecorder(declaration),
          systems: declaration.systems, parameters: parameters, newValue: type, effects: .none,
          result: "Swift.Void",
          ending: .result)
      })
    accessors.mutation.hasNonmutatingSetter =
      owner.hasNonmutatingSetters && !declaration.isStatic
    return accessors
  }

  /// Returns the parameters of a subscript as it is implemented; those of a replacement have
  /// another label.
  private func implemented(_ parameters: [Parameter]) -> [Parameter] {
    guard owner.replacement != nil, let first = parameters.first else { return parameters }
    var renamed = parameters
    renamed[0].label = first.otherLabel
    return renamed
  }
}

extension Subscript {
  /// The index of the setter that the patterns match, or `nil` if there is none, or if it cannot
  /// record the new value.
  fileprivate var settablePattern: Int? { result.madeType == nil ? setter : nil }
}

/// The bodies of the accessors of a property or subscript.
private struct AccessorBodies {
  /// The body of the getter.
  var getter: CallBody

  /// The body of the setter, if there is one.
  var setter: CallBody?

  /// The mutation of the value that the accessors are called on.
  var mutation = AccessorMutation()

  /// A Boolean value that indicates whether the accessors replace those of a declaration.
  var isReplaced: Bool { getter.original != nil }

  /// Writes the accessors.
  func write(_ writer: inout SourceWriter) {
    let (get, set) = (mutation.getterPrefix, mutation.setterPrefix)
    writer.block("\(get)get\(getter.effects.specifiers) {") { getter.write(&$0) }
    if let setter { writer.block("\(set)set {") { setter.write(&$0) } }
  }
}
