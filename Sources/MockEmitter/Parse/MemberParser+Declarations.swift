import SwiftSyntax

extension MemberParser {
  /// The modifiers that an implementation repeats. The others mean nothing on a mock.
  private static let repeatedModifiers: Set<String> = ["nonisolated"]

  /// The attributes that an implementation does not repeat. It inherits some from the requirement,
  /// and does not need others, such as result builders and optimizer hints.
  private static let inferredAttributes: Set<String> = [
    "IBAction", "IBOutlet", "_alwaysEmitIntoClient", "_transparent", "inlinable", "inline", "objc",
    "usableFromInline",
  ]

  /// The attributes that an override repeats. The others are inherited, or are about the original.
  private static let repeatedByOverrides: Set<String> = ["discardableResult", "Sendable"]

  /// Reads the common part of all requirements.
  ///
  /// - Parameters:
  ///   - index: The position of the requirement in the list of member names.
  ///   - name: The name as it must be written in code.
  ///   - attributes: The attributes of the requirement.
  ///   - modifiers: The modifiers of the requirement.
  ///   - node: The requirement.
  ///   - text: The text of the requirement.
  func declaration(
    index: Int, name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, in node: some SyntaxProtocol, text: String
  ) -> Declaration {
    var repeated: [String] = []
    var availability: [String] = []
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedDescription
      if AttributeListSyntax.visibility.contains(name) {
        availability.append(attribute.lineText)
      } else if isRepeated(name), !isResultBuilder(attribute) {
        repeated.append(attribute.lineText)
      }
    }
    let systems = systems(of: node).unless(surroundingAvailability)
    if let isolation = overrides?.isolation(of: node) { repeated.append(isolation) }
    let repeatedModifiers = Self.repeatedModifiers.union(
      replacing == nil ? [] : ReplacementRules.repeatedModifiers)
    let repeatedModifierTexts = modifiers.compactMap { modifier -> String? in
      guard repeatedModifiers.contains(modifier.name.text) else { return nil }
      // All properties of a mock are computed, and these cannot be 'nonisolated(unsafe)'.
      return modifier.detail?.detail.text == "unsafe" ? modifier.name.text : modifier.lineText
    }
    return Declaration(
      index: index, name: name,
      access: overrides == nil ? access : min(access, modifiers.access ?? .internal),
      attributes: repeated, availability: availability,
      systems: systems.unless(availability), systemsOfTypes: systems,
      modifiers: repeatedModifierTexts,
      isStatic: isStatic(modifiers),
      isNonisolated: repeatedModifierTexts.contains { $0.hasPrefix("nonisolated") },
      hasUnknownAttributes: repeated.contains { $0 != "@discardableResult" },
      executionWords: (repeated + repeatedModifierTexts).filter {
        $0 == "@concurrent" || $0.hasPrefix("nonisolated(") || $0.hasSuffix("Actor")
      }.map { $0 + " " }.joined(), isInBody: mustBeInBody(node) || fallbacks[name] != nil,
      callsDefault: callsDefault(of: node),
      fallback: isStatic(modifiers) ? nil : fallbacks[name],
      isDynamic: modifiers.contains("dynamic"),
      isForwardable: !isStatic(modifiers)
        && !modifiers.contains { $0.name.tokenKind == .keyword(.optional) }
        && !mentionsUnknownType(node, text: text))
  }

  /// Returns the systems that have all types in the arguments and the result of a requirement.
  private func systems(of node: some SyntaxProtocol) -> SystemVersions {
    let parts = node.recordedTypes
    let hidden = Set((parts.generics?.parameters).elements.map(\.name.bareText))
    return unrecordableTypes.systems(with: parts.types, hiding: hidden)
  }

  /// Returns a Boolean value that indicates whether an implementation repeats an attribute of a
  /// name.
  private func isRepeated(_ attribute: String) -> Bool {
    if let replacing { return replacing.globalActors.contains(attribute) }
    return overrides == nil
      ? !Self.inferredAttributes.contains(attribute)
      : Self.repeatedByOverrides.contains(attribute)
  }

  /// Returns a Boolean value that indicates whether an attribute is a result builder.
  ///
  /// An attribute with a capital letter that is not known could also be a global actor, which an
  /// implementation must repeat. A global actor has no generic arguments.
  private func isResultBuilder(_ attribute: AttributeSyntax) -> Bool {
    let type = attribute.attributeName
    guard let name = type.nameComponents?.last else { return false }
    guard !globalActors.contains(name) else { return false }
    return name.hasSuffix("Builder") || resultBuilders.contains(name)
      || type.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || type.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }

  /// Returns a Boolean value that indicates whether a requirement mentions a type that the
  /// protocol's existential type does not fix: `Self`, or an open associated type.
  private func mentionsUnknownType(_ node: some SyntaxProtocol, text: String) -> Bool {
    guard text.holds("Self") || openTypes.contains(where: text.holds) else {
      return false
    }
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      if openTypes.contains(token.text) { return true }
      guard token.tokenKind == .keyword(.Self) else { return false }
      guard let dot = token.nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period else {
        return true
      }
      let member = dot.nextToken(viewMode: .sourceAccurate)?.text
      return member == "Type" || member == "Protocol"
    }
  }

  /// Returns a Boolean value that indicates whether a member can change the value that it is called
  /// on.
  func isMutating(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
  }

  /// Returns the name of a function-like member in messages, such as `static decode<>(_ type:from:)`. A
  /// variadic parameter is marked: `log(_ words...:)`.
  ///
  /// - Parameters:
  ///   - name: The base name.
  ///   - parameters: The parameters.
  ///   - generics: The generic part.
  ///   - result: The type of the result, or `nil` for none.
  ///   - modifiers: The modifiers.
  func messageName(
    _ name: String, _ parameters: [Parameter], _ generics: Generics, _ result: ResultType?,
    _ modifiers: DeclModifierListSyntax
  ) -> String {
    let labels = parameters.map { parameter in
      let isNamed = parameter.label == "_" && parameter.name != "_"
      let mark = parameter.declared.hasSuffix("...") ? "...:" : ":"
      return parameter.label + (isNamed ? " \(parameter.name)" : "") + mark
    }.joined()
    let mark = generics.mark(parameters, result)?.rawValue ?? ""
    return staticPrefix(modifiers) + name + mark + "(" + labels + ")"
  }

  /// Returns the prefix of static members in messages.
  func staticPrefix(_ modifiers: DeclModifierListSyntax) -> String {
    isStatic(modifiers) ? "static " : ""
  }

  /// Returns a Boolean value that indicates whether modifiers make a member static.
  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Reports a parameter pack of a class's member.
  ///
  /// - Returns: `true` if there is none.
  mutating func checkPacks(_ generics: GenericParameterClauseSyntax?) -> Bool {
    guard overrides != nil, let pack = generics?.pack else { return true }
    report(.packOfClass(pack))
    return false
  }

  /// A Boolean value that indicates whether answers may be closures that make the results.
  ///
  /// The member of a class is not overridden instead, and a declaration is not replaced.
  private var canMakeResults: Bool { overrides == nil && replacing == nil }

  /// Returns the type of a result or a property, as a closure that makes its values if these cannot
  /// be recorded.
  ///
  /// - Parameters:
  ///   - type: The type as written, which ``checkResult(_:_:_:)`` accepts.
  ///   - generics: The generic parameters that it may mention.
  ///   - whereClause: The further requirements.
  func recordedType(
    _ type: TypeSyntax, _ generics: GenericParameterClauseSyntax? = nil,
    _ whereClause: GenericWhereClauseSyntax? = nil
  ) -> ResultType {
    var unrecordable = unrecordableTypes
    unrecordable.read(generics, whereClause)
    let result = ResultType(type)
    return canMakeResults && unrecordable.containsResult(type) ? result.made : result
  }

  /// Reports a result type whose values cannot be recorded.
  ///
  /// - Parameters:
  ///   - result: The type of the result.
  ///   - generics: The generic parameters that it may mention.
  ///   - whereClause: The further requirements.
  /// - Returns: `true` if the results can be recorded.
  mutating func checkResult(
    _ result: TypeSyntax?, _ generics: GenericParameterClauseSyntax? = nil,
    _ whereClause: GenericWhereClauseSyntax? = nil
  ) -> Bool {
    guard let result else { return true }
    var unrecordable = unrecordableTypes
    unrecordable.read(generics, whereClause)
    if unrecordable.containsResult(result), !canMakeResults || !unrecordable.canBeMade(result) {
      reportMissing(.unrecordableResult(result))
      return false
    }
    guard overrides != nil, let opaque = result.opaquePart else { return true }
    report(.opaqueResult(opaque))
    return false
  }
}

