import SwiftSyntax

extension UnrecordableTypes {
  /// Returns the systems on which values of types can be generic arguments, as the values that a mock
  /// records are.
  ///
  /// - Parameters:
  ///   - types: The types as written.
  ///   - hidden: The names of generic parameters, which hide aliases.
  func systems(with types: [TypeSyntax], hiding hidden: Set<String> = []) -> SystemVersions {
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
