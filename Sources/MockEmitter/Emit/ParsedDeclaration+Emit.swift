public import SwiftSyntax

extension ParsedDeclaration {
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

extension ParsedClass {
  /// Everything in the order of a file, or an empty text if nothing can be emitted.
  public func emitAll() -> String { mocked?.emitPeers() ?? "" }
}

extension ParsedFunction {
  /// Returns the statements of the function, or the written ones if the function is reported.
  public func emitBody(of declaration: some SyntaxProtocol) -> String {
    if let mocked { return mocked.emitBody() }
    let written = declaration.as(FunctionDeclSyntax.self)?.body?.statements.description
    return written ?? "Swift.fatalError()\n"
  }

  /// Returns the names and the patterns, or `nil` if nothing can be emitted.
  public func emitPeers() -> String? { mocked?.emitPeers() }
}

extension ParsedProperty {
  /// Returns the accessors, or one that stops if the property is reported.
  public func emitAccessors() -> String {
    mocked?.emitAccessors() ?? "get { Swift.fatalError() }\n"
  }

  /// Returns the names and the patterns, or `nil` if nothing can be emitted.
  public func emitPeers() -> String? { mocked?.emitPeers() }
}