extension SyntaxProtocol {
  /// The types of the arguments and the result of a requirement, and its generic parameters.
  fileprivate var recordedTypes: (types: [TypeSyntax], generics: GenericParameterClauseSyntax?) {
    let node = Syntax(self)
    if let function = node.as(FunctionDeclSyntax.self) {
      return (
        function.signature.parameterClause.parameters.map(\.type)
          + [function.signature.returnClause?.type].compactMap { $0 },
        function.genericParameterClause
      )
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return (
        initializer.signature.parameterClause.parameters.map(\.type),
        initializer.genericParameterClause
      )
    }
    if let `subscript` = node.as(SubscriptDeclSyntax.self) {
      return (
        `subscript`.parameterClause.parameters.map(\.type) + [`subscript`.returnClause.type],
        `subscript`.genericParameterClause
      )
    }
    let bindings = node.as(VariableDeclSyntax.self)?.bindings
    return (bindings?.compactMap(\.typeAnnotation?.type) ?? [], nil)
  }
}

extension GenericParameterSyntax {
  /// A Boolean value that indicates whether the parameter is a pack. Versions of swift-syntax call the keyword
  /// by different names.
  var isPack: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.each) }
  }
}

extension GenericParameterClauseSyntax {
  /// The first parameter pack.
  var pack: GenericParameterSyntax? { parameters.first(where: \.isPack) }
}

extension [Syntax?] {
  /// The text of the nodes.
  var text: String { reduce(into: "") { $0 += $1?.description ?? "" } }
}

extension FunctionDeclSyntax {
  /// The parts that hold types: all but attributes and the body.
  var head: [Syntax?] {
    [
      genericParameterClause.map(Syntax.init), Syntax(signature),
      genericWhereClause.map(Syntax.init),
    ]
  }
}

extension InitializerDeclSyntax {
  /// The parts that hold types: all but attributes and the body.
  var head: [Syntax?] {
    [
      genericParameterClause.map(Syntax.init), Syntax(signature),
      genericWhereClause.map(Syntax.init),
    ]
  }
}

extension SubscriptDeclSyntax {
  /// The parts that hold types: all but attributes and accessors.
  var head: [Syntax?] {
    [
      genericParameterClause.map(Syntax.init), Syntax(parameterClause), Syntax(returnClause),
      genericWhereClause.map(Syntax.init),
    ]
  }
}
