public import SwiftDiagnostics
public import SwiftSyntax

/// A property whose attribute generates its accessors: the model and the diagnostics.
public struct ParsedProperty {
  /// The property, or `nil` if nothing can be emitted.
  package private(set) var mocked: MockedProperty?

  /// The diagnostics, in source order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates the result of parsing a declaration that has the attribute.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a property.
  ///   - attribute: The attribute.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - file: The file, as `#fileID` gives it.
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
      access: variable.modifiers.access(in: lexicalContext), isNextToRecorder: true)
    parser.surroundingAvailability = AttributeListSyntax.availability(of: lexicalContext)
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

  /// Returns the accessors, or one that stops if the property is reported.
  public func emitAccessors() -> String {
    mocked?.emitAccessors() ?? "get { Swift.fatalError() }\n"
  }

  /// Returns the names and the patterns, or `nil` if nothing can be emitted.
  public func emitPeers() -> String? { mocked?.emitPeers() }

  /// Reports a property that can have no accessors from an attribute.
  ///
  /// - Returns: `true` if it can have some.
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

/// The accessors that the attribute requests.
private struct MockedAccessors {
  /// A Boolean value that indicates whether there is a setter.
  var isSettable = true

  /// The effects of the getter.
  var effects = Effects.none

  /// Creates the accessors from the argument of the attribute, or returns `nil` for an unknown
  /// argument.
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
