import SwiftDiagnostics
import SwiftSyntax

/// Reads a class declaration and its known superclasses.
struct ClassParser {
  /// The diagnostics about the class.
  private(set) var diagnostics: [Diagnostic] = []

  /// The members that a mock does not override.
  private(set) var refusals: [Refusal] = []

  /// The class and its superclasses, the nearest first.
  private let chain: [Link]

  /// The declarations around the class.
  private let lexicalContext: [Syntax]

  /// The known global actors whose names do not end in `Actor`.
  private let globalActors: Set<String>

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - extensions: The known extensions of the class.
  ///   - isFromAnotherModule: A Boolean value that indicates whether only what is `open` can be
  ///     overridden.
  ///   - superclasses: Its superclasses, the nearest first.
  ///   - lexicalContext: The declarations around the class, from the inside to the outside.
  ///   - defaults: The default values of results.
  ///   - globalActors: The known global actors whose names do not end in `Actor`.
  ///   - showsHiddenMembers: A Boolean value that indicates whether the declaration has the members
  ///     that mocks do not see.
  init(
    _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax], isFromAnotherModule: Bool,
    superclasses: [Superclass], lexicalContext: [Syntax], defaults: ResultDefaults,
    globalActors: Set<String>, showsHiddenMembers: Bool = false
  ) {
    self.globalActors = globalActors
    var chain = [
      Link(
        declaration, extensions: extensions, isFromAnotherModule: isFromAnotherModule,
        defaults: defaults)
    ]
    chain[0].showsHiddenMembers = showsHiddenMembers
    let clauses =
      lexicalContext.map { $0.asProtocol((any WithGenericParametersSyntax).self) }
      .map { $0?.genericParameterClause } + [declaration.genericParameterClause]
    let openTypes = Set(clauses.flatMap { ($0?.parameters).elements.map(\.name.text) })
    for superclass in superclasses {
      let type = chain[chain.count - 1].inherited.first
      let substitution = GenericSubstitution(
        superclass.declaration, as: type, openTypes: openTypes)
      let rewritten = substitution?.rewrite(superclass.declaration).as(ClassDeclSyntax.self)
      var link = Link(
        rewritten ?? superclass.declaration, extensions: superclass.extensions,
        isFromAnotherModule: superclass.isFromAnotherModule, defaults: superclass.defaults)
      link.fixedMembers = substitution?.fixedMembers ?? []
      link.showsHiddenMembers = superclass.showsHiddenMembers
      chain.append(link)
    }
    self.chain = chain
    self.lexicalContext = lexicalContext
  }

  /// Reads the class.
  ///
  /// - Parameters:
  ///   - attribute: The attribute with the condition, or `nil` for no condition.
  ///   - access: The access of the mock; that of the class if it is `nil`.
  ///   - spelling: The name of the class in the mock's inheritance clause.
  ///   - isInSameModule: A Boolean value that indicates whether the mock is in the module of the
  ///     class.
  ///   - unrecordableTypes: The types whose values cannot be recorded.
  /// - Returns: `nil` for a class that cannot have subclasses.
  mutating func parse(
    condition attribute: AttributeSyntax?, access: Access?, spelling: String?, isInSameModule: Bool,
    _ unrecordableTypes: UnrecordableTypes
  ) -> MockedClass? {
    var condition: String?
    var unrecordableTypes = unrecordableTypes
    if let attribute {
      var reader = ConditionReader(attribute)
      condition = reader.read()
      reader.readNoncopyableTypes(into: &unrecordableTypes)
      diagnostics += reader.diagnostics + chain[0].operators.map { .operatorOfClass($0) }
    }
    for link in chain { unrecordableTypes.readAliases(in: link.declaration.memberBlock.members) }
    let declaration = chain[0].declaration
    guard canBeMocked(byAttribute: attribute != nil) else { return nil }
    let access = access ?? declaration.modifiers.access(in: lexicalContext)
    var parser = MemberParser(
      chain.map(\.declaration.memberBlock.members), access: access,
      overrides: OverrideRules(
        extensions: chain.flatMap(\.extensions), isInSameFile: attribute != nil,
        isolations: chain.isolations(by: globalActors)))
    parser.unrecordableTypes = unrecordableTypes
    parser.surroundingAvailability =
      declaration.attributes.availability + AttributeListSyntax.availability(of: lexicalContext)
    var members: [Member] = []
    for link in chain where !link.isObject {
      parser.defaults = link.defaults
      parser.overrides?.begin(link)
      members += parser.parse(link.declaration.memberBlock.members)
    }
    var initializers = ClassInitializerParser(
      chain, access: access, isInSameModule: isInSameModule, unrecordableTypes)
    var construction = initializers.parse()
    var names = parser.names
    if !members.contains(where: \.isNamedInitialized) { construction.number(after: &names) }
    diagnostics += parser.diagnostics
    refusals = (parser.overrides?.refusals ?? []) + initializers.refusals
    let parameters = declaration.genericParameterClause?.parameters
    let arguments = parameters?.map(\.argument).joined(separator: ", ")
    var mocked = MockedClass(
      name: declaration.name.bareText,
      superclass: (spelling ?? declaration.name.text) + (arguments.map { "<\($0)>" } ?? ""),
      access: access,
      isolation: declaration.modifiers.contains("nonisolated") ? .nonisolated : .inferred,
      condition: condition, availability: declaration.attributes.availability,
      generics: Generics(
        parameters: parameters?.map { $0.with(\.trailingComma, nil).lineText } ?? [],
        whereClause: declaration.genericWhereClause?.requirements.lineText),
      isUncheckedSendable: chain.contains(where: \.isUncheckedSendable),
      hasIsolatedDeinit: chain.contains(where: \.hasIsolatedDeinit),
      declaresDeinit: chain[0].declaresDeinit,
      isGenerated: isCertainlyNonisolated && construction.isAlwaysPossible,
      construction: construction, requiredInitializers: initializers.parseRequired(),
      strictInitializers: initializers.parseInherited(construction),
      members: members, memberNames: names,
      genericContext: attribute == nil && lexicalContext.contains(where: \.mayBeGeneric)
        ? lexicalContext.reversed().compactMap(\.typeName) : [])
    mocked.unmockable = UnmockableMethod.all(in: parser.overrides?.methods ?? [], besides: names)
    return mocked
  }

  /// Reports a reason why the class cannot have subclasses.
  ///
  /// - Parameter isAttribute: A Boolean value that indicates whether the mock is declared next to the
  ///   class.
  private mutating func canBeMocked(byAttribute isAttribute: Bool) -> Bool {
    let declaration = chain[0].declaration
    let isOpen = declaration.modifiers.contains("open")
    if let final = declaration.modifiers.first(where: { $0.name.text == "final" }) {
      diagnostics.append(
        .finalClass(declaration.name, final, isForeign: chain[0].isFromAnotherModule))
    } else if chain[0].isFromAnotherModule, !isOpen {
      diagnostics.append(.closedClass(declaration.name))
    } else if isAttribute, let outer = lexicalContext.first(where: \.isGeneric) {
      diagnostics.append(.classInGenericType(declaration.name, outer))
    } else if let name = chain.lazy.compactMap(\.reservedProperty).first {
      diagnostics.append(.reservedProperty(name, of: declaration.name))
    } else {
      return true
    }
    return false
  }

  /// A Boolean value that indicates whether no inherited type can isolate the initializers of the
  /// class.
  private var isCertainlyNonisolated: Bool {
    let names = Set(chain.map(\.declaration.name.text))
    return chain.allSatisfy { link in
      link.hasKnownAttributesOnly
        && link.inherited.allSatisfy {
          !Link.harmlessTypes.isDisjoint(with: $0.conformanceNames)
            || !names.isDisjoint(with: $0.conformanceNames)
        }
    } && chain[chain.count - 1].superclass != .unknown
  }
}

extension MockedClass.Construction {
  /// A Boolean value that indicates whether an initializer that neither throws nor lacks arguments
  /// names the mock.
  fileprivate var isAlwaysPossible: Bool {
    if case .overridden(_, let naming?) = self { !naming.isThrowing } else { false }
  }
}

extension GenericParameterSyntax {
  /// The parameter as an argument.
  fileprivate var argument: String {
    specifier?.text == "each" ? "repeat each \(name.text)" : name.text
  }
}

extension Syntax {
  /// A Boolean value that indicates whether the type has generic parameters. An extension does not
  /// show those of its type.
  fileprivate var mayBeGeneric: Bool { isGeneric || self.is(ExtensionDeclSyntax.self) }

  /// The name of the type that is declared or extended.
  fileprivate var typeName: String? {
    self.as(ExtensionDeclSyntax.self)?.extendedType.nameComponents?.joined(separator: "_")
      ?? asProtocol((any NamedDeclSyntax).self)?.name.bareText
  }

  /// A Boolean value that indicates whether the declaration has generic parameters.
  fileprivate var isGeneric: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
