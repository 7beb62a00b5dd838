extension MemberEmitter {
  /// Writes the pattern of a property: a property of the same name, or of a derived one.
  mutating func emitPattern(of property: Property) {
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
    let typeName = requirements.typeName(property)
    let attributes = declaration.systems.attributes.map { $0 + " " }.joined()
    writer.line("\(attributes)\(access.prefix)typealias \(typeName) = \(type)")
    emitPattern(
      "var \(requirements.witnessName(property)): \(typeName)", witness, body: body,
      attribute: "@_implements(\(requirement))")
  }

  /// Writes the patterns of the properties among members, in an extension of their own.
  mutating func emitPropertyPatterns(_ members: [Member]) {
    for member in members {
      switch member {
      case .property(let property): emitPattern(of: property)
      case .conditional(let clauses) where clauses.contains(where: \.hasProperty):
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
  mutating func emit(_ protocols: PropertyPatternProtocols, of members: [Member]) {
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
        let type = requirements.typeName(property)
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
    self == .patterns || property.type.childMock != nil
  }

  /// Returns a Boolean value that indicates whether a property among members has such a requirement.
  fileprivate func includeAny(of members: [Member]) -> Bool {
    members.contains { self == .patterns ? $0.hasProperty : $0.hasPropertyChain }
  }

  /// Returns the name of the associated type for a property.
  fileprivate func typeName(_ property: Property) -> String {
    "__\(self == .patterns ? "Type" : "Child")Of_\(property.patternName)".asIdentifier
  }

  /// Returns the name of the implementation for a property.
  fileprivate func witnessName(_ property: Property) -> String {
    "__\(self == .patterns ? "pattern" : "chain")Of_\(property.patternName)".asIdentifier
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
  /// A Boolean value that indicates whether there is a property among the members.
  fileprivate var hasProperty: Bool { members.contains(where: \.hasProperty) }
}

extension Member {
  /// A Boolean value that indicates whether the member, or one inside it, is a property.
  var hasProperty: Bool {
    switch self {
    case .property: true
    case .conditional(let clauses): clauses.contains(where: \.hasProperty)
    case .method, .subscript, .initializer, .refused: false
    }
  }
}
