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
    // An extension of the runtime satisfies the requirement of mocks by hand.
    guard declaration.fallback == nil || !owner.isExtension else { return }
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
    for variant in patternVariants(of: parameters, declaration) {
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
    accessors.getter.fallback = property.declaration.fallback
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
      makeDefault: owner.replacement == nil ? type.makeDefault : nil)
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

extension MemberEmitter {
  /// Writes the pattern of a property: a property of the same name, or of a derived one.
  mutating func emitPattern(of property: Property) {
    guard property.declaration.hasPatterns else { return }
    let property = owner.patternSelf.map(property.spellingSelf) ?? property
    let declaration = property.declaration
    let type = patternType(of: property)
    let body =
      property.settablePattern == nil
      ? patternCall(PatternVariant.variants(of: [])[0], property.effects, declaration)
      : patternCall(
        "__settablePattern", declaration, setter: property.settablePattern, [])
    switch owner.propertyPatterns {
    case .separate:
      emitPattern("var \(declaration.name): \(type)", declaration, body: body)
    case .projected:
      emitPattern("var $\(declaration.name.withoutBackticks): \(type)", declaration, body: body)
    case .witnesses(let protocols):
      emitWitness(of: property, protocols, .patterns, type: type, body: body)
      if let (child, call) = chain(of: property) {
        emitWitness(of: property, protocols, .chains, type: child, body: call)
      }
    }
  }

  /// Writes the implementation of a requirement that has the name of a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - protocols: The protocols of the mock.
  ///   - requirements: What the requirement is.
  ///   - type: The type of the implementation.
  ///   - body: Its body.
  private mutating func emitWitness(
    of property: Property, _ protocols: PropertyPatternProtocols,
    _ requirements: PropertyPatternProtocols.Requirements, type: String, body: String
  ) {
    let declaration = property.declaration
    let access = min(protocols.access, declaration.access)
    let requirement = "\(protocols.name(access, requirements)), \(declaration.name)"
    var witness = declaration
    witness.access = access
    witness.availability = declaration.availability.filter { !$0.hasPrefix("@_spi") }
    let typeName = requirements.typeName(property, protocols)
    let attributes = declaration.systems.attributes.map { $0 + " " }.joined()
    writer.line("\(attributes)\(access.prefix)typealias \(typeName) = \(type)")
    emitPattern(
      "var \(requirements.witnessName(property, protocols)): \(typeName)", witness, body: body,
      attribute: "@_implements(\(requirement))")
  }

  /// Writes the patterns of the properties among members, in an extension of their own.
  mutating func emitPropertyPatterns(_ members: [Member]) {
    for member in members {
      switch member {
      case .property(let property): emitPattern(of: property)
      case .conditional(let clauses) where clauses.contains(where: \.hasPropertyPattern):
        emit(clauses) { $0.emitPropertyPatterns($1) }
      case .method, .subscript, .initializer, .conditional, .refused: break
      }
    }
  }

  /// Returns the type of the pattern of a property.
  private func patternType(of property: Property) -> String {
    let value = property.type.value
    return property.settablePattern == nil
      ? patternType(property.effects, arguments: "()", result: value)
      : "UnderstudyCore.PropertyPattern<\(value)>"
  }
}

extension SourceWriter {
  /// Writes the protocols whose requirements have the names of properties, one for each access.
  ///
  /// - Parameters:
  ///   - protocols: The protocols.
  ///   - members: The members of the mock that conforms to them.
  package mutating func emit(_ protocols: PropertyPatternProtocols, of members: [Member]) {
    for requirements in PropertyPatternProtocols.Requirements.allCases {
      for access in protocols.accesses(of: members, requirements) {
        let name = protocols.name(access, requirements)
        block("nonisolated \(access.prefix)protocol \(name) {") {
          $0.emitRequirements(members, protocols, access, requirements)
        }
      }
    }
  }

  /// Writes the requirements for the properties of one access.
  private mutating func emitRequirements(
    _ members: [Member], _ protocols: PropertyPatternProtocols, _ access: Access,
    _ requirements: PropertyPatternProtocols.Requirements
  ) {
    for member in members {
      switch member {
      case .property(let property)
      where min(protocols.access, property.declaration.access) == access
        && requirements.include(property):
        let declaration = property.declaration
        let type = requirements.typeName(property, protocols)
        line("associatedtype \(type)")
        let attributes =
          (declaration.patternAvailability.filter { !$0.hasPrefix("@_spi") }
          + ["@_disfavoredOverload"])
          .joined(separator: " ")
        let isStatic = declaration.isStatic ? "static " : ""
        line("\(attributes) nonisolated \(isStatic)var \(declaration.name): \(type) { get }")
      case .conditional(let clauses)
      where clauses.contains(where: { requirements.includeAny(of: $0.members) }):
        for clause in clauses {
          directive(clause.opening)
          emitRequirements(clause.members, protocols, access, requirements)
        }
        directive("#endif")
      case .property, .method, .subscript, .initializer, .conditional, .refused: break
      }
    }
  }
}

