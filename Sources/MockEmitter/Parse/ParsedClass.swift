public import SwiftDiagnostics
public import SwiftSyntax

/// A parsed class: its model, the members that are not overridden, and the diagnostics.
public struct ParsedClass {
  /// The class, or `nil` if nothing can be emitted.
  package var mocked: MockedClass?

  /// The diagnostics, in source order. A class can have diagnostics and a mock.
  public var diagnostics: [Diagnostic]

  /// The members that a mock does not override, each with the reason. Private members are not
  /// listed.
  public var refusals: [Refusal]

  /// A superclass and its extensions.
  public struct Superclass: Sendable {
    /// The class.
    public var declaration: ClassDeclSyntax

    /// The known extensions of the class.
    public var extensions: [ExtensionDeclSyntax]

    /// A Boolean value that indicates whether only public members are visible to the mock, and only
    /// `open` ones can be overridden.
    public var isFromAnotherModule: Bool

    /// The class with its generic arguments, as its subclass would name it without aliases, or `nil` for
    /// what the inheritance clause of the subclass says.
    package var type: TypeSyntax?

    /// The default values of results.
    package var defaults = ResultDefaults()

    /// A Boolean value that indicates whether the declaration has the members that mocks do not see,
    /// as source files show them.
    package var showsHiddenMembers = false

    /// The members that are not in the declaration because no subclass overrides them.
    package var refusals: [Refusal] = []

    /// Creates a superclass.
    ///
    /// - Parameters:
    ///   - declaration: The class.
    ///   - extensions: The known extensions of the class.
    ///   - isFromAnotherModule: A Boolean value that indicates whether the class is in another
    ///     module, which is imported without `@testable`. Only public members are then visible to
    ///     the mock.
    public init(
      _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax] = [],
      isFromAnotherModule: Bool
    ) {
      self.declaration = declaration
      self.extensions = extensions
      self.isFromAnotherModule = isFromAnotherModule
    }
  }

  /// Creates the result of parsing a declaration that has the attribute, or that a front end found.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - extensions: The known extensions of the class. Their members cannot be overridden, and
  ///     they can make the class `Sendable`.
  ///   - superclasses: The known superclasses, the nearest first. Without them, only members that
  ///     the class itself declares are overridden.
  ///   - attribute: The attribute, or `nil` if the mock has no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - isFromAnotherModule: A Boolean value that indicates whether only public members of the
  ///     class are visible to the mock, and only `open` ones can be overridden.
  ///   - isInSameModule: A Boolean value that indicates whether the mock becomes a part of the module
  ///     of the class. A mock of the attribute does.
  ///   - access: The access of the mock; that of the class if it is `nil`.
  ///   - spelling: The name of the class in the mock's inheritance clause, or `nil` for its own
  ///     name.
  ///   - type: The class with its generic arguments, or `nil` if the mock has its generic parameters.
  ///   - defaults: The default values of results.
  ///   - unrecordableTypes: The types whose values cannot be recorded.
  ///   - globalActors: The known global actors whose names do not end in `Actor`.
  ///   - showsHiddenMembers: A Boolean value that indicates whether the declaration has the members
  ///     that the mock does not see.
  ///   - refusals: The members that are not in the declaration because no subclass overrides them.
  package init(
    _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax] = [],
    superclasses: [Superclass],
    attribute: AttributeSyntax? = nil, lexicalContext: [Syntax] = [],
    isFromAnotherModule: Bool = false, isInSameModule: Bool = false, access: Access? = nil,
    spelling: String? = nil, type: TypeSyntax? = nil, defaults: ResultDefaults = ResultDefaults(),
    unrecordableTypes: UnrecordableTypes = UnrecordableTypes(), globalActors: Set<String> = [],
    showsHiddenMembers: Bool = false, refusals: [Refusal] = []
  ) {
    var parser = ClassParser(
      declaration, extensions: extensions, isFromAnotherModule: isFromAnotherModule,
      type: type, superclasses: superclasses, lexicalContext: lexicalContext, defaults: defaults,
      globalActors: globalActors, showsHiddenMembers: showsHiddenMembers, refusals: refusals)
    mocked = parser.parse(
      condition: attribute, access: access, spelling: spelling,
      isInSameModule: isInSameModule || attribute != nil, unrecordableTypes)
    diagnostics = parser.diagnostics
    self.refusals = parser.refusals
  }

  /// Creates the result of parsing a class whose superclasses are all in its own module.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - superclasses: Its superclasses, the nearest first.
  ///   - attribute: The attribute, or `nil` if the mock has no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - isFromAnotherModule: A Boolean value that indicates whether only public members of all
  ///     these classes are visible to the mock, and only `open` ones can be overridden.
  ///   - access: The access of the mock; that of the class if it is `nil`.
  package init(
    _ declaration: ClassDeclSyntax, superclasses: [ClassDeclSyntax],
    attribute: AttributeSyntax? = nil, lexicalContext: [Syntax] = [],
    isFromAnotherModule: Bool = false, access: Access? = nil
  ) {
    self.init(
      declaration,
      superclasses: superclasses.map { Superclass($0, isFromAnotherModule: isFromAnotherModule) },
      attribute: attribute, lexicalContext: lexicalContext,
      isFromAnotherModule: isFromAnotherModule, access: access)
  }
}

