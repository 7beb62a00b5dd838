public import SwiftDiagnostics
public import SwiftSyntax

/// A function whose attribute generates its body: the model and the diagnostics.
public struct ParsedFunction {
  /// The function, or `nil` if nothing can be emitted.
  package private(set) var mocked: MockedFunction?

  /// The diagnostics, in source order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates the result of parsing a declaration that has the attribute.
  ///
  /// - Parameters:
  ///   - declaration: The declaration, which is reported if it is not a function.
  ///   - attribute: The attribute.
  ///   - lexicalContext: The declarations around this one, from the inside to the outside.
  ///   - file: The file, as `#fileID` gives it.
  public init(
    _ declaration: some SyntaxProtocol, attribute: AttributeSyntax, lexicalContext: [Syntax],
    file: String
  ) {
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      diagnostics = [.notAFunction(Syntax(declaration), attribute)]
      return
    }
    guard check(function, lexicalContext) else { return }
    let access = function.modifiers.access(in: lexicalContext)
    let hasBody = function.body != nil
    var reader = ConditionReader(attribute)
    let condition = reader.read()
    var parser = MemberParser(access: access, isNextToRecorder: !hasBody)
    parser.surroundingAvailability = AttributeListSyntax.availability(of: lexicalContext)
    let method = parser.parse(function)
    diagnostics += reader.diagnostics + parser.diagnostics
    guard let method, let arguments = arguments(of: method, function),
      checkMock(of: function, lexicalContext, attribute)
    else { return }
    let mocked = MockedFunction(
      method: method,
      opaqueParameters: Array(
        method.generics.parameters.dropFirst(
          function.genericParameterClause?.parameters.count ?? 0)),
      name: parser.names[0],
      context: DeclarationContext(lexicalContext, file: file),
      body: hasBody
        ? .written(function.withoutName, condition: condition)
        : .mock(isOverride: function.modifiers.contains("override")),
      arguments: arguments)
    if hasBody, method.forwardedCall(to: .original) == nil {
      diagnostics.append(.unpassedParameters(of: function.name))
    } else {
      self.mocked = mocked
    }
  }

  /// Reports a function that can have no body from an attribute.
  ///
  /// - Returns: `true` if it can have one.
  private mutating func check(_ function: FunctionDeclSyntax, _ lexicalContext: [Syntax]) -> Bool {
    if function.isOperator {
      diagnostics.append(.operatorWithBody(function.name))
    } else if lexicalContext.first?.is(ProtocolDeclSyntax.self) == true {
      diagnostics.append(.requirementWithBody(function.name))
    } else if !lexicalContext.isOfTypeOrFile {
      diagnostics.append(.localFunction(function.name))
    } else if function.body == nil, lexicalContext.isEmpty {
      diagnostics.append(.functionWithoutBody(function.name))
    } else if let opaque = function.signature.returnClause?.type.opaquePart {
      diagnostics.append(.opaqueResult(of: function.name, opaque))
    } else {
      return true
    }
    return false
  }

  /// Reports a function without a body in a type that has no mock.
  ///
  /// A conformance must be next to the name of the type, because the attribute sees no extensions. A
  /// class may inherit the mock from its superclass.
  ///
  /// - Returns: `true` if the type may have a mock.
  private mutating func checkMock(
    of function: FunctionDeclSyntax, _ lexicalContext: [Syntax], _ attribute: AttributeSyntax
  ) -> Bool {
    guard function.body == nil,
      let group = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self),
      let name = group.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return true }
    let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isClass = group.is(ClassDeclSyntax.self)
    let mayHaveMock = inherited.contains { isClass || $0.hasSuffix("Mockable") }
    guard !mayHaveMock else { return true }
    let keyword =
      group.is(ActorDeclSyntax.self) ? "actor" : group.is(EnumDeclSyntax.self) ? "enum" : "struct"
    let isFinal = group.modifiers.contains("final") ? "final " : ""
    let declaration =
      isClass
      ? "\(isFinal)class \(name): Mock"
      : "\(keyword) \(name): Mockable { let mock = Mock() }"
    diagnostics.append(.typeWithoutMock(name, declaration, attribute))
    return false
  }

  /// Returns the arguments with which the function calls one of the same parameters.
  ///
  /// - Returns: `nil` if an argument cannot be passed, which is then reported.
  private mutating func arguments(of method: Method, _ function: FunctionDeclSyntax) -> [String]? {
    var arguments: [String] = []
    for (parameter, node) in zip(method.parameters, function.signature.parameterClause.parameters) {
      let name = node.secondName ?? node.firstName
      if let ellipsis = node.ellipsis {
        diagnostics.append(.variadicParameter(ellipsis, of: function.name))
        return nil
      }
      guard name.tokenKind != .wildcard else {
        diagnostics.append(.unnamedParameter(name, of: function.name))
        return nil
      }
      guard name.bareText != "self" else {
        diagnostics.append(.hiddenSelf(name, of: function.name))
        return nil
      }
      arguments.append(parameter.passedOn(as: name.text))
    }
    return arguments
  }
}

extension FunctionDeclSyntax {
  /// The function from its parameters to the end of its body, without its generic part.
  fileprivate var withoutName: String { signature.description + (body?.description ?? "") }
}

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