extension PropertyPatternProtocols.Requirements {
  /// Returns a Boolean value that indicates whether a property has such a requirement.
  func include(_ property: Property) -> Bool {
    self == .patterns ? property.declaration.hasPatterns : property.hasChain
  }

  /// Returns a Boolean value that indicates whether a property among members has such a requirement.
  fileprivate func includeAny(of members: [Member]) -> Bool {
    members.contains { self == .patterns ? $0.hasPropertyPattern : $0.hasPropertyChain }
  }

  /// Returns the name of the associated type for a property.
  fileprivate func typeName(
    _ property: Property, _ protocols: PropertyPatternProtocols
  ) -> String {
    let kind = self == .patterns ? "Type" : "Child"
    return "__\(kind)Of_\(property.patternName)\(protocols.suffix)".asIdentifier
  }

  /// Returns the name of the implementation for a property.
  fileprivate func witnessName(
    _ property: Property, _ protocols: PropertyPatternProtocols
  ) -> String {
    let kind = self == .patterns ? "pattern" : "chain"
    return "__\(kind)Of_\(property.patternName)\(protocols.suffix)".asIdentifier
  }
}

extension Property {
  /// The index of the setter that the pattern matches, or `nil` if there is none, or if it cannot
  /// record the new value.
  fileprivate var settablePattern: Int? { type.madeType == nil ? setter : nil }

  /// The name of the property as a part of other names.
  fileprivate var patternName: String {
    (declaration.isStatic ? "static_" : "") + declaration.name.withoutBackticks
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether there is a property with a pattern among the members.
  fileprivate var hasPropertyPattern: Bool { members.contains(where: \.hasPropertyPattern) }
}

extension Member {
  /// A Boolean value that indicates whether the member, or one inside it, is a property with a pattern.
  var hasPropertyPattern: Bool {
    switch self {
    case .property(let property): property.declaration.hasPatterns
    case .conditional(let clauses): clauses.contains(where: \.hasPropertyPattern)
    case .method, .subscript, .initializer, .refused: false
    }
  }
}

/// The place and the name of the patterns of properties.
///
/// Swift does not allow two properties of one name in one type. The pattern of a property has its
/// name anyway, either in an extension with other constraints or as the requirement of a protocol
/// that is implemented under another name.
enum PropertyPatterns: Equatable {
  /// In an extension of their own.
  case separate

  /// Next to the properties, as implementations of the requirements of these protocols.
  case witnesses(PropertyPatternProtocols)

  /// Next to the properties, under their names with a dollar sign, because an attribute on a
  /// property can neither add an extension nor a conformance.
  case projected
}

/// The protocols whose requirements are the patterns of the properties of one mock, or the child mocks
/// that they return.
///
/// A requirement is as accessible as its protocol, and a pattern is as accessible as its property.
/// So there is a protocol for each access.
package struct PropertyPatternProtocols: Equatable {
  /// What the requirements of a protocol are.
  enum Requirements: String, CaseIterable {
    /// The patterns of properties.
    case patterns = "Patterns"

    /// The child mocks that properties return, for chains.
    case chains = "Chains"
  }

  /// The name of the mocked type.
  var typeName: String

  /// The access of the mock.
  var access: Access

  /// The end of the names of what implements the requirements. The patterns of a replaced property
  /// and of its override are different.
  var suffix: String

  /// Creates the protocols for a type.
  ///
  /// - Parameters:
  ///   - typeName: The name of the mocked type.
  ///   - access: The access of the mock.
  ///   - className: The name of the class with the replaced properties, or `nil` if none are replaced.
  package init(typeName: String, access: Access, replacedIn className: String? = nil) {
    self.typeName = typeName
    self.access = access
    suffix = className.map { "_" + $0.replacingText(".", with: "_") } ?? ""
  }

  /// Returns the name of the protocol for properties of an access.
  func name(_ access: Access, _ requirements: Requirements) -> String {
    let prefix = access == self.access ? "" : access.rawValue.capitalizedFirst
    return "__\(prefix)\(requirements.rawValue)Of\(typeName)"
  }

  /// Returns the names of all protocols that members require, in a fixed order.
  package func names(of members: [Member]) -> [String] {
    Requirements.allCases.flatMap { requirements in
      accesses(of: members, requirements).map { name($0, requirements) }
    }
  }

  /// Returns the accesses of the protocols that members require, in a fixed order.
  func accesses(of members: [Member], _ requirements: Requirements) -> [Access] {
    var found: Set<Access> = []
    func collect(_ members: [Member]) {
      for member in members {
        switch member {
        case .property(let property) where requirements.include(property):
          found.insert(min(access, property.declaration.access))
        case .conditional(let clauses): for clause in clauses { collect(clause.members) }
        case .property, .method, .subscript, .initializer, .refused: break
        }
      }
    }
    collect(members)
    return found.sorted()
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