/// A parsed protocol or class: what both have in common.
public enum ParsedDeclaration {
  /// A protocol, or a declaration that is neither and is reported.
  case `protocol`(ParsedProtocol)

  /// A class.
  case `class`(ParsedClass)

  /// Creates the result of parsing a declaration that has the attribute.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is neither a protocol nor a class.
  ///   - attribute: The attribute.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  public init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    lexicalContext: [Syntax] = []
  ) {
    if let declaration = declaration.as(ClassDeclSyntax.self) {
      self = .class(
        ParsedClass(
          declaration, superclasses: [], attribute: attribute, lexicalContext: lexicalContext))
    } else {
      self = .protocol(
        ParsedProtocol(
          declaration, attribute: attribute, lexicalContext: lexicalContext))
    }
  }

  /// The diagnostics, in source order.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .protocol(let parsed): parsed.diagnostics
    case .class(let parsed): parsed.diagnostics
    }
  }
}

/// A parsed declaration: its model and the diagnostics.
public struct ParsedProtocol {
  /// The protocol, or `nil` if nothing can be emitted.
  package var mocked: MockedProtocol?

  /// The diagnostics, in source order. A protocol can have diagnostics and a mock.
  public var diagnostics: [Diagnostic]

  /// Creates the result of parsing a declaration that has the attribute, or that a front end found.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a protocol.
  ///   - attribute: The attribute, or `nil` if the mock has no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  public init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax] = []
  ) {
    self.init(
      declaration, attribute: attribute, lexicalContext: lexicalContext, InheritanceFacts())
  }

  /// Creates the result of parsing a declaration with facts about its inherited protocols.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a protocol.
  ///   - attribute: The attribute with the condition, or `nil` for no condition.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - access: The access of the mock and the widest one of its members; that of the protocol if
  ///     it is `nil`.
  ///   - facts: The facts about the inherited protocols.
  package init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax? = nil,
    lexicalContext: [Syntax], access: Access? = nil,
    _ facts: InheritanceFacts
  ) {
    let node = Syntax(declaration)
    let closures = declaration.as(StructDeclSyntax.self).flatMap(ClosureStruct.init)
    guard let declaration = closures?.declaration ?? declaration.as(ProtocolDeclSyntax.self) else {
      diagnostics = [.notAProtocol(node, attribute: attribute)]
      return
    }
    if lexicalContext.contains(where: \.isLocal) {
      diagnostics = [.localProtocol(declaration.name)]
      return
    }
    // An extension cannot add members to the mock of a struct.
    let context = (closures == nil ? [] : [node]) + lexicalContext
    var parser = ProtocolParser(declaration, lexicalContext: context, facts)
    let mocked = parser.parse(condition: attribute, access: access)
    self.mocked = mocked.map { closures?.completed($0) ?? $0 }
    diagnostics = parser.diagnostics
    if closures != nil {
      // The protocol that represents the struct is not in the sources.
      diagnostics = diagnostics.map {
        $0.node.root.id == declaration.root.id ? $0.moved(to: node) : $0
      }
    }
  }
}

extension Syntax {
  /// A Boolean value that indicates whether declarations inside this one are local.
  fileprivate var isLocal: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl,
      .closureExpr, .codeBlock, .variableDecl:
      true
    default: false
    }
  }
}
