import SwiftSyntax

/// The properties of a type that decide how its values pass through a mock.
struct TypeShape {
  /// The type without specifiers and without the attributes that only parameters may have.
  var value: String

  /// The type as written.
  private(set) var declared: String

  /// The specifiers of the type, such as `inout` or `sending`.
  var specifiers: Set<String> = []

  /// The names of the type's attributes, such as `escaping`.
  var attributes: Set<String> = []

  /// The function type, if the type is one, with any optional or parentheses around it.
  var function: FunctionTypeSyntax?

  /// The argument of `@isolated`, such as `any`, or `nil` if the type has no such attribute.
  var isolation: String?

  /// A Boolean value that indicates whether the type is the alias of a function type, so that the
  /// spellings of the types in it may mean nothing where the alias is used.
  var isAlias = false

  /// A Boolean value that indicates whether the function type is optional, and therefore always
  /// escapes.
  var isOptional = false

  /// The name of the generic parameter whose metatype this is.
  var metatypeBase: String?

  /// The specifiers that describe how a parameter is passed, and are not part of its type.
  private static let passingSpecifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "__owned", "__shared", "isolated", "_const",
  ]

  /// The attributes that describe a parameter and are not part of its type.
  private static let parameterAttributes: Set<String> = ["escaping", "autoclosure", "noescape"]

  /// Creates the shape of a type.
  ///
  /// - Parameter type: The type as written.
  init(_ type: TypeSyntax) {
    guard let attributed = type.as(AttributedTypeSyntax.self) else {
      self.init(unattributed: type)
      return
    }
    self.init(unattributed: attributed.baseType)
    declared = type.lineText
    var kept: [String] = []
    for specifier in attributed.specifiers {
      let text = specifier.lineText
      if Self.passingSpecifiers.contains(text) {
        specifiers.insert(text)
      } else {
        kept.append(text)
      }
    }
    for element in attributed.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedDescription
      let argument = attribute.arguments?.trimmedDescription
      attributes.insert(name == "convention" ? "\(name)(\(argument ?? ""))" : name)
      if name == "isolated" { isolation = argument }
      if !Self.parameterAttributes.contains(name) { kept.append(attribute.lineText) }
    }
    if !kept.isEmpty { value = kept.joined(separator: " ") + " " + value }
  }

  /// Creates a shape from a spelling.
  private init(value: String) {
    self.value = value
    declared = value
  }

  /// Creates the shape of a type without specifiers and attributes.
  private init(unattributed type: TypeSyntax) {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(unattributed: unwrapped.wrappedType)
      declared = type.lineText
      value += "?"
      isOptional = true
      metatypeBase = nil
      return
    }
    if let identifier = type.as(IdentifierTypeSyntax.self),
      identifier.genericArgumentClause == nil
    {
      self.init(value: identifier.name.text)
      return
    }
    self.init(value: type.lineText)
    if let function = type.as(FunctionTypeSyntax.self) {
      self.function = function
    } else if let optional = type.as(OptionalTypeSyntax.self) {
      function = TypeShape(optional.wrappedType).function
      isOptional = true
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      let inner = TypeShape(element.type)
      function = inner.function
      isOptional = inner.isOptional
      attributes = inner.attributes
    } else if let metatype = type.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    {
      metatypeBase = metatype.baseType.trimmedDescription
    }
  }

  /// A Boolean value that indicates whether the spelling of the type is that of a function type,
  /// optional or not.
  var isFunction: Bool { function != nil || attributes.contains("escaping") }

  /// A Boolean value that indicates whether a parameter of this type may not outlive the call.
  var isNonEscaping: Bool {
    function != nil && !isOptional && !attributes.contains("escaping")
      && attributes.isDisjoint(with: ["convention(c)", "convention(thin)"])
  }
}

extension Effects {
  /// Creates the effects of a function declaration.
  init(_ specifiers: FunctionEffectSpecifiersSyntax?) {
    self.init(isAsync: specifiers?.asyncSpecifier != nil, clause: specifiers?.throwsClause)
  }

  /// Creates the effects of a function type.
  init(_ specifiers: TypeEffectSpecifiersSyntax?) {
    self.init(isAsync: specifiers?.asyncSpecifier != nil, clause: specifiers?.throwsClause)
  }

  /// Creates the effects of an accessor.
  init(_ specifiers: AccessorEffectSpecifiersSyntax?) {
    self.init(isAsync: specifiers?.asyncSpecifier != nil, clause: specifiers?.throwsClause)
  }

  /// Creates the effects of a function with a `throws` clause.
  private init(isAsync: Bool, clause: ThrowsClauseSyntax?) {
    guard let clause else {
      self.init(isAsync: isAsync, throwing: .nothing)
      return
    }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      self.init(isAsync: isAsync, throwing: .rethrowing)
    } else {
      self.init(isAsync: isAsync, throwing: clause.type.map { .typed($0.lineText) } ?? .anyError)
    }
  }
}

extension ResultType {
  /// Creates the type of a result or a property.
  init(_ type: TypeSyntax) {
    let shape = TypeShape(type)
    self.init(
      declared: shape.declared, value: shape.value,
      isSending: shape.specifiers.contains("sending"),
      isKnownSendable: shape.value.isKnownSendable,
      mayBeExistential: shape.value.mayBeExistential)
  }
}
