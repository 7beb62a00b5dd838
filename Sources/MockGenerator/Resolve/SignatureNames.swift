import MockEmitter
import SwiftSyntax

/// Collects the names that the signatures of a declaration's members use, and no bodies.
final class SignatureNames: SyntaxVisitor {
  /// The types and attributes as they are written, such as `Outer` and `Inner`, without generic
  /// arguments.
  private var paths: Set<[String]> = []

  /// The names of types that the declaration itself introduces.
  private var own: Set<String> = []

  /// Types of the standard library that are so frequent that no import is needed for them.
  private static let standardNames: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Comparable", "Dictionary", "Double",
    "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int32", "Int64", "MainActor",
    "Never", "Optional", "Range", "Result", "Self", "Sendable", "Set", "String", "Swift", "UInt",
    "UInt8", "Void",
  ]

  /// Collects the names of declarations.
  ///
  /// - Returns: The names, those of generic parameters and of the standard library not among them.
  static func names(in declarations: [DeclSyntax]) -> Set<String> {
    let visitor = SignatureNames(viewMode: .sourceAccurate)
    for declaration in declarations { visitor.walk(declaration) }
    return Set(visitor.paths.map { $0[0] }).subtracting(visitor.own).subtracting(standardNames)
  }

  /// Returns the names of the associated types of protocols.
  static func associatedTypes(of protocols: [DeclSyntax]) -> Set<String> {
    let members = protocols.flatMap { $0.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? [] }
    return Set(members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.bareText })
  }

  /// Collects the types of a declaration as they are written, with the types around them.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - excluded: The names of associated types, which are not collected.
  /// - Returns: The types, such as `["Outer", "Inner"]`, in alphabetical order.
  static func paths(in declaration: DeclSyntax, except excluded: Set<String>) -> [[String]] {
    let visitor = SignatureNames(viewMode: .sourceAccurate)
    visitor.walk(declaration)
    return visitor.paths.filter { !visitor.own.contains($0[0]) && !excluded.contains($0[0]) }
      .sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // Attributes of the compiler start with a lowercase letter.
    if node.parent?.is(AttributeSyntax.self) != true || node.name.text.first?.isUppercase == true {
      paths.insert(node.path)
    }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { return .skipChildren }
    return .visitChildren
  }
}

extension IdentifierTypeSyntax {
  /// The name with those of the types inside it that the code selects.
  fileprivate var path: [String] {
    var path = [name.bareText]
    var node = Syntax(self)
    while let member = node.parent?.as(MemberTypeSyntax.self), Syntax(member.baseType) == node {
      path.append(member.name.bareText)
      node = Syntax(member)
    }
    return path
  }
}

/// Qualifies the names of types that mean other types in the file of the mock.
final class TypeQualification: SyntaxRewriter {
  /// The modules, or types, to write before the names of the types.
  private let qualifiers: [String: String]

  /// Creates a rewriter.
  ///
  /// - Parameter qualifiers: The modules, or types, to write before the names of the types.
  init(_ qualifiers: [String: String]) {
    self.qualifiers = qualifiers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let module = qualifiers[node.name.bareText],
      let type = visited.as(IdentifierTypeSyntax.self)
    else { return visited }
    guard !module.hasSuffix("::") else {
      let name = module.qualifying(type.name.text)
      return TypeSyntax(
        type.with(\.name, type.name.with(\.tokenKind, .identifier(name))))
    }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: type.leadingTrivia,
        baseType: Self.type(module),
        name: type.name.with(\.leadingTrivia, []),
        genericArgumentClause: type.genericArgumentClause,
        trailingTrivia: type.trailingTrivia))
  }

  /// Returns the type with a name such as `Outer.Inner`.
  private static func type(_ name: String) -> TypeSyntax {
    let names = name.split(separator: ".").map { TokenSyntax.identifier(String($0)) }
    let first = TypeSyntax(IdentifierTypeSyntax(name: names[0]))
    return names.dropFirst().reduce(first) { TypeSyntax(MemberTypeSyntax(baseType: $0, name: $1)) }
  }
}
