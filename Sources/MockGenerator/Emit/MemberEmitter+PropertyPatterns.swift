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
      emitPattern("var $\(declaration.name.bareName): \(type)", declaration, body: body)
    case .witnesses(let protocols):
      let name = property.patternName
      let access = min(protocols.access, declaration.access)
      let requirement = "\(protocols.name(access)), \(declaration.name)"
      var witness = declaration
      witness.access = access
      witness.availability = declaration.availability.filter { !$0.hasPrefix("@_spi") }
      writer.line("\(access.prefix)typealias __TypeOf_\(name) = \(type)")
      emitPattern(
        "var __patternOf_\(name): __TypeOf_\(name)", witness, body: body,
        attribute: "@_implements(\(requirement))")
    }
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
      ? patternType(property.effects, arguments: "Swift.Void", result: value)
      : "UnderstudyCore.PropertyPattern<\(value)>"
  }
}

extension SourceWriter {
  /// Writes the protocols whose requirements are the patterns of properties, one for each access.
  ///
  /// - Parameters:
  ///   - protocols: The protocols.
  ///   - members: The members of the mock that conforms to them.
  mutating func emit(_ protocols: PropertyPatternProtocols, of members: [Member]) {
    for access in protocols.accesses(of: members) {
      block("nonisolated \(access.prefix)protocol \(protocols.name(access)) {") {
        $0.emitRequirements(members, protocols, access)
      }
    }
  }

  /// Writes the requirements for the properties of one access.
  private mutating func emitRequirements(
    _ members: [Member], _ protocols: PropertyPatternProtocols, _ access: Access
  ) {
    for member in members {
      switch member {
      case .property(let property)
      where min(protocols.access, property.declaration.access) == access:
        let declaration = property.declaration
        let type = "__TypeOf_\(property.patternName)"
        line("associatedtype \(type)")
        let attributes =
          (declaration.availability.filter { !$0.hasPrefix("@_spi") } + ["@_disfavoredOverload"])
          .joined(separator: " ")
        let isStatic = declaration.isStatic ? "static " : ""
        line("\(attributes) nonisolated \(isStatic)var \(declaration.name): \(type) { get }")
      case .conditional(let clauses) where clauses.contains(where: \.hasProperty):
        for clause in clauses {
          directive(clause.opening)
          emitRequirements(clause.members, protocols, access)
        }
        directive("#endif")
      case .property, .method, .subscript, .initializer, .conditional, .refused: break
      }
    }
  }
}

extension Property {
  /// The index of the setter that the pattern matches, or `nil` if there is none, or if it cannot
  /// record the new value.
  fileprivate var settablePattern: Int? { type.madeType == nil ? setter : nil }

  /// The name of the property as a part of other names.
  fileprivate var patternName: String {
    (declaration.isStatic ? "static_" : "") + declaration.name.bareName
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

extension String {
  /// The name without backticks.
  fileprivate var bareName: String { filter { $0 != "`" } }
}
