import SwiftSyntax

extension MemberParser {
  /// The modifiers that an implementation repeats; the others mean nothing on a mock.
  private static let repeatedModifiers: Set<String> = ["nonisolated"]

  /// The attributes that an implementation leaves out, because it gets them by conformance, or, as
  /// the result builders of a view and what is about the optimiser, has no use for them.
  private static let inferredAttributes: Set<String> = [
    "IBAction", "IBOutlet", "_alwaysEmitIntoClient", "_transparent", "inlinable", "inline", "objc",
    "usableFromInline",
  ]

  /// The attributes that an override repeats; all others are inherited or mean the original.
  private static let repeatedByOverrides: Set<String> = ["discardableResult", "Sendable"]

  /// Reads what all requirements have in common.
  ///
  /// - Parameters:
  ///   - index: the position of the requirement in the list of member names
  ///   - name: the name as it must be written in code
  ///   - attributes: the attributes of the requirement
  ///   - modifiers: the modifiers of the requirement
  ///   - node: the requirement
  ///   - text: the text of the requirement
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
      } else if isRepeated(name) {
        repeated.append(attribute.lineText)
      }
    }
    let repeatedModifiers = Self.repeatedModifiers.union(
      replacing == nil ? [] : ReplacementRules.repeatedModifiers)
    return Declaration(
      index: index, name: name,
      access: overrides == nil ? access : min(access, modifiers.access ?? .internal),
      attributes: repeated, availability: availability,
      modifiers: modifiers.compactMap {
        guard repeatedModifiers.contains($0.name.text) else { return nil }
        // Computed properties, as all of a mock are, take no 'nonisolated(unsafe)'.
        return $0.detail?.detail.text == "unsafe" ? $0.name.text : $0.lineText
      },
      isStatic: isStatic(modifiers), isInBody: mustBeInBody(node),
      isDynamic: modifiers.contains("dynamic"),
      isForwardable: !isStatic(modifiers)
        && !modifiers.contains { $0.name.tokenKind == .keyword(.optional) }
        && !mentionsUnknownType(node, text: text))
  }

  /// Whether an implementation repeats an attribute of a name.
  private func isRepeated(_ attribute: String) -> Bool {
    if let replacing { return replacing.globalActors.contains(attribute) }
    return overrides == nil
      ? !Self.inferredAttributes.contains(attribute) && !attribute.hasSuffix("Builder")
      : Self.repeatedByOverrides.contains(attribute)
  }

  /// Whether a requirement mentions a type that the existential type of the protocol does not
  /// know: `Self`, or an associated type that is open.
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

  /// Whether modifiers say that a member may change the object.
  func isMutating(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
  }

  /// The name of a function-like member in messages, such as `static decode<>(_:from:)`.
  func messageName(
    _ name: String, _ parameters: [Parameter], isGeneric: Bool, _ modifiers: DeclModifierListSyntax
  ) -> String {
    let labels = parameters.map { $0.label + ":" }.joined()
    return staticPrefix(modifiers) + name + (isGeneric ? "<>" : "") + "(" + labels + ")"
  }

  /// The prefix of static members in messages.
  func staticPrefix(_ modifiers: DeclModifierListSyntax) -> String {
    isStatic(modifiers) ? "static " : ""
  }

  /// Whether modifiers make a member static.
  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Reports a parameter pack of a class's member.
  ///
  /// - Returns: whether there is none
  mutating func checkPacks(_ generics: GenericParameterClauseSyntax?) -> Bool {
    guard overrides != nil, let pack = generics?.pack else { return true }
    report(.packOfClass(pack))
    return false
  }

  /// Reports a type of results that no mock can keep.
  ///
  /// - Parameters:
  ///   - result: the type of the result
  ///   - generics: the generic parameters that it may mention
  ///   - whereClause: what is required of them besides
  /// - Returns: whether a mock can keep the results
  mutating func checkResult(
    _ result: TypeSyntax?, _ generics: GenericParameterClauseSyntax? = nil,
    _ whereClause: GenericWhereClauseSyntax? = nil
  ) -> Bool {
    guard let result else { return true }
    var unrecordable = UnrecordableTypes(names: unrecordableTypes)
    unrecordable.read(generics, whereClause)
    if unrecordable.contains(result) {
      report(.unrecordableResult(result))
      return false
    }
    guard overrides != nil, let opaque = result.opaquePart else { return true }
    report(.opaqueResult(opaque))
    return false
  }
}

extension GenericParameterClauseSyntax {
  /// The first parameter pack.
  var pack: GenericParameterSyntax? { parameters.first { $0.specifier?.text == "each" } }
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
