public import SwiftDiagnostics
public import SwiftSyntax

/// A property with the attribute that gives it accessors: what can be emitted, and what is wrong.
public struct ParsedProperty {
  /// The property; nil where nothing can be emitted.
  package private(set) var mocked: MockedProperty?

  /// What is wrong, in source order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads a declaration that the attribute is on.
  ///
  /// - Parameters:
  ///   - declaration: the declaration, which is reported if it is no property
  ///   - attribute: the attribute
  ///   - lexicalContext: the declarations around this one, from the inside to the outside
  ///   - file: the file, as `#fileID` gives it
  public init(
    _ declaration: some SyntaxProtocol, attribute: AttributeSyntax, lexicalContext: [Syntax],
    file: String
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      diagnostics = [.notAProperty(attribute)]
      return
    }
    guard let accessors = MockedAccessors(attribute) else {
      diagnostics = [.unknownAccessors(attribute)]
      return
    }
    guard check(variable, binding, name, lexicalContext) else { return }
    var parser = MemberParser(
      access: variable.modifiers.access(in: lexicalContext), isBesideRecorder: true)
    let properties = parser.parse(variable)
    diagnostics += parser.diagnostics
    guard var property = properties.first else { return }
    property.effects = accessors.effects
    if !accessors.isSettable { property.setter = nil }
    mocked = MockedProperty(
      property: property, names: Array(parser.names.prefix(accessors.isSettable ? 2 : 1)),
      context: DeclarationContext(lexicalContext, file: file),
      isOverride: variable.modifiers.contains("override"))
  }

  /// The accessors; one that stops where the property is reported.
  public func emitAccessors() -> String {
    mocked?.emitAccessors() ?? "get { Swift.fatalError() }\n"
  }

  /// The names and the patterns; nil where nothing can be emitted.
  public func emitPeers() -> String? { mocked?.emitPeers() }

  /// Reports a property that can have no accessors from an attribute.
  ///
  /// - Returns: whether it can have some
  private mutating func check(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
    _ lexicalContext: [Syntax]
  ) -> Bool {
    if lexicalContext.first?.is(ProtocolDeclSyntax.self) == true {
      diagnostics.append(.requirementWithBody(name))
    } else if lexicalContext.isEmpty || !lexicalContext.isOfTypeOrFile {
      diagnostics.append(.localProperty(name))
    } else if let accessors = binding.accessorBlock {
      diagnostics.append(.writtenAccessors(Syntax(accessors), of: name))
    } else if let value = binding.initializer {
      diagnostics.append(.initialValue(value, of: name))
    } else if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      diagnostics.append(.constant(variable.bindingSpecifier, of: name))
    } else {
      return true
    }
    return false
  }
}

/// What the attribute says of the accessors.
private struct MockedAccessors {
  /// Whether there is a setter.
  var isSettable = true

  /// The effects of the getter.
  var effects = Effects.none

  /// Reads the argument of the attribute; nil for one that it does not know.
  init?(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first
    else { return }
    let member = argument.expression.as(MemberAccessExprSyntax.self)
    isSettable = false
    switch member?.declName.baseName.text {
    case "getSet": isSettable = true
    case "get": break
    case "getAsync": effects.isAsync = true
    case "getThrows": effects.throwing = .anyError
    case "getAsyncThrows": effects = Effects(isAsync: true, throwing: .anyError)
    default: return nil
    }
  }
}
