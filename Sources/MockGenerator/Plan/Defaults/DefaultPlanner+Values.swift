import SwiftSyntax

extension DefaultPlanner {
  /// The greatest number of types around a part.
  private static let greatestDepth = 8

  /// Attributes of types that change neither their initializers nor their isolation.
  private static let harmlessAttributes: Set<String> = [
    "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "preconcurrency",
    "propertyWrapper", "usableFromInline",
  ]

  /// Returns the expression that builds a struct or enum, or `nil` if it cannot be built.
  ///
  /// - Parameters:
  ///   - found: The struct or enum.
  ///   - type: The type as the situation spells it, with its generic arguments.
  ///   - situation: The place in which it is written.
  func value(
    of found: ResolvedType, as type: TypeSyntax, in situation: DefaultSituation
  ) -> DefaultExpression? {
    let arguments = type.genericArguments
    let key = DefaultSituation.Key(found.location, situation)
    if arguments.isEmpty, let known = known[key] { return known }
    guard isVisible(found, in: situation),
      let inner = situation.inside(found, arguments: found.genericArguments(arguments)),
      inner.depth <= Self.greatestDepth
    else { return nil }
    let expression =
      found.location.kind == .enum ? firstCase(of: found, in: inner) : built(found, in: inner)
    // Whether a part of a recursive type has a value depends on the type around it.
    if arguments.isEmpty, situation.depth == 0 || expression != nil { known[key] = expression }
    return expression
  }

  /// Returns a Boolean value that indicates whether generated code can name a type's members.
  private func isVisible(_ found: ResolvedType, in situation: DefaultSituation) -> Bool {
    guard !found.location.isUnrecordable, !found.location.isConditional,
      found.access >= situation.neededAccess(of: found)
    else { return false }
    let attributes = found.attributes
    guard !attributes.isDeprecatedOrUnavailable else { return false }
    return attributes.allSatisfy {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      return Self.harmlessAttributes.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// Returns the expression of the first enum case whose payload has default values.
  private func firstCase(
    of found: ResolvedType, in situation: DefaultSituation
  ) -> DefaultExpression? {
    guard let declaration = found.resolvedDeclaration.as(EnumDeclSyntax.self) else { return nil }
    let members = declaration.memberBlock.members
    guard !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
    let isInternal = found.access < .public
    for item in members {
      guard let declaration = item.decl.as(EnumCaseDeclSyntax.self),
        declaration.attributes.isEmpty
      else { continue }
      for element in declaration.elements {
        let parameters = element.parameterClause?.parameters.map { parameter in
          InitializerShape.Parameter(
            label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.bareText },
            type: parameter.type, hasDefault: parameter.defaultValue != nil)
        }
        if let arguments = self.arguments(for: parameters ?? [], in: situation) {
          return .built(
            "." + element.name.text, arguments, hasParentheses: parameters != nil,
            module: found.location.module, isInternal: isInternal)
        }
      }
    }
    return nil
  }

  /// Returns the expression that initializes a struct: with the initializer that the compiler writes,
  /// or otherwise with the one that needs the fewest arguments.
  private func built(_ found: ResolvedType, in situation: DefaultSituation) -> DefaultExpression? {
    guard found.location.kind == .struct, let initializers = initializers(of: found, in: situation)
    else { return nil }
    let candidates = initializers.enumerated().sorted {
      ($0.element.required.count, $0.offset) < ($1.element.required.count, $1.offset)
    }.map(\.offset)
    let ordered =
      initializers.first?.isMemberwise == true
      ? [0] + candidates.filter { $0 != 0 } : candidates
    for position in ordered where initializers.indices.contains(position) {
      let initializer = initializers[position]
      let labels = initializer.required.map(\.label)
      guard initializer.isSuitable, initializer.access >= situation.neededAccess(of: found),
        !situation.isNonisolated || initializer.isMemberwise,
        // 'Decodable' adds 'init(from:)'.
        labels != ["from"],
        !initializers.enumerated().contains(where: {
          $0.offset != position && $0.element.accepts(labels)
        }),
        let arguments = arguments(for: initializer.parameters, in: situation)
      else { continue }
      return .built(
        ".init", arguments, hasParentheses: true, module: found.location.module,
        isInternal: min(found.access, initializer.access) < .public)
    }
    return nil
  }

  /// Returns the initializers of a struct or class, the one that the compiler writes first, or `nil`
  /// if they are not certain.
  func initializers(
    of found: ResolvedType, in situation: DefaultSituation
  ) -> [InitializerShape]? {
    guard let declaration = found.resolvedDeclaration.asProtocol((any DeclGroupSyntax).self) else {
      return nil
    }
    let members = declaration.memberBlock.members
    guard !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
    var initializers = members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self).map { InitializerShape($0) }
    }
    // The written ones of a struct hide the one of the compiler only if they are in its body.
    if initializers.isEmpty, let declaration = declaration.as(StructDeclSyntax.self) {
      initializers = [InitializerShape(memberwise: declaration)].compactMap { $0 }
    }
    let modules = [situation.root.location.module, options.own].compactMap { $0 }
    for surroundings in codebase.extensions(of: found, in: modules) {
      for item in surroundings.memberBlock.members {
        guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
        initializers.append(InitializerShape(initializer, in: surroundings))
      }
    }
    return initializers
  }

  /// Returns the arguments for the parameters that need one, or `nil` if one has no default value.
  private func arguments(
    for parameters: [InitializerShape.Parameter], in situation: DefaultSituation
  ) -> [DefaultExpression.Argument]? {
    var arguments: [DefaultExpression.Argument] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = expression(for: parameter.type, in: situation) else { return nil }
      arguments.append(DefaultExpression.Argument(label: parameter.label, value: value))
    }
    return arguments
  }
}

extension ResolvedType {
  /// The attributes of the declaration.
  fileprivate var attributes: AttributeListSyntax {
    resolvedDeclaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  /// Returns generic arguments by the names of the generic parameters.
  fileprivate func genericArguments(_ arguments: [TypeSyntax]) -> [String: TypeSyntax] {
    let clause = resolvedDeclaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    let names = (clause?.parameters).elements.map(\.name.text)
    return Dictionary(zip(names, arguments)) { first, _ in first }
  }
}

extension AttributeListSyntax {
  /// A Boolean value that indicates whether the compiler would warn about a use, or refuse it.
  fileprivate var isDeprecatedOrUnavailable: Bool {
    availability.contains { text in
      ["deprecated", "unavailable", "obsoleted", "_spi"].contains(where: text.contains)
    }
  }
}
