package import SwiftSyntax

/// The properties of a type that decide how its values pass through a mock.
package struct TypeShape {
  /// The type without specifiers and without the attributes that only parameters may have.
  package var value: String

  /// The type as written.
  private(set) var declared: String

  /// The specifiers of the type, such as `inout` or `sending`.
  package var specifiers: Set<String> = []

  /// The names of the type's attributes, such as `escaping`.
  var attributes: Set<String> = []

  /// The function type, if the type is one, with any optional or parentheses around it.
  package var function: FunctionTypeSyntax?

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
  package init(_ type: TypeSyntax) {
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

/// The associated types whose own associated types depend on the conforming type, as `A.B == Self`.
struct TypeTies {
  /// The types of the own associated types, by their names and those of the associated types.
  private var types: [String: [String: String]] = [:]

  /// Returns the own associated types of an associated type that depend on the conforming type, with
  /// the types that they are, or `nil` if there are none.
  subscript(name: String) -> [String: String]? { types[name] }

  /// Adds a requirement, if it is a tie.
  ///
  /// - Parameters:
  ///   - path: An associated type and names of its own ones, with dots between them.
  ///   - type: The type that they are.
  mutating func add(_ path: String, _ type: String) {
    guard type.mentions("Self"), let head = path.split(separator: ".").first,
      head.count < path.count, path.allSatisfy({ $0.isIdentifierPart || $0 == "." })
    else { return }
    types[String(head), default: [:]][String(path.dropFirst(head.count + 1))] = type
  }

  /// Adds the ties in the generic arguments of a constraint.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - name: The associated type.
  ///   - primaryTypes: The primary associated types of the constraint, or `nil` if they are unknown.
  mutating func read(_ constraint: TypeSyntax, of name: String, primaryTypes: [String]?) {
    let arguments = constraint.genericArguments.map(\.lineText.withoutSelf)
    guard arguments.contains(where: { $0.mentions("Self") }) else { return }
    let container = constraint.conformanceNames.first.flatMap(StandardContainers.primaryTypes)
    let names = primaryTypes ?? container ?? []
    for (position, argument) in arguments.enumerated() {
      // A number can be no name.
      let member = names.indices.contains(position) ? names[position] : "\(position)"
      types[name, default: [:]][member] = argument
    }
  }
}

extension UnrecordableTypes {
  /// Returns the systems on which values of types can be generic arguments, as the values that a mock
  /// records are.
  ///
  /// - Parameters:
  ///   - types: The types as written.
  ///   - hidden: The names of generic parameters, which hide aliases.
  package func systems(with types: [TypeSyntax], hiding hidden: Set<String> = []) -> SystemVersions
  {
    var versions = SystemVersions.all
    for type in types { read(type, &versions, hidden, depth: 0) }
    return versions
  }

  /// Reads a type, and the types of aliases in it. An invalid source can have an alias of itself.
  private func read(
    _ type: TypeSyntax, _ versions: inout SystemVersions, _ hidden: Set<String>, depth: Int
  ) {
    let visitor = SystemVisitor(viewMode: .sourceAccurate)
    visitor.walk(type)
    versions.formIntersection(visitor.versions)
    guard depth < 8, !functionAliases.isEmpty else { return }
    for name in visitor.names where !hidden.contains(name) {
      guard let target = functionAliases[name] else { continue }
      read(target, &versions, hidden, depth: depth + 1)
    }
  }
}

/// Finds the parts of a type that only newer systems have.
private final class SystemVisitor: SyntaxVisitor {
  /// The systems that have all parts.
  private(set) var versions = SystemVersions.all

  /// The names of types, each with those of the types around it.
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let components = TypeSyntax(node).nameComponents {
      names.insert(components.joined(separator: "."))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // Without an error of its own, the type is that of a function that throws any or no error.
    if let error = node.effectSpecifiers?.throwsClause?.type?.lineText,
      !["any Error", "any Swift.Error", "Error", "Swift.Error", "Never", "Swift.Never"]
        .contains(error)
    {
      versions.formIntersection(.functionTypes)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "isolated" {
      versions.formIntersection(.functionTypes)
    }
    return .skipChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.tokenKind == .keyword(.any),
      node.constraint.namedTypes.contains(where: \.type.hasGenericArguments)
    {
      versions.formIntersection(.constrainedExistentials)
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the name of a type has generic arguments.
  fileprivate var hasGenericArguments: Bool {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || self.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }
}

extension AttributeListSyntax {
  /// The `@available` attributes of declarations, from the inside to the outside.
  ///
  /// - Parameter lexicalContext: The declarations.
  static func availability(of lexicalContext: [Syntax]) -> [String] {
    lexicalContext.flatMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? []
    }
  }
}
