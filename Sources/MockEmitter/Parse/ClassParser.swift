import SwiftDiagnostics
import SwiftSyntax

/// Reads a class declaration and its known superclasses.
package struct ClassParser {
  /// The diagnostics about the class.
  private(set) var diagnostics: [Diagnostic] = []

  /// The members that a mock does not override.
  private(set) var refusals: [Refusal] = []

  /// The class and its superclasses, the nearest first.
  private let chain: [Link]

  /// The generic arguments of the class, or `nil` if the mock has its generic parameters.
  private let arguments: String?

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
  ///   - type: The class with its generic arguments, or `nil` if the mock has its generic parameters.
  ///   - superclasses: Its superclasses, the nearest first.
  ///   - lexicalContext: The declarations around the class, from the inside to the outside.
  ///   - defaults: The default values of results.
  ///   - globalActors: The known global actors whose names do not end in `Actor`.
  ///   - showsHiddenMembers: A Boolean value that indicates whether the declaration has the members
  ///     that mocks do not see.
  ///   - refusals: The members that are not in the declaration because no subclass overrides them.
  init(
    _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax], isFromAnotherModule: Bool,
    type: TypeSyntax? = nil, superclasses: [Superclass], lexicalContext: [Syntax],
    defaults: ResultDefaults,
    globalActors: Set<String>, showsHiddenMembers: Bool = false, refusals: [Refusal] = []
  ) {
    self.globalActors = globalActors
    arguments = type.flatMap { type in
      let texts = type.genericArguments.map(\.lineText)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let clauses =
      lexicalContext.map { $0.asProtocol((any WithGenericParametersSyntax).self) }
      .map { $0?.genericParameterClause }
      + (arguments == nil ? [declaration.genericParameterClause] : [])
    let openTypes = Set(clauses.flatMap { ($0?.parameters).elements.map(\.name.text) })
    var first = Superclass(
      declaration, extensions: extensions, isFromAnotherModule: isFromAnotherModule)
    first.type = type
    first.defaults = defaults
    first.showsHiddenMembers = showsHiddenMembers
    first.refusals = refusals
    var chain: [Link] = []
    var outer: GenericSubstitution?
    for superclass in [first] + superclasses {
      // The arguments are types in the declaration of the subclass.
      let type = superclass.type.map { outer?.rewrite($0).as(TypeSyntax.self) ?? $0 }
      let substitution = GenericSubstitution(
        superclass.declaration.genericParameterClause, as: type ?? chain.last?.inherited.first,
        openTypes: openTypes)
      let rewritten = substitution?.rewrite(superclass.declaration).as(ClassDeclSyntax.self)
      var link = Link(
        rewritten ?? superclass.declaration, extensions: superclass.extensions,
        isFromAnotherModule: superclass.isFromAnotherModule, defaults: superclass.defaults)
      link.fixedMembers = substitution?.fixedMembers ?? []
      link.showsHiddenMembers = superclass.showsHiddenMembers
      link.refusals = superclass.refusals
      chain.append(link)
      outer = substitution
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
        extensionsOf: chain, isInSameFile: attribute != nil,
        isObject: chain.contains(where: \.isObject) || chain[chain.count - 1].superclass != .none,
        isolations: chain.isolations(by: globalActors)))
    parser.unrecordableTypes = unrecordableTypes
    parser.surroundingAvailability =
      declaration.attributes.availability + AttributeListSyntax.availability(of: lexicalContext)
    for name in ["description", "debugDescription"] where chain.contains(where: \.mayBeDescribed) {
      parser.fallbacks[name] = "super.\(name)"
    }
    var members: [Member] = []
    for link in chain where !link.isObject {
      parser.defaults = link.defaults
      parser.overrides?.begin(link)
      members += parser.parse(link.declaration.memberBlock.members)
    }
    var initializers: [MockedClass.Initializers] = []
    var names = parser.names
    diagnostics += parser.diagnostics
    refusals = parser.overrides?.refusals ?? []
    for variant in chain.initializerVariants {
      var parser = ClassInitializerParser(
        variant.chain, access: access, isInSameModule: isInSameModule, unrecordableTypes)
      var parsed = parser.parse(under: variant.conditions)
      if !members.contains(where: \.isNamedInitialized) {
        parsed.construction.number(after: &names)
      }
      initializers.append(parsed)
      refusals += parser.refusals.filter { found in
        !refusals.contains { $0.node == found.node && $0.reason == found.reason }
      }
    }
    let parameters = arguments == nil ? declaration.genericParameterClause?.parameters : nil
    let arguments = arguments ?? parameters?.map(\.argument).joined(separator: ", ")
    var mocked = MockedClass(
      name: declaration.name.bareText,
      superclass: (spelling ?? declaration.name.text) + (arguments.map { "<\($0)>" } ?? ""),
      access: access,
      isolation: declaration.modifiers.contains("nonisolated") ? .nonisolated : .inferred,
      condition: condition, availability: declaration.attributes.availability,
      generics: Generics(
        parameters: parameters?.map { $0.with(\.trailingComma, nil).lineText } ?? [],
        whereClause: parameters.flatMap { _ in declaration.genericWhereClause?.requirements.lineText
        }),
      isUncheckedSendable: chain.contains(where: \.isUncheckedSendable),
      hasIsolatedDeinit: chain.contains(where: \.hasIsolatedDeinit),
      declaresDeinit: chain[0].declaresDeinit,
      isGenerated: isCertainlyNonisolated
        && initializers.allSatisfy(\.construction.isAlwaysPossible),
      initializers: initializers,
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
    isPack ? "repeat each \(name.text)" : name.text
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

extension ClassParser {
  /// A superclass, with the facts about its module.
  typealias Superclass = ParsedClass.Superclass

  /// A class in the chain from the mocked class to its last known superclass.
  package struct Link {
    /// The class.
    let declaration: ClassDeclSyntax

    /// The known extensions of the class.
    let extensions: [ExtensionDeclSyntax]

    /// A Boolean value that indicates whether only what is `open` can be overridden.
    let isFromAnotherModule: Bool

    /// A Boolean value that indicates whether the declaration has the members that mocks do not see.
    var showsHiddenMembers = false

    /// The default values of results.
    let defaults: ResultDefaults

    /// The members that are not in the declaration because no subclass overrides them.
    var refusals: [Refusal] = []

    /// The members of the class in the branches of `#if` blocks that are looked at, or `nil` for all.
    var chosenMembers: [MemberBlockItemSyntax]?

    /// The members whose `where` clauses are about types that the mocked class fixes.
    var fixedMembers: Set<MemberKey> = []

    /// Protocols and classes that isolate nothing to an actor.
    package static let harmlessTypes: Set<String> = [
      "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible",
      "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
      "Identifiable", "NSCoding", "NSCopying", "NSMutableCopying", "NSObject", "NSObjectProtocol",
      "NSSecureCoding", "Sendable",
    ]

    /// Attributes of classes that are not global actors.
    private static let knownAttributes: Set<String> = [
      "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "Mockable", "objc",
      "objcMembers", "preconcurrency", "usableFromInline", "_spi",
    ]

    /// The knowledge about the superclass.
    enum Superclass {
      /// There is none.
      case none

      /// It is `NSObject`.
      case object

      /// There may be one.
      case unknown
    }

    /// Creates a link.
    init(
      _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax], isFromAnotherModule: Bool,
      defaults: ResultDefaults
    ) {
      self.declaration = declaration
      self.extensions = extensions
      self.isFromAnotherModule = isFromAnotherModule
      self.defaults = defaults
    }

    /// The types that the class itself inherits.
    var inherited: [TypeSyntax] {
      declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    }

    /// The types that extensions add to the class.
    private var added: [TypeSyntax] {
      extensions.flatMap { $0.inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
    }

    /// A Boolean value that indicates whether the class may conform to a protocol for descriptions.
    var mayBeDescribed: Bool {
      (inherited + added).flatMap(\.conformanceNames).contains {
        $0.hasSuffix("StringConvertible") || !Self.harmlessTypes.contains($0)
      }
    }

    /// A Boolean value that indicates whether the class is the root of Foundation's classes.
    var isObject: Bool { declaration.name.text == "NSObject" }

    /// The knowledge about the superclass that the declaration of the class alone provides.
    var superclass: Superclass {
      guard let first = inherited.first?.conformanceNames.first else { return .none }
      if first == "NSObject" { return .object }
      return Self.harmlessTypes.contains(first) ? .none : .unknown
    }

    /// A Boolean value that indicates whether no attribute of the class can isolate it.
    var hasKnownAttributesOnly: Bool {
      declaration.attributes.allSatisfy {
        guard let attribute = $0.as(AttributeSyntax.self) else { return false }
        return Self.knownAttributes.contains(attribute.attributeName.trimmedDescription)
      }
    }

    /// A Boolean value that indicates whether the class is `@unchecked Sendable`.
    var isUncheckedSendable: Bool {
      (inherited + added).contains { type in
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
        return attributed.attributes.contains { $0.trimmedDescription == "@unchecked" }
          && type.conformanceNames.contains("Sendable")
      }
    }

    /// A Boolean value that indicates whether the `deinit` is isolated.
    var hasIsolatedDeinit: Bool {
      members(DeinitializerDeclSyntax.self).contains { $0.modifiers.contains("isolated") }
    }

    /// A Boolean value that indicates whether there is a `deinit`, possibly inside `#if`.
    var declaresDeinit: Bool {
      !members(DeinitializerDeclSyntax.self).isEmpty
        || members(IfConfigDeclSyntax.self).contains {
          $0.firstDescendant(DeinitializerDeclSyntax.self) != nil
        }
    }

    /// The initializers outside `#if`, and in the branches that are looked at.
    var initializers: [InitializerDeclSyntax] { members(InitializerDeclSyntax.self) }

    /// A Boolean value that indicates whether an initializer is inside `#if`.
    var hasConditionalInitializers: Bool {
      items.contains { $0.hasConditional(InitializerDeclSyntax.self) }
    }

    /// A property with the name of the mock's recorder.
    var reservedProperty: TokenSyntax? {
      members(VariableDeclSyntax.self).lazy.flatMap(\.bindings)
        .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
        .first { $0.bareText == "mock" }
    }

    /// Returns a Boolean value that indicates whether an initializer with these modifiers is
    /// visible to the mock.
    func canSee(_ modifiers: DeclModifierListSyntax) -> Bool {
      isFromAnotherModule ? modifiers.access == .public : modifiers.access != .fileprivate
    }

    /// The names of the operators that the class declares.
    var operators: [TokenSyntax] {
      members(FunctionDeclSyntax.self).map(\.name).filter {
        if case .binaryOperator = $0.tokenKind { true } else { false }
      }
    }

    /// Returns the members of a kind outside `#if`.
    private func members<Declaration: DeclSyntaxProtocol>(_ type: Declaration.Type)
      -> [Declaration]
    {
      items.compactMap { $0.decl.as(type) }
    }

    /// The members.
    private var items: [MemberBlockItemSyntax] {
      chosenMembers ?? Array(declaration.memberBlock.members)
    }

    /// The class in each branch of the `#if` blocks with initializers, with the conditions.
    fileprivate var initializerVariants: [(conditions: [String], link: Self)] {
      let branches = ConditionalVariants(of: items, containing: InitializerDeclSyntax.self).all
      guard !branches.isEmpty else { return [([], self)] }
      return branches.map { branch in
        var link = self
        link.chosenMembers = branch.items
        return (branch.conditions, link)
      }
    }
  }
}

extension [ClassParser.Link] {
  /// The chain in each branch of the `#if` blocks with initializers, with the conditions. If there are
  /// too many, the branches are not told apart.
  fileprivate var initializerVariants: [(conditions: [String], chain: Self)] {
    reduce([(conditions: [], chain: [])]) { variants, link in
      let next = link.initializerVariants
      guard variants.count * next.count <= ConditionalVariants<InitializerDeclSyntax>.limit else {
        return variants.map { ($0.conditions, $0.chain + [link]) }
      }
      return variants.flatMap { variant in
        next.map { (variant.conditions + $0.conditions, variant.chain + [$0.link]) }
      }
    }
  }

  /// Returns the attributes that isolate members of a class and its superclasses, the nearest first.
  ///
  /// - Parameter globalActors: The known global actors whose names do not end in `Actor`.
  func isolations(by globalActors: Set<String>) -> [MemberKey: String] {
    var isolations: [MemberKey: String] = [:]
    for member in reversed().flatMap(\.declaration.memberBlock.members.allDeclarations) {
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
      let isolation = attributes?.first { element in
        let name = element.as(AttributeSyntax.self)?.attributeName.nameComponents?.last ?? ""
        return name.hasSuffix("Actor") || globalActors.contains(name)
      }
      for key in MemberKey.all(of: member) {
        // An override has the isolation of what it overrides.
        if let isolation { isolations[key] = isolation.lineText }
      }
    }
    return isolations
  }
}
