package import SwiftSyntax

/// What a protocol demands.
package struct ProtocolFacts: Sendable, Hashable {
  /// A method or property.
  package struct Requirement: Sendable, Hashable {
    /// The name.
    package var name: String

    /// The parameters of a method, or `nil` for a property.
    package var parameters: [Parameter]?

    /// The type of the result, which is empty for `Void`.
    package var result: String

    /// A Boolean value that indicates whether it is a property that can be set.
    package var isSettable = false

    /// A Boolean value that indicates whether it is a method that throws.
    package var isThrowing = false

    /// A Boolean value that indicates whether it has generic parameters of its own.
    package var isGeneric = false

    /// The name with the labels.
    package var fullName: String {
      guard let parameters else { return name }
      return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }

  /// A parameter.
  package struct Parameter: Sendable, Hashable {
    /// The label, or `nil` for none.
    package var label: String?

    /// The type.
    package var type: String
  }

  /// The name.
  package var name: String

  /// The names of the inherited protocols.
  package var inherited: [String]

  /// The requirements of instances.
  package var requirements: [Requirement]

  /// The members as they are declared, in their order.
  package var members: [DeclaredMember]

  /// A Boolean value that indicates whether it has subscripts, which are not among the requirements.
  package var hasSubscripts = false

  /// What the plug-in cannot mock about it, or `nil`.
  package var gap: String?

  /// Reads a protocol.
  init(_ node: ProtocolDeclSyntax) {
    gap = node.gap
    name = node.name.text
    inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedText) ?? []
    hasSubscripts = node.memberBlock.members.contains { $0.decl.is(SubscriptDeclSyntax.self) }
    requirements = node.memberBlock.members.flatMap { Requirement.all(in: $0.decl) }
    members = node.memberBlock.members.flatMap { DeclaredMember.all(in: $0.decl) }
  }
}

extension ProtocolFacts.Requirement {
  /// Returns the requirements that a member declares.
  static func all(in member: DeclSyntax) -> [Self] {
    if let method = member.as(FunctionDeclSyntax.self), !method.modifiers.isStatic {
      return [Self(method)]
    }
    guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
      return []
    }
    return property.bindings.map { binding in
      let isSettable = binding.accessorBlock?.tokens(viewMode: .sourceAccurate)
        .contains { $0.text == "set" }
      return Self(
        name: binding.pattern.trimmedText, parameters: nil,
        result: binding.typeAnnotation?.type.trimmedText ?? "",
        isSettable: isSettable == true)
    }
  }

  /// Reads a method.
  private init(_ method: FunctionDeclSyntax) {
    let result = method.signature.returnClause?.type.trimmedText ?? ""
    let isVoid = ["Void", "()", "Swift.Void"].contains(result)
    self.init(
      name: method.name.text,
      parameters: method.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return ProtocolFacts.Parameter(
          label: label == "_" ? nil : label, type: parameter.type.trimmedText)
      },
      result: isVoid ? "" : result,
      isThrowing: method.signature.effectSpecifiers?.throwsClause != nil,
      isGeneric: method.genericParameterClause != nil)
  }
}

extension ProtocolDeclSyntax {
  /// What the plug-in cannot mock about the protocol, or `nil`.
  var gap: String? {
    if let hiding { return hiding }
    let hasTypes = memberBlock.members.contains { $0.decl.is(AssociatedTypeDeclSyntax.self) }
    return hasTypes ? "has associated types" : nil
  }

  /// Why the plug-in does not see the protocol, or `nil`.
  var hiding: String? {
    if modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
      return "is private"
    }
    var node = parent
    while let current = node {
      if current.is(IfConfigDeclSyntax.self) { return "is in a condition" }
      node = current.parent
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// A Boolean value that indicates whether the declaration belongs to the type.
  package var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

/// Finds the protocols of a file.
final class ProtocolFactFinder: SyntaxVisitor {
  /// The protocols.
  private var found: [ProtocolFacts] = []

  /// Returns the protocols of a file.
  static func protocols(in source: ParsedSource) -> [ProtocolFacts] {
    let finder = ProtocolFactFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.found
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(ProtocolFacts(node))
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
