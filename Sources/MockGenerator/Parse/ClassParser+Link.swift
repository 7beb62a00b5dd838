import SwiftSyntax

extension ClassParser {
  /// A superclass, with the facts about its module.
  typealias Superclass = ParsedClass.Superclass

  /// A class in the chain from the mocked class to its last known superclass.
  struct Link {
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

    /// The members whose `where` clauses are about types that the mocked class fixes.
    var fixedMembers: Set<MemberKey> = []

    /// Protocols and classes that isolate nothing to an actor.
    static let harmlessTypes: Set<String> = [
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

    /// The initializers outside `#if`.
    var initializers: [InitializerDeclSyntax] { members(InitializerDeclSyntax.self) }

    /// A Boolean value that indicates whether an initializer is inside `#if`.
    var hasConditionalInitializers: Bool {
      members(IfConfigDeclSyntax.self).contains {
        $0.firstDescendant(InitializerDeclSyntax.self) != nil
      }
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
      declaration.memberBlock.members.compactMap { $0.decl.as(type) }
    }
  }
}

extension [ClassParser.Link] {
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
