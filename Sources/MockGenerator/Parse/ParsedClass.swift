public import SwiftDiagnostics
public import SwiftSyntax

/// A parsed class: what can be emitted, what stays as it is, and what is wrong.
public struct ParsedClass {
  /// The class; nil where nothing can be emitted.
  package var mocked: MockedClass?

  /// What is wrong, in source order. There may be diagnostics beside a class.
  public var diagnostics: [Diagnostic]

  /// The members that a mock leaves as they are, each with the reason; `private` ones, which are
  /// nobody else's business, are not among them.
  public var refusals: [Refusal]

  /// A superclass, and whose it is.
  public struct Superclass: Sendable {
    /// The class.
    public var declaration: ClassDeclSyntax

    /// Its extensions, as far as they are known.
    public var extensions: [ExtensionDeclSyntax]

    /// Whether the mock sees of it only what is public, and overrides only what is `open`.
    public var isFromAnotherModule: Bool

    /// Creates a superclass.
    ///
    /// - Parameters:
    ///   - declaration: the class
    ///   - extensions: its extensions, as far as they are known
    ///   - isFromAnotherModule: whether the mock sees of it only what is public, and overrides only
    ///     what is `open`: its module is another one, and not imported with `@testable`
    public init(
      _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax] = [],
      isFromAnotherModule: Bool
    ) {
      self.declaration = declaration
      self.extensions = extensions
      self.isFromAnotherModule = isFromAnotherModule
    }
  }

  /// Reads a declaration that the attribute is on, or that a front end found.
  ///
  /// - Parameters:
  ///   - declaration: the class
  ///   - extensions: its extensions, as far as they are known; their members cannot be overridden,
  ///     and they may say that the class is `Sendable`
  ///   - ancestors: its superclasses, the nearest first, as far as they are known; without them only
  ///     what the class itself declares is overridden
  ///   - attribute: the attribute; nil for a front end that needs none, which has no condition
  ///   - lexicalContext: the declarations around this one, from the inside to the outside
  ///   - isFromAnotherModule: whether the mock sees of the class only what is public, and overrides
  ///     only what is `open`
  ///   - access: the access of the mock; that of the class if it is nil
  ///   - spelling: how the mock names the class that it inherits from; its name if it is nil
  package init(
    _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax] = [],
    superclasses: [Superclass],
    attribute: AttributeSyntax? = nil, lexicalContext: [Syntax] = [],
    isFromAnotherModule: Bool = false, access: Access? = nil, spelling: String? = nil
  ) {
    var parser = ClassParser(
      declaration, extensions: extensions, isFromAnotherModule: isFromAnotherModule,
      superclasses: superclasses, lexicalContext: lexicalContext)
    mocked = parser.parse(condition: attribute, access: access, spelling: spelling)
    diagnostics = parser.diagnostics
    refusals = parser.refusals
  }

  /// Reads a declaration whose superclasses are of the same module, or of other ones as it is.
  ///
  /// - Parameters:
  ///   - declaration: the class
  ///   - superclasses: its superclasses, the nearest first
  ///   - attribute: the attribute; nil for a front end that needs none, which has no condition
  ///   - lexicalContext: the declarations around this one, from the inside to the outside
  ///   - isFromAnotherModule: whether the mock sees of all of them only what is public, and
  ///     overrides only what is `open`
  ///   - access: the access of the mock; that of the class if it is nil
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

  /// Everything in the order in which a file holds it; empty where nothing can be emitted.
  public func emitAll() -> String { mocked?.emitPeers() ?? "" }
}
