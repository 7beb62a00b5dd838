public import SwiftDiagnostics
public import SwiftSyntax

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

  /// Returns the mock and the names of its members, or `nil` if nothing can be emitted.
  public func emitPeers() -> String? {
    switch self {
    case .protocol(let parsed): parsed.mocked?.emitPeers()
    case .class(let parsed): parsed.mocked?.emitPeers()
    }
  }

  /// Returns the members that the attribute adds to the declaration, or `nil` for none.
  public func emitMembers() -> String? {
    switch self {
    case .protocol: nil
    case .class(let parsed): parsed.mocked?.emitSuperclassMembers()
    }
  }

  /// Everything in the order in which a file holds it, or `nil` if nothing can be emitted.
  public func emitAll() -> String? {
    switch self {
    case .protocol(let parsed): parsed.mocked?.emitAll()
    case .class(let parsed): parsed.mocked?.emitPeers()
    }
  }
}
